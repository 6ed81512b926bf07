import type { StoredMail } from "#workers/sandbox/mail/mailboxes.ts";
import { sandboxUrl, setFaults } from "./store.ts";

/** Lists the mails to an address, or all of them, newest first. */
export async function readMail(address = ""): Promise<StoredMail[]> {
  const response = await fetch(`${sandboxUrl}/mail.json?to=${encodeURIComponent(address)}`);
  const { mails } = await response.json<{ mails: StoredMail[] }>();
  return mails;
}

/** Replaces the sandbox's faults by one of mails, to all addresses unless its path names one. */
export const setMailFault = (fault: object) => setFaults({ path: "/mail/send/*", ...fault });

export async function emptyMailboxes(): Promise<void> {
  await fetch(`${sandboxUrl}/mail`, { method: "DELETE" });
}
