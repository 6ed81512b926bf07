import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company/company.ts";
import { createDesk } from "#office/desk/store/desk.server.ts";
import {
  inFlood,
  listEnquiries,
  newEnquiry,
  postEnquiry,
  runCron,
} from "#tests/worker/enquiry-outbox.ts";
import { readMail, setMailFault } from "#tests/worker/mailbox.ts";
import { askForQuote, ownNote, postQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import {
  askAndGetMail,
  linkIn,
  listMails,
  mailsOf,
  newAddress,
  sendLater,
  untilFailed,
} from "./mail-visitor.ts";

describe("the confirmation of a quote", () => {
  it("has one link, which opens the quote as the address in the tab does", async () => {
    const { mail, page, mailPage } = await askAndGetMail();
    expect(mailPage).toMatch(/^\/quote\/[a-z2-7]{32}$/);
    expect(mailPage).not.toBe(page);
    const opened = await visit(mailPage);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain("We have your request");
    expect(mail.html?.match(/<a /g)).toHaveLength(1);
    expect(mail.html).toContain(mailPage);
  });

  it("comes from the site, is answered by the office, and asks no program for a reply", async () => {
    const { mail } = await askAndGetMail();
    expect(mail.from).toBe(`${company.name} <office@mail.marigoldpets.example>`);
    expect(mail.replyTo).toBe(company.email.label);
    expect(mail.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
  });

  it("has nothing that the visitor typed, since anybody can type any address", async () => {
    const typed = {
      name: "EVIL name",
      note: "EVIL https://evil.example",
      phone: "+91 98000 00000",
    };
    const email = newAddress();
    await askForQuote(
      { email, ...typed },
      "to=uk&city=EVILcity&place=EVILplace&pet=dog&breed=EVIL",
    );
    const [mail] = await mailsOf(email, 1);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toMatch(/evil|98000/i);
    }
  });

  it("is one mail, however often the same words are sent", async () => {
    const email = newAddress();
    const words = { email, ...ownNote() };
    await askForQuote(words);
    await askForQuote(words);
    await mailsOf(email, 1);
    await runCron();
    expect(await readMail(email)).toHaveLength(1);
  });

  it("never goes to what looks like spam or comes in a flood", async () => {
    // The flood is reported.
    expectConsoleErrors(1);
    const [spam, flooded] = [newAddress(), newAddress()];
    await postQuote({ email: spam, ...ownNote(), second_subject: "x" });
    await inFlood(() => postQuote({ email: flooded, ...ownNote() }));
    await sendLater();
    expect(await readMail(spam)).toEqual([]);
    expect(await readMail(flooded)).toEqual([]);
  });

  it("comes once somebody has taken a flood as genuine, and not a second time to others", async () => {
    const [before, flooded] = [newAddress(), newAddress()];
    await postQuote({ email: before, ...ownNote() });
    await mailsOf(before, 1);
    await inFlood(() => postQuote({ email: flooded, ...ownNote() }));
    const { housekeeping } = createDesk(env.ENQUIRIES);
    const now = Date.now();
    await housekeeping.changeWaiting("send-flood", { who: "meera@marigold.example", at: now }, now);
    await sendLater();
    await mailsOf(flooded, 1);
    expect(await readMail(before)).toHaveLength(1);
  });

  it("does not make the response wait, and comes later if the mail service is away", async () => {
    await setMailFault({ kind: "status", status: 503 });
    const email = newAddress();
    const response = await postQuote({ email, ...ownNote() });
    expect(response.status).toBe(303);
    expect(await readMail(email)).toEqual([]);
    await setMailFault({ path: "/nothing", kind: "hang" });
    await sendLater();
    await mailsOf(email, 1);
  });
});

describe("the confirmation of a message", () => {
  it("has one link, to the page that erases it", async () => {
    const email = newAddress();
    await postEnquiry({ ...newEnquiry(), email });
    const [mail] = await mailsOf(email, 1);
    expect(linkIn(mail ?? {})).toMatch(/^\/not-you\/[a-z2-7]{32}$/);
    expect(mail?.text).not.toContain("Moti");
  });
});

describe("a correction", () => {
  const submission = () => ({ submission: crypto.randomUUID() });

  it("is confirmed once, with the same link", async () => {
    const token = submission();
    const email = newAddress();
    await askForQuote({ ...token, email, note: "first" });
    const [first] = await mailsOf(email, 1);
    await askForQuote({ ...token, email, note: "second" });
    const [second] = await mailsOf(email, 2);
    expect(second?.subject).not.toBe(first?.subject);
    expect(linkIn(second ?? {})).toBe(linkIn(first ?? {}));
    const [{ id } = { id: "" }] = await listEnquiries();
    expect(await listMails(String(id))).toEqual(["received sent", "corrected sent"]);
  });

  it("with another address has a new link, and the old address gets nothing more", async () => {
    // The broken promise is reported.
    expectConsoleErrors(1);
    const token = submission();
    const [wrong, right] = [newAddress(), newAddress()];
    await askForQuote({ ...token, email: wrong, note: "one" });
    const [first] = await mailsOf(wrong, 1);
    await askForQuote({ ...token, email: right, note: "one" });
    const [second] = await mailsOf(right, 1);
    expect(linkIn(second ?? {})).not.toBe(linkIn(first ?? {}));
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await runCron();
    await mailsOf(right, 2);
    expect(await readMail(wrong)).toHaveLength(1);
  });

  it("that returns to the first address within ten minutes makes that one count again", async () => {
    const token = submission();
    const [first, second] = [newAddress(), newAddress()];
    for (const email of [first, second, first]) await askForQuote({ ...token, email, note: "one" });
    const stops = (await listEnquiries()).map(({ email, mail_stop }) => [email, mail_stop]);
    expect(Object.fromEntries(stops)).toEqual({ [first]: null, [second]: "replaced" });
  });

  it("of a message's address ends the old address's link", async () => {
    const token = submission();
    const [wrong, right] = [newAddress(), newAddress()];
    const message = newEnquiry();
    await postEnquiry({ ...message, ...token, email: wrong });
    const [first] = await mailsOf(wrong, 1);
    await postEnquiry({ ...message, ...token, email: right });
    const [second] = await mailsOf(right, 1);
    expect((await visit(linkIn(first ?? {}))).status).toBe(404);
    expect((await visit(linkIn(second ?? {}))).status).toBe(200);
  });
});

describe("the limit of mails from forms", () => {
  it("is two a day for one mailbox, however it is spelt", async () => {
    const name = crypto.randomUUID();
    const spellings = ["", "+a", "+b", "+c"].map((tag) => `${name}${tag}@example.com`);
    for (const email of spellings) {
      expect((await postQuote({ email, ...ownNote() })).status).toBe(303);
      await sendLater();
    }
    const got = await Promise.all(spellings.map((email) => readMail(email)));
    expect(got.flat()).toHaveLength(2);
    expect((await listMails()).filter((mail) => mail === "received capped")).toHaveLength(2);
  });

  it("is two hundred a day for all together", async () => {
    await env.ENQUIRIES.exec(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) INSERT INTO mail_limits (recipient, weight, until) SELECT 'r' || i, 1, ${Date.now() + 3_600_000} FROM n`,
    );
    const email = newAddress();
    await postQuote({ email, ...ownNote() });
    await sendLater();
    expect(await readMail(email)).toEqual([]);
    expect(await listMails()).toEqual(["received capped"]);
  });

  it("keeps a flood from its victims, and writes once to each of those before it", async () => {
    expectConsoleErrors(1);
    const limit = vi.spyOn(env.SITE_ENQUIRY_RATE_LIMIT, "limit");
    let count = 0;
    limit.mockImplementation(async ({ key }) => ({ success: key !== "site" || ++count <= 20 }));
    const victims = Array.from({ length: 100 }, newAddress);
    for (const [index, email] of victims.entries()) {
      await postQuote({ email, ...ownNote() });
      if (index < 20) await mailsOf(email, 1);
    }
    limit.mockRestore();
    await sendLater();
    const mails = await readMail();
    const written = new Set(
      mails.map(({ mailbox }) => mailbox).filter((to) => victims.includes(to)),
    );
    expect(written.size).toBe(20);
    expect(mails.filter(({ mailbox }) => written.has(mailbox))).toHaveLength(20);
  });

  it("does not count a second time what is sent again after a failure", async () => {
    await setMailFault({ kind: "status", status: 503, times: 1 });
    const email = newAddress();
    await postQuote({ email, ...ownNote() });
    await untilFailed();
    await sendLater();
    await postQuote({ email, ...ownNote() });
    await mailsOf(email, 2);
  });
});
