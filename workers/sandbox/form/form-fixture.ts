import * as v from "valibot";
import type { SandboxFixture } from "../sandbox-fixture";
import { type InboxMessage, messageSchema } from "./inbox";

const acceptedSchema = v.strictObject({ ok: v.literal(true), id: v.string() });
const inboxSchema = v.strictObject({ count: v.number(), messages: v.array(messageSchema) });

export const enquiry = {
  name: "Asha Rao",
  email: "asha@example.test",
  message: "Two cats to Oslo",
};

export function sendForm(
  sandbox: SandboxFixture,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sandbox.fetch("/form", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** The id in the answer to a form that was accepted. */
export async function readId(answer: Response): Promise<string> {
  return v.parse(acceptedSchema, await answer.json()).id;
}

export async function readMessages(sandbox: SandboxFixture): Promise<InboxMessage[]> {
  const answer = await sandbox.fetch("/inbox.json");
  return v.parse(inboxSchema, await answer.json()).messages;
}
