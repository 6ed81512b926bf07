import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { writeJourneyForm } from "#office/journey/journey-form.ts";
import { journeys, tomorrow } from "#tests/worker/booked-quote.ts";
import { meera, press, publishKeys, signIn } from "#tests/worker/desk-office.ts";
import { runCron } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import {
  askAndGetMail,
  linkIn,
  listMails,
  mailsOf,
  sendLater,
  team,
  untilFailed,
} from "./mail-visitor.ts";

/** A booked quote whose owner has got the confirmation and the news of the booking. */
async function book() {
  const asked = await askAndGetMail();
  const path = `/desk/${asked.id}/journey`;
  const office = await signIn(meera);
  await press(office, path, { do: "book", without: "phone", next: tomorrow() });
  const [mail] = await mailsOf(asked.email, 2);
  async function formOf() {
    const stored = await journeys.find(asked.id);
    if (!stored) throw new Error("It is not booked.");
    return { ...writeJourneyForm(stored.journey), revision: String(stored.revision), do: "save" };
  }
  return { ...asked, path, office, formOf, bookedMail: mail };
}

describe("the owner of a booked quote", () => {
  it("hears that it is booked, what comes first and when we write next", async () => {
    const { bookedMail, mailPage } = await book();
    expect(bookedMail?.subject).toMatch(/booked/i);
    expect(bookedMail?.text).toContain("Papers");
    expect(linkIn(bookedMail ?? {})).toBe(mailPage);
    expect(await (await visit(mailPage)).text()).toContain("Next message by");
  });

  it("hears each change with the office's words, and nothing of a form that changes nothing", async () => {
    const { email, id, path, office, formOf } = await book();
    await office.post(path, {
      ...(await formOf()),
      current: "result",
      words: "The sample is there.",
    });
    const [news] = await mailsOf(email, 3);
    expect(news?.text).toContain("The sample is there.");
    expect(news?.text).toContain("Result");
    await office.post(path, await formOf());
    await sendLater();
    expect(await readMail(email)).toHaveLength(3);
    expect(await listMails(id)).toEqual(["received sent", "booked sent", "message sent"]);
  });

  it("hears of an undone change that our last message was a mistake, before the words that hold again", async () => {
    const { email, path, office, formOf } = await book();
    await office.post(path, { ...(await formOf()), words: "Papers are here." });
    await mailsOf(email, 3);
    await office.post(path, { ...(await formOf()), current: "landed", words: "Wrong journey." });
    await mailsOf(email, 4);
    const { revision } = await formOf();
    await office.post(path, { do: "undo", revision });
    const [news] = await mailsOf(email, 5);
    expect(news?.text).toMatch(/^Our last message was a mistake.*what holds now.*Papers are here/s);
    expect(news?.text).toContain("Next: Papers");
    await office.post(path, { ...(await formOf()), current: "landed" });
    await mailsOf(email, 6);
    await office.post(path, { do: "undo", revision: (await formOf()).revision });
    const [again] = await mailsOf(email, 7);
    expect(again?.text).toMatch(/^Our last message was a mistake.*Papers are here/s);
  });

  it("hears words once, and what followed while mail was away, in the mail that goes out then", async () => {
    const { email, path, office, formOf } = await book();
    await office.post(path, { ...(await formOf()), words: "Papers are here." });
    await mailsOf(email, 3);
    await publishKeys(undefined, { path: "/mail/send/*", kind: "status", status: 503 });
    await office.post(path, { ...(await formOf()), current: "result" });
    await untilFailed();
    await office.post(path, { ...(await formOf()), words: "Bring them on Monday." });
    await publishKeys();
    await sendLater();
    const [news, , , ...older] = await mailsOf(email, 4);
    expect(older).toHaveLength(1);
    expect(news?.text).toContain("Bring them on Monday.");
    expect(news?.text).not.toContain("Papers are here.");
  });

  it("hears that the pet is home, or that the move is called off", async () => {
    for (const [change, heard] of [
      ["close", /home/i],
      ["call-off", /called off/i],
    ] as const) {
      const { email, path, office, formOf } = await book();
      await office.post(path, { ...(await formOf()), do: change });
      const [news] = await mailsOf(email, 3);
      expect(news?.text).toMatch(heard);
    }
  });

  it("gets a new link when the office replaces it, and the old ones have ended", async () => {
    const { email, path, page, mailPage, office } = await book();
    await press(office, path, { do: "replace", key: page.split("/").at(-1) ?? "" });
    const [news] = await mailsOf(email, 3);
    const newPage = linkIn(news ?? {});
    expect(newPage).not.toBe(mailPage);
    expect((await visit(newPage)).status).toBe(200);
    expect((await visit(mailPage)).status).toBe(404);
    expect((await visit(page)).status).toBe(404);
  });

  it("hears once, from us, that a promised message is late", async () => {
    expectConsoleErrors(1);
    const { email, id } = await book();
    await env.ENQUIRIES.exec("UPDATE journeys SET next_by = 1");
    await runCron();
    await runCron();
    const [late] = await mailsOf(email, 3);
    expect(late?.text).toMatch(/our mistake/);
    expect(await listMails(id)).toEqual(["received sent", "booked sent", "late sent"]);
    expect((await mailsOf(team, 1))[0]?.subject).toContain("Owners had no message in time");
  });
});

describe("whoever asked", () => {
  it("hears once that our reply is late, before asking, and so does the office", async () => {
    expectConsoleErrors(1);
    const { email, id } = await askAndGetMail();
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await runCron();
    await runCron();
    const [late] = await mailsOf(email, 2);
    expect(late?.subject).toMatch(/late/i);
    expect(await listMails(id)).toEqual(["received sent", "late sent"]);
    expect((await mailsOf(team, 1))[0]?.text).toContain("Not answered in time (1)");
  });

  it("hears nothing of a late reply that was given meanwhile", async () => {
    expectConsoleErrors(1);
    const { email, id, office } = { ...(await askAndGetMail()), office: await signIn(meera) };
    await publishKeys(undefined, { path: "/mail/send/*", kind: "status", status: 503 });
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await runCron();
    await press(office, `/desk/${id}`, { do: "answered", via: "phone" });
    await publishKeys();
    await sendLater();
    expect(await readMail(email)).toHaveLength(1);
    expect(await listMails(id)).toEqual(["received sent", "late stopped"]);
  });
});
