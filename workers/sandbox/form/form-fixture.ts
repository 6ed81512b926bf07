import * as v from "valibot";
import type { SandboxFixture } from "../sandbox-fixture";
import { type InboxMessage, messageSchema } from "./form";

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

/** Reads the id from the response to an accepted form post. */
export async function readId(response: Response): Promise<string> {
  return v.parse(acceptedSchema, await response.json()).id;
}

export async function readMessages(sandbox: SandboxFixture): Promise<InboxMessage[]> {
  const response = await sandbox.fetch("/inbox.json");
  return v.parse(inboxSchema, await response.json()).messages;
}
