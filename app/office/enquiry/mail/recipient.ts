import { sha256, toHex } from "#edge/http/digest.ts";

/**
 * One mailbox, whatever its spelling: capital letters, what follows a plus, and the dots of Gmail make no difference. Only
 * for counting; mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [, local = "", host = ""] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  const [name = ""] = local.split("+");
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${host}`;
}

/** The mailbox as the table of limits has it, which needs no address in words. */
export const recipientOf = async (email: string): Promise<string> =>
  toHex(await sha256(mailboxOf(email)));
