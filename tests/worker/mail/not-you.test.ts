import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { startJourney } from "#office/journey/journey.ts";
import { allSeen, by, journeys } from "#tests/worker/booked-quote.ts";
import { readLog } from "#tests/worker/desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry, runCron } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";
import { askAndGetMail, linkIn, mailsOf, team } from "./mail-visitor.ts";

const notYou = (mailPage: string) => mailPage.replace("/quote/", "/not-you/");
const press = (path: string) => postEnquiry({}, { path });

/** The relay to the form service is over. */
const endSending = () => env.ENQUIRIES.exec("UPDATE enquiries SET sending_until = NULL");

describe("“Not you?”", () => {
  it("is offered by the address in the mail, and not by the one in the tab", async () => {
    const { page, mailPage } = await askAndGetMail();
    expect(await (await visit(mailPage)).text()).toContain(`href="${notYou(mailPage)}"`);
    const inTab = await (await visit(page)).text();
    expect(inTab).not.toContain("/not-you/");
    expect((await visit(notYou(page))).status).toBe(404);
  });

  it("changes nothing when it is opened, as programs that check mails do", async () => {
    const { mailPage } = await askAndGetMail();
    for (let count = 0; count < 3; count += 1) {
      const opened = await visit(notYou(mailPage));
      expect(opened.status).toBe(200);
      expect(await opened.text()).toContain("This was not me: erase it");
    }
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("erases all that was sent with the address, tells the office, and mails nothing more to it", async () => {
    const { email, mailPage } = await askAndGetMail();
    await postEnquiry({ ...newEnquiry(), email: email.toUpperCase() });
    await mailsOf(email, 2);
    const other = await askAndGetMail();
    await endSending();
    const erased = await press(notYou(mailPage));
    expect(erased.status).toBe(200);
    expect(await erased.text()).toContain("It is erased");
    expect(await listEnquiries()).toMatchObject([{ email: other.email }]);
    await runCron();
    expect((await mailsOf(team, 1))[0]?.text).toContain("Erased, since it was not them (2)");
    expect(await readLog()).toHaveLength(2);
    expect((await visit(notYou(mailPage))).status).toBe(404);
    await askForQuote({ email, ...ownNote() });
    await runCron();
    expect(await readMail(email)).toHaveLength(2);
  });

  it("waits while something is on its way to the form service", async () => {
    const { mailPage } = await askAndGetMail();
    await env.ENQUIRIES.exec(`UPDATE enquiries SET sending_until = ${Date.now() + 60_000}`);
    const early = await press(notYou(mailPage));
    expect(early.status).toBe(409);
    expect(await early.text()).toContain("Please press again in a minute");
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("keeps a move that is booked with the address, says so, and goes on writing about it", async () => {
    const { email, id } = await askAndGetMail();
    await journeys.book(id, startJourney([], Date.now() + 60_000), by(Date.now()), allSeen);
    await askForQuote({ email, ...ownNote() });
    const [second] = await mailsOf(email, 2);
    await endSending();
    const erased = await press(notYou(linkIn(second ?? {})));
    expect(await erased.text()).toContain("but for the move that is booked with it");
    expect(await listEnquiries()).toMatchObject([{ id }]);
    expect((await env.ENQUIRIES.prepare("SELECT weight FROM mail_limits").all()).results).toEqual([
      { weight: 1 },
      { weight: 1 },
    ]);
  });

  it("lets browsers without JavaScript name their origin with the form, which no-referrer would hide", async () => {
    const { mailPage } = await askAndGetMail();
    for (const path of [notYou(mailPage), "/quote/find", mailPage]) {
      expect((await visit(path)).headers.get("Referrer-Policy")).toBe("same-origin");
    }
    const calendar = await visit(`${mailPage}/journey.ics`);
    expect(calendar.headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  it("erases no booked move, and none that is booked beside it", async () => {
    const { email, mailPage, id } = await askAndGetMail();
    await journeys.book(id, startJourney([], Date.now() + 60_000), by(Date.now()), allSeen);
    await endSending();
    const refused = await press(notYou(mailPage));
    expect(await refused.text()).toContain("This move is booked");
    expect(await listEnquiries()).toMatchObject([{ email }]);
    expect(await (await visit(mailPage)).text()).not.toContain("This was not me");
  });

  it("is not there for a key that nobody has", async () => {
    expect((await visit(`/not-you/${"a".repeat(32)}`)).status).toBe(404);
    expect((await visit("/not-you/x")).status).toBe(404);
    expect((await press(`/not-you/${"a".repeat(32)}`)).status).toBe(404);
  });
});
