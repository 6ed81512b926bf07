import { WorkerEntrypoint } from "cloudflare:workers";
import app from "#workers/sandbox/app.ts";
import type { SandboxBindings } from "#workers/sandbox/bindings.ts";
import { sendMail } from "./send-mail.ts";

/** What the site's MAIL and TEAM_MAIL are bound to, in place of Cloudflare's `send_email`. */
export class Mailbox extends WorkerEntrypoint<SandboxBindings> {
  send(mail: EmailMessageBuilder): Promise<EmailSendResult> {
    return sendMail(mail, async (path, init) => app.request(path, init, this.env));
  }
}
