import { Hono } from "hono";
import { requireToken } from "#workers/sandbox/access.ts";
import type { SandboxEnv } from "#workers/sandbox/bindings.ts";
import { readJson } from "#workers/sandbox/read-json.ts";
import { bounceOf } from "./bounce.ts";
import { mailboxesPage, mailboxPage } from "./mail-pages.ts";
import { mailSchema, refuseHeaders } from "./mail-schema.ts";
import { deliver, emptyMailboxes, findMail, listMails } from "./mailboxes.ts";

/** A mail's own page may have inline styles and nothing else, whatever it says. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

export const mailRoutes = new Hono<SandboxEnv>();

mailRoutes.post("/mail/send/*", async (c) => {
  const mail = await readJson(c, mailSchema);
  if (!mail.success) return c.json({ code: "E_VALIDATION_ERROR", message: mail.message }, 400);
  const refusal = refuseHeaders(mail.output.headers);
  if (refusal) return c.json(refusal, 400);
  return c.json({ messageId: await deliver(c.env.SANDBOX_STATE, mail.output) });
});

mailRoutes.on(["GET", "DELETE"], ["/mail.json", "/mail/*"], requireToken);
mailRoutes.on("POST", "/mail/:address/:messageId/bounce", requireToken);

mailRoutes.get("/mail.json", async (c) => {
  const mails = await listMails(c.env.SANDBOX_STATE, c.req.query("to"));
  return c.json({ count: mails.length, mails });
});

mailRoutes.get("/mail", async (c) => c.html(mailboxesPage(await listMails(c.env.SANDBOX_STATE))));

mailRoutes.delete("/mail", async (c) => {
  await emptyMailboxes(c.env.SANDBOX_STATE);
  return c.body(null, 204);
});

mailRoutes.get("/mail/:address", async (c) => {
  const { address } = c.req.param();
  return c.html(mailboxPage(address, await listMails(c.env.SANDBOX_STATE, address)));
});

mailRoutes.get("/mail/:address/:messageId", async (c) => {
  const { address, messageId } = c.req.param();
  const mail = await findMail(c.env.SANDBOX_STATE, address, messageId);
  if (!mail?.html) return c.notFound();
  c.header("Content-Security-Policy", mailPolicy);
  return c.html(mail.html);
});

mailRoutes.post("/mail/:address/:messageId/bounce", async (c) => {
  const { address, messageId } = c.req.param();
  const { SANDBOX_STATE, MAIL_EVENTS } = c.env;
  const mail = await findMail(SANDBOX_STATE, address, messageId);
  if (mail === null) return c.notFound();
  if (!MAIL_EVENTS) {
    return c.text(
      "No mail can come back: this sandbox has no queue for the events of mails.\n",
      501,
    );
  }
  await MAIL_EVENTS.send(bounceOf(mail));
  return c.redirect(`/mail/${encodeURIComponent(address)}`, 303);
});
