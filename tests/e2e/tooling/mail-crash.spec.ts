import { request } from "node:http";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { createKilledSite } from "./killed-site.ts";

const [PORT, SANDBOX_PORT] = ["8829", "8830"];
const sandboxUrl = `http://localhost:${SANDBOX_PORT}`;
const deskHost = `desk.localhost:${PORT}`;
const site = createKilledSite({ PORT, SANDBOX_PORT });

const quoteCount = 16;
/** The site is killed while other mails are on their way. */
const killedAfter = 4;

test.afterEach(() => site.kill());

const addressOf = (number: number) => `owner-${number}@example.com`;
const wordsOf = (number: number) => `It costs ${number} rupees.`;

async function signIn(): Promise<string> {
  const response = await fetch(`${sandboxUrl}/access/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ desk: `http://${deskHost}`, email: "meera@marigold.example" }),
    redirect: "manual",
  });
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Answers at the desk, whose host Node does not resolve. Resolves to true if the response confirms it. */
function answer(id: string, reply: string, cookie: string): Promise<boolean> {
  const body = `${new URLSearchParams({ do: "reply", revision: "1", line: "0", reply })}`;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const posting = request(
    {
      port: PORT,
      path: `/desk/${id}`,
      method: "POST",
      headers: {
        Host: deskHost,
        Origin: `http://${deskHost}`,
        Cookie: cookie,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": body.length,
      },
    },
    (response) => {
      response.resume();
      resolve(response.statusCode === 303);
    },
  );
  posting.on("error", () => resolve(false));
  posting.end(body);
  return promise;
}

type Mail = { mailbox: string; text: string };

async function readMails(): Promise<Mail[]> {
  const response = await fetch(`${sandboxUrl}/mail.json`);
  const { mails }: { mails: Mail[] } = await response.json();
  return mails;
}

const slowMail = (delayMs: number) =>
  fetch(`${sandboxUrl}/__faults`, {
    method: "PUT",
    body: JSON.stringify({ path: "/mail/send/*", kind: "delay", delayMs }),
  });

/** Does the work for each number at once, and kills the site after some are confirmed. Returns the confirmed ones. */
async function killDuring(work: (number: number) => Promise<boolean>): Promise<number[]> {
  const confirmed: number[] = [];
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: quoteCount }, async (_, number) => {
      if (!(await work(number))) return;
      confirmed.push(number);
      if (confirmed.length === killedAfter) killed = site.kill();
    }),
  );
  await (killed ?? site.kill());
  return confirmed;
}

/** What was on its way when the site was killed counts as cut off now, and not only in a minute. */
async function restart(): Promise<void> {
  await site.query("UPDATE mails SET next_attempt_at = 0 WHERE state IN ('waiting', 'sending')");
  await site.start();
  await slowMail(0);
  expect((await fetch(`${site.url}/cdn-cgi/handler/scheduled`)).ok).toBe(true);
}

test("no confirmed quote lacks its mail, and no reply is lost or sent twice, when the Worker is killed while it sends them", async () => {
  test.setTimeout(400_000);
  await site.empty();
  await site.start();
  await slowMail(200);
  const asked = await killDuring((number) =>
    site.post("/quote?step=you&to=uk&pet=dog", {
      name: "Asha",
      email: addressOf(number),
      note: "",
    }),
  );
  const rows = await site.query<{ id: string; email: string }>("SELECT id, email FROM enquiries");
  await restart();
  const confirmations = await readMails();
  expect(
    asked.filter((number) => !confirmations.some(({ mailbox }) => mailbox === addressOf(number))),
  ).toEqual([]);

  await slowMail(200);
  const cookie = await signIn();
  const answered = await killDuring(async (number) => {
    const row = rows.find(({ email }) => email === addressOf(number));
    return row !== undefined && answer(row.id, wordsOf(number), cookie);
  });
  expect(answered.length).toBeGreaterThanOrEqual(killedAfter);
  await restart();
  const mails = await readMails();
  await site.kill();
  const replies = await site.query<{ email: string; state: string }>(
    "SELECT email, state FROM mails JOIN enquiries ON enquiries.id = enquiry_id WHERE mails.kind = 'reply'",
  );
  for (const number of answered) {
    const state = replies.find(({ email }) => email === addressOf(number))?.state;
    const copies = mails.filter(
      ({ mailbox, text }) => mailbox === addressOf(number) && text.includes(wordsOf(number)),
    );
    // Of what was cut off nobody knows whether it arrived: the desk says so, and a person decides.
    expect(["sent", "unsure"]).toContain(state);
    expect(copies.length, state).toBeLessThanOrEqual(1);
    if (state === "sent") expect(copies).toHaveLength(1);
  }
});
