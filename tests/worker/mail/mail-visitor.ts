import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { listEnquiries, runCron } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { siteUrl } from "#tests/worker/site.ts";

/** The office's, in wrangler.toml. */
export const team = "office@marigoldpets.example";

/** An address that no other test uses, since an address gets two mails a day. */
export const newAddress = () => `owner-${crypto.randomUUID()}@example.com`;

/** Waits until an address has that many mails, and returns them, the newest first. */
export function mailsOf(address: string, count: number) {
  return vi.waitFor(
    async () => {
      const mails = await readMail(address);
      expect(mails.map(({ subject }) => subject)).toHaveLength(count);
      return mails;
    },
    { timeout: 5_000 },
  );
}

/** The path of the one link in the text of a mail. */
export function linkIn({ text = "" }: { text?: string | undefined }): string {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  expect(links[0]?.startsWith(siteUrl)).toBe(true);
  return links[0]?.slice(siteUrl.length) ?? "";
}

/** Asks for a quote, and waits for its confirmation. */
export async function askAndGetMail(email = newAddress()) {
  const page = await askForQuote({ email, ...ownNote() });
  const [mail] = await mailsOf(email, 1);
  if (!mail) throw new Error("No mail has come.");
  const id = String((await listEnquiries()).find((row) => row.email === email)?.id);
  return { email, page, mail, id, mailPage: linkIn(mail) };
}

/** Lists the kinds and states of the mails about an enquiry, or of all. */
export async function listMails(id: string | null = null): Promise<string[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT kind, state FROM mails WHERE enquiry_id IS coalesce(?1, enquiry_id) ORDER BY id",
  )
    .bind(id)
    .all<{ kind: string; state: string }>();
  return results.map(({ kind, state }) => `${kind} ${state}`);
}

/** Waits until an attempt to send the last mail has failed. */
export const untilFailed = () =>
  vi.waitFor(async () => {
    const last = env.ENQUIRIES.prepare("SELECT state, failure FROM mails ORDER BY id DESC LIMIT 1");
    expect(await last.first()).toMatchObject({ state: "waiting", failure: expect.any(String) });
  });

/** Moves the times of the mails, and of the answers that they are, into the past. */
export async function ageMails(byMs: number): Promise<void> {
  const ageing = [
    "UPDATE mails SET created_at = created_at - ?1, next_attempt_at = next_attempt_at - ?1",
    "UPDATE enquiries SET replied_at = replied_at - ?1",
  ];
  await env.ENQUIRIES.batch(ageing.map((sql) => env.ENQUIRIES.prepare(sql).bind(byMs)));
}

/** Runs the relay at a time when every mail that waits is due. */
export async function sendLater(): Promise<void> {
  // What is on its way would count as cut off.
  await vi.waitFor(async () => expect((await listMails()).join()).not.toContain("sending"));
  await ageMails(3_600_000);
  await runCron();
}
