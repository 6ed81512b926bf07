import type * as v from "valibot";
import { deleteAll, keep, listNewest, nextTime } from "#workers/sandbox/arrivals.ts";
import type { SandboxState } from "#workers/sandbox/bindings.ts";
import type { Address, mailSchema } from "./mail-schema.ts";

/** One copy of a mail, in the mailbox of a recipient. Names are beside addresses as in a header: `Asha <asha@…>`. */
export type StoredMail = {
  messageId: string;
  receivedAt: string;
  mailbox: string;
  to: string[];
  from: string;
  replyTo: string | null;
  cc: string[];
  bcc: string[];
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};

const prefixOf = (mailbox: string) => `mail:${mailbox.toLowerCase()}:`;

const textOf = ({ email, name }: Address) => (name ? `${name} <${email}>` : email);

/** Stores a copy for each recipient, and returns the id that they have in common. */
export async function deliver(
  state: SandboxState,
  mail: v.InferOutput<typeof mailSchema>,
): Promise<string> {
  const { to, cc, bcc, from, replyTo, subject, headers, text, html } = mail;
  const messageId = crypto.randomUUID();
  const receivedAt = nextTime();
  const recipients = [...to, ...cc, ...bcc].map(({ email }) => email.toLowerCase());
  const copies = [...new Set(recipients)].map(
    (mailbox): StoredMail => ({
      messageId,
      receivedAt,
      mailbox,
      to: to.map(textOf),
      cc: cc.map(textOf),
      bcc: bcc.map(textOf),
      from: textOf(from),
      replyTo: replyTo && textOf(replyTo),
      subject,
      headers,
      text,
      html,
    }),
  );
  await Promise.all(copies.map((copy) => keep(state, prefixOf(copy.mailbox) + messageId, copy)));
  return messageId;
}

/** The mails of one mailbox or of all, newest first. */
export const listMails = (state: SandboxState, mailbox?: string) =>
  listNewest<StoredMail>(state, mailbox ? prefixOf(mailbox) : "mail:");

export async function findMail(
  state: SandboxState,
  mailbox: string,
  messageId: string,
): Promise<StoredMail | null> {
  return JSON.parse((await state.get(prefixOf(mailbox) + messageId)) ?? "null");
}

export const emptyMailboxes = (state: SandboxState) => deleteAll(state, "mail:");
