import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { startJourney } from "#office/journey/journey.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { allSeen, bookQuote, by, journeys } from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  press,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import {
  inFlood,
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  runCron,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";

const nextOfficeDay = new Date(promiseReply(Date.now())).toISOString().slice(0, 10);

const noPromise = "Came in a flood, no promise";

describe("the flood at the desk", () => {
  it("is one line above the lists, with its own list, and pushes down nobody", async () => {
    const person = await signIn(meera);
    await postEnquiry({ ...newEnquiry(), name: "Genuine" });
    for (const name of ["One", "Two"]) {
      await inFlood(() => postEnquiry({ ...newEnquiry(), name }));
    }
    const list = textOf(await person.read("/desk"));
    expect(list).toContain("2 enquiries came in a flood");
    expect(list).toContain('href="/desk?show=flood"');
    const names = (page: string) => page.match(/(?<=>)(Genuine|One|Two)(?=<\/a>)/g);
    expect(names(list)).toEqual(["Genuine"]);
    const flood = textOf(await person.read("/desk?show=flood"));
    expect(names(flood)).toEqual(["Two", "One"]);
    expect(flood.split(noPromise)).toHaveLength(3);
    expect(flood).toContain("All are genuine");
    expect(flood).toContain("All are spam");
    await vi.waitFor(async () => expect(await readInbox()).toHaveLength(1));
  });

  it("is not there without one", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    expect(await person.read("/desk")).not.toContain("came in a flood");
    expect(await person.read("/desk/housekeeping")).not.toContain("came in a flood");
  });
});

describe("one enquiry of a flood", () => {
  it("is taken as genuine with one press: promised from now on, sent, and apart from the others", async () => {
    const person = await signIn(meera);
    const quotePath = await inFlood(() => askForQuote(ownNote()));
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    const { id, path } = await onlyRow();
    expect(textOf(await person.read(path))).toContain(noPromise);
    const { page } = await press(person, path, { do: "genuine" });
    expect(page).toContain("It is genuine. A reply is promised");
    expect(page).toContain("I have answered:");
    await waitUntilDelivered();
    const row = await onlyRow();
    expect(row).toMatchObject({ is_flood: 0, is_suspect: 0 });
    expect(Math.abs(Number(row.reply_by) - promiseReply(Date.now()))).toBeLessThan(60_000);
    expect(await (await visit(quotePath)).text()).toContain("We reply by");
    expect(await readInbox()).toHaveLength(1);
    expect(await readLog()).toEqual([`${meera} ${referenceOf(id)} took it as genuine`]);
    expect((await press(person, path, { do: "genuine" })).status).toBe(409);
  });

  it("is taken for spam, which is never sent, and can be taken back", async () => {
    const person = await signIn(meera);
    await inFlood(() => postEnquiry(newEnquiry()));
    const { id, path } = await onlyRow();
    const { page } = await press(person, path, { do: "spam" });
    expect(page).toContain("It is marked as spam");
    expect(await person.read("/desk?show=suspected")).toContain(`/desk/${id}`);
    expect(await person.read("/desk")).not.toContain("came in a flood");
    await runCron();
    expect(await readInbox()).toEqual([]);
    await press(person, path, { do: "genuine" });
    await waitUntilDelivered();
    expect(await onlyRow()).toMatchObject({ is_flood: 0, is_suspect: 0 });
    expect((await readInbox())[0]?.fields).not.toHaveProperty("suspectedSpam");
  });

  it("is not sent twice if it was delivered before", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    await env.ENQUIRIES.exec("UPDATE enquiries SET is_flood = 1");
    await press(person, (await onlyRow()).path, { do: "genuine" });
    await runCron();
    expect(await readInbox()).toHaveLength(1);
    expect(await listEnquiries()).toMatchObject([{ is_flood: 0, next_attempt_at: null }]);
  });

  it.each([
    ["answered", { do: "answered", via: "phone" }],
    ["promised", { do: "promise", day: nextOfficeDay }],
    ["sent again", { do: "send-again" }],
  ])("is not %s before it is genuine", async (_, fields) => {
    const person = await signIn(meera);
    await inFlood(() => postEnquiry(newEnquiry()));
    const { path, reply_by } = await onlyRow();
    const late = await press(person, path, { ...fields, replyBy: String(reply_by) });
    expect(late.status).toBe(409);
    expect(late.page).toContain("It came in a flood. Please say first whether it is genuine.");
    expect(await onlyRow()).toMatchObject({ is_flood: 1, replied_at: null, reply_by });
  });

  it("is not erased by a page that was shown before a colleague took the whole flood as genuine", async () => {
    const [first, second] = await Promise.all([signIn(meera), signIn(ravi)]);
    await inFlood(() => postEnquiry(newEnquiry()));
    const { id, path } = await onlyRow();
    const shown = await seenBy(first, `${path}/erase`);
    await press(second, "/desk/housekeeping", { do: "send-flood" });
    const late = await submit(first, `${path}/erase`, { ...shown, reference: referenceOf(id) });
    expect(late.status).toBe(409);
    expect(late.page).toContain("ravi took a flood as genuine: 1 enquiry");
    expect(await onlyRow()).toMatchObject({ id, is_flood: 0 });
  });

  it("is no spam once it is booked, whoever took it for that", async () => {
    await inFlood(() => askForQuote(ownNote()));
    await env.ENQUIRIES.exec("UPDATE enquiries SET is_suspect = 1");
    const { id } = await onlyRow();
    await journeys.book(id, startJourney([], Date.now()), by(Date.now()), allSeen);
    expect(await onlyRow()).toMatchObject({ is_flood: 0, is_suspect: 0 });
  });

  it("is genuine once it is booked", async () => {
    await inFlood(() => bookQuote());
    expect(await onlyRow()).toMatchObject({ is_flood: 0, is_suspect: 0 });
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });
});
