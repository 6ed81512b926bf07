import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import {
  meera,
  press,
  publishKeys,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import { runCron } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { visit } from "#tests/worker/site.ts";
import {
  ageMails,
  askAndGetMail,
  listMails,
  mailsOf,
  sendLater,
  team,
  untilFailed,
} from "./mail-visitor.ts";

const words = "Hello Asha,\n\nit costs ₹1,80,000.\nShall we book it?";

/** A quote, and somebody at the desk who looks at it. */
async function openAtDesk() {
  const asked = await askAndGetMail();
  return { ...asked, path: `/desk/${asked.id}`, office: await signIn(meera) };
}

/** Breaks mail to that address. */
const breakMail = (email: string, fault: object) =>
  publishKeys(undefined, { path: `/mail/send/${email}`, ...fault });

describe("a reply from the desk", () => {
  it("arrives with the office's words, answers the enquiry, and is on the visitor's page", async () => {
    const { email, page, path, office } = await openAtDesk();
    expect(await office.read(path)).toContain("Answer it here");
    const sent = await press(office, path, { do: "reply", reply: words.replaceAll("\n", "\r\n") });
    expect(sent.page).toContain("The reply goes out now.");
    const [mail] = await mailsOf(email, 2);
    expect(mail?.text).toContain(words);
    expect(mail?.replyTo).toBe(company.email.label);
    expect(await readMail(company.email.label)).toMatchObject([{ messageId: mail?.messageId }]);
    expect(await readLog()).toEqual([expect.stringContaining("answered it by mail")]);
    const shown = await (await visit(page)).text();
    expect(shown).toContain("What we wrote to you");
    expect(shown).toContain("it costs ₹1,80,000.");
    expect(await office.read(path)).not.toContain("Answer it here");
  });

  it("is sent once, even when two people press at the same moment", async () => {
    const { email, path, office } = await openAtDesk();
    const people = [office, await signIn(ravi)];
    const seen = await seenBy(office, path);
    const results = await Promise.all(
      people.map((person) => submit(person, path, { ...seen, do: "reply", reply: words })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const loser = results.find(({ status }) => status === 409);
    expect(loser?.page).toMatch(/(meera|ravi) was first/);
    await mailsOf(email, 2);
    await sendLater();
    expect(await readMail(email)).toHaveLength(2);
  });

  it("is not sent without words of the office's own, and keeps what was typed", async () => {
    const { path, office } = await openAtDesk();
    const draft = /<textarea[^>]*name="reply"[^>]*>([^<]*)/.exec(await office.read(path))?.[1];
    expect(draft).toContain("thank you for writing to us");
    for (const reply of ["", draft ?? ""]) {
      const refused = await press(office, path, { do: "reply", reply });
      expect(refused.status).toBe(400);
      expect(refused.page).toContain("Please write your reply first.");
    }
    const seen = await seenBy(office, path);
    const stale = await submit(office, path, {
      ...seen,
      line: "0",
      revision: "9",
      do: "reply",
      reply: words,
    });
    expect(stale.status).toBe(409);
    expect(stale.page).toContain("Shall we book it?");
  });

  it("is not sent with a gap of a prepared text, and is once the gap is filled in", async () => {
    const { email, path, office } = await openAtDesk();
    const chosen = `${path}?text=first-answer`;
    const draft = textOf(await office.read(chosen)).match(
      /<textarea[^>]*name="reply"[^>]*>([^<]*)/,
    )?.[1];
    expect(draft).toContain("[to fill in]");
    const refused = await press(office, chosen, { do: "reply", reply: draft ?? "" });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please fill in [to fill in] first");
    expect(refused.page).toContain("thank you for asking us");
    const filled = draft?.replace("[to fill in]", "tomorrow noon") ?? "";
    expect((await press(office, chosen, { do: "reply", reply: filled })).page).toContain(
      "The reply goes out now.",
    );
    const [mail] = await mailsOf(email, 2);
    expect(mail?.text).toContain("line by line, by tomorrow noon.");
  });

  it("of which nobody knows whether it arrived is sent again only by a person", async () => {
    const { email, id, path, office } = await openAtDesk();
    await breakMail(email, { kind: "lost-response", times: 1 });
    await press(office, path, { do: "reply", reply: words });
    await mailsOf(email, 2);
    await sendLater();
    expect(await readMail(email)).toHaveLength(2);
    expect(await listMails(id)).toEqual(["received sent", "reply unsure"]);
    const [alarm] = await mailsOf(team, 1);
    expect(alarm?.subject).toContain("may not have gone out");
    const shown = await office.read(path);
    expect(shown).toContain("nobody knows whether it went out");
    const mail = (await seenBy(office, path)).mail ?? "";
    expect((await press(office, path, { do: "reply-arrived", mail })).page).toContain(
      "The reply counts as sent.",
    );
    expect(await listMails(id)).toEqual(["received sent", "reply sent"]);
  });

  it("that was cut off may be sent again at the desk", async () => {
    const { email, id, path, office } = await openAtDesk();
    await breakMail(email, { kind: "status", status: 503 });
    await press(office, path, { do: "reply", reply: words });
    await untilFailed();
    await publishKeys();
    // As it is after the Worker was killed while it waited for the mail service.
    await env.ENQUIRIES.exec("UPDATE mails SET state = 'sending' WHERE kind = 'reply'");
    await ageMails(3_600_000);
    await runCron();
    expect(await listMails(id)).toEqual(["received sent", "reply unsure"]);
    const mail = (await seenBy(office, path)).mail ?? "";
    await press(office, path, { do: "reply-again", mail });
    await mailsOf(email, 2);
    expect(await listMails(id)).toEqual(["received sent", "reply sent"]);
  });

  it("that cannot be sent is none: the enquiry is unanswered, the office is told, the words are kept", async () => {
    const { email, page, id, path, office } = await openAtDesk();
    await breakMail(email, { kind: "mail-error", code: "E_RECIPIENT_SUPPRESSED" });
    await press(office, path, { do: "reply", reply: words });
    const [alarm] = await mailsOf(team, 1);
    expect(alarm?.subject).toContain("A reply could not be sent");
    expect(await listMails(id)).toEqual(["received sent", "reply failed"]);
    const shown = await office.read(path);
    expect(shown).toContain("Mail came back: call");
    expect(shown).toContain("could not be sent (E_RECIPIENT_SUPPRESSED)");
    expect(shown).toContain("it costs ₹1,80,000.");
    expect(await (await visit(page)).text()).toContain("We reply by");
    expect(await readLog()).toEqual([
      expect.stringContaining("answered it by mail"),
      expect.stringContaining("the website"),
    ]);
  });

  it("waits while the mail service is away, and is given up after three days, not silently", async () => {
    const { email, id, path, office } = await openAtDesk();
    await breakMail(email, { kind: "mail-error", code: "E_DAILY_LIMIT_EXCEEDED" });
    await press(office, path, { do: "reply", reply: words });
    await sendLater();
    expect(await listMails(id)).toEqual(["received sent", "reply waiting"]);
    await ageMails(4 * 24 * 3_600_000);
    await sendLater();
    expect(await listMails(id)).toEqual(["received sent", "reply failed"]);
    expect((await mailsOf(team, 1))[0]?.subject).toContain("A reply could not be sent");
  });
});

it("a reply that still waits is withdrawn with its mark, and another one can be sent", async () => {
  const { email, id, path, office } = await openAtDesk();
  await breakMail(email, { kind: "mail-error", code: "E_DAILY_LIMIT_EXCEEDED" });
  await press(office, path, { do: "reply", reply: "The wrong price." });
  await untilFailed();
  await press(office, path, { do: "undo" });
  await press(office, path, { do: "reply", reply: "The right price." });
  await publishKeys();
  await sendLater();
  expect(await listMails(id)).toEqual(["received sent", "reply stopped", "reply sent"]);
  expect((await readMail(email)).map(({ text }) => text).join()).not.toContain("wrong");
});

it("a reply that another one was faster than is kept on the page", async () => {
  const { path, office } = await openAtDesk();
  const seen = await seenBy(office, path);
  await submit(office, path, { ...seen, do: "reply", reply: "The first." });
  const late = await submit(office, path, {
    ...seen,
    do: "reply",
    reply: "The second, typed long.",
  });
  expect(late.status).toBe(409);
  expect(late.page).toContain("The second, typed long.");
});

it("“I answered elsewhere” marks without a mail", async () => {
  const { email, path, office } = await openAtDesk();
  expect(await office.read(path)).toContain("I answered elsewhere");
  await press(office, path, { do: "answered", via: "phone" });
  await sendLater();
  expect(await readMail(email)).toHaveLength(1);
});
