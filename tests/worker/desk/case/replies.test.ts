import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import {
  meera,
  onlyRow,
  press,
  publishKeys,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import {
  formServiceIsDown,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  validEnquiry,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";

describe("two people at the desk", () => {
  it("claim an enquiry once: the second one learns who was first", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const claim = { ...(await seenBy(first, path)), do: "claim" };
    expect((await submit(first, path, claim)).page).toContain("It is yours now.");
    const late = await submit(second, path, claim);
    expect(late.status).toBe(409);
    expect(late.page).toContain("meera was first, and claimed it on");
    expect(await onlyRow()).toMatchObject({ claimed_by: meera });
  });

  it("mark it as answered once, even when both press at the same moment", async () => {
    const people = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const results = await Promise.all(
      people.map((person) => press(person, path, { do: "answered", via: "phone" })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([303, 409]);
    const loser = results.find(({ status }) => status === 409);
    expect(loser?.page).toMatch(/(meera|ravi) was first, and marked it as answered on/);
    expect((await readLog()).filter((line) => line.endsWith("answered it by phone"))).toHaveLength(
      1,
    );
  });

  it("take over from whom they saw, and give back only what is theirs", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    await press(first, path, { do: "claim" });
    const mine = await seenBy(first, path);
    expect((await press(second, path, { do: "release" })).status).toBe(409);
    expect((await press(second, path, { do: "claim" })).status).toBe(303);
    expect(await onlyRow()).toMatchObject({ claimed_by: ravi });
    const late = await submit(first, path, { ...mine, do: "release" });
    expect(late.status).toBe(409);
    expect(late.page).toMatch(/Since you opened this page: ravi took it over \(.*\)/);
    await press(second, path, { do: "release" });
    expect(await onlyRow()).toMatchObject({ claimed_by: null, claimed_at: null });
  });

  it("do not mark words as answered that the visitor has corrected in the meantime", async () => {
    const person = await signIn(meera);
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission });
    const { path } = await onlyRow();
    const seen = await seenBy(person, path);
    await postEnquiry({ ...validEnquiry, submission, message: "In June instead, please." });
    const late = await submit(person, path, { ...seen, do: "answered", via: "phone" });
    expect(late.page).toContain("The visitor has corrected it");
    expect(await onlyRow()).toMatchObject({ replied_at: null });
  });
});

describe("what is answered", () => {
  it("is said on the visitor's page, and can be undone once", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const { path } = await onlyRow();
    const quotePage = async () => textOf(await (await visit(quotePath)).text());
    await press(person, path, { do: "answered", via: "phone" });
    expect(await quotePage()).toContain("We have replied by phone.");
    const row = await onlyRow();
    expect(row).toMatchObject({ replied_by: meera });
    const undo = { ...(await seenBy(person, path)), do: "undo" };
    expect(undo).toMatchObject({ repliedAt: String(row.replied_at) });
    expect((await submit(person, path, undo)).status).toBe(303);
    expect(await quotePage()).toContain("We reply by");
    expect((await submit(person, path, undo)).status).toBe(409);
  });
});

describe("what was answered in time", () => {
  it("stays kept when there is more to answer, and has a new promise", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const { path } = await onlyRow();
    const quotePage = async () => textOf(await (await visit(quotePath)).text());
    await press(person, path, { do: "answered", via: "whatsapp" });
    expect(await quotePage()).toContain("We have replied on WhatsApp.");
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await press(person, path, { do: "reopen" });
    const page = await quotePage();
    expect(page).toMatch(
      /We replied on .*, as promised.*There is more to answer: we reply again by/,
    );
    expect(page).not.toContain("our mistake");
    const row = await onlyRow();
    expect(Number(row.reply_by)).toBeGreaterThan(Date.now());
    expect(row.first_replied_at).not.toBeNull();
  });
});

describe("what is closed", () => {
  it.each([
    ["lost", { do: "lost", why: "price" }, "This request is closed", "Lost,"],
    ["a pet that has died", { do: "died" }, "We are very sorry", "The pet has died,"],
    ["spam", { do: "spam" }, "This request is closed", "Spam,"],
  ])(
    "as %s is due no more, is said on its page, and is as before once that is undone",
    async (_, fields, words, stamp) => {
      const person = await signIn(meera);
      const quotePath = await askForQuote(ownNote());
      const { path, reply_by } = await onlyRow();
      const quotePage = async () => textOf(await (await visit(quotePath)).text());
      const { page } = await press(person, path, fields);
      expect(page).toContain(stamp);
      expect(await quotePage()).toContain(words);
      expect(await person.read("/desk")).not.toContain(`href="${path}"`);
      await press(person, path, { do: "undo-closing" });
      expect(await quotePage()).toContain("We reply by");
      expect(await onlyRow()).toMatchObject({ reply_by, closed_at: null, closed_as: null });
      expect(await person.read("/desk")).toContain(`href="${path}"`);
    },
  );

  it("needs a reason to be lost", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const { status, page } = await press(person, path, { do: "lost", why: "" });
    expect(status).toBe(400);
    expect(page).toContain("Please choose why nothing came of it.");
  });

  it("is due until then, even if it looks like spam, since its page promised a reply", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote({ ...ownNote(), second_subject: "https://spam.example" });
    expect(await (await visit(quotePath)).text()).toContain("We reply by");
    const { path } = await onlyRow();
    expect(await person.read("/desk")).toContain(`href="${path}"`);
    await press(person, path, { do: "spam" });
    expect(await person.read("/desk")).not.toContain(`href="${path}"`);
  });
});

describe("how long it is kept", () => {
  it("is said at the desk, and can be longer for a reason", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { path } = await onlyRow();
    expect(await person.read(path)).toContain("It is not erased while a reply");
    await press(person, path, { do: "answered", via: "phone" });
    expect(await person.read(path)).toContain("It is erased after");
    const until = new Date(Date.now() + 200 * dayMs).toISOString().slice(0, 10);
    const { page } = await press(person, path, { do: "keep", until, why: "A dispute" });
    expect(page).toMatch(/It is kept until \d+ \w+ \d{4}, since: A dispute/);
    expect(page).toContain(`keeps it until ${until}`);
  });
});

describe("a new promise", () => {
  it("is shown on the visitor's page, and refused where it cannot be kept", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const row = await onlyRow();
    const seen = { ...(await seenBy(person, row.path)), do: "promise" };
    expect(seen).toMatchObject({ replyBy: String(row.reply_by) });
    const refused = await submit(person, row.path, { ...seen, day: "2026-02-31" });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please choose the day of the new promise.");
    expect(refused.page).toContain('value="2026-02-31"');

    // Asked after closing time on the first promise's day.
    const nextTime = promiseReply(Number(row.reply_by));
    const day = new Date(nextTime).toISOString().slice(0, 10);
    const result = await submit(person, row.path, { ...seen, day });
    expect(result.status).toBe(303);
    expect((await onlyRow()).reply_by).toBe(nextTime);
    const [weekday = ""] = shortReplyTime(nextTime).split(" ");
    expect(await (await visit(quotePath)).text()).toContain(weekday);
    // The page of the second person still has the first promise.
    const late = await submit(await signIn(ravi), row.path, { ...seen, day });
    expect(late.page).toContain("The promise has changed in the meantime");
    expect(late.page).toContain("Since you opened this page: meera promised a reply by");
    expect(late.page).toContain(`value="${day}"`);
  });
});

describe("a note", () => {
  it("is kept with its author, as it was typed", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const { page } = await submit(person, path, { do: "note", note: "Calls <b>back</b> at six" });
    expect(page).toContain("Calls &lt;b&gt;back&lt;/b&gt; at six");
    expect((await submit(person, path, { do: "note", note: "  " })).page).toContain(
      "Please write the note first.",
    );
    const long = "x".repeat(2_001);
    const refused = await submit(person, path, { do: "note", note: long });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain(long);
  });
});

describe("what the form service refuses", () => {
  it("is listed, settled, and sent again when somebody asks for that", async () => {
    const person = await signIn(meera);
    await publishKeys(undefined, { ...formServiceIsDown, status: 422, times: 1 });
    await postEnquiry(newEnquiry());
    await vi.waitFor(async () => expect(await onlyRow()).toMatchObject({ is_refused: 1 }));
    const { path } = await onlyRow();
    expect(await person.read("/desk?show=refused")).toContain(`href="${path}"`);
    await press(person, path, { do: "settle" });
    expect(await person.read("/desk?show=refused")).not.toContain(`href="${path}"`);
    expect(await readInbox()).toHaveLength(0);
    expect((await press(person, path, { do: "settle" })).status).toBe(409);
    await press(person, path, { do: "send-again" });
    await waitUntilDelivered();
    expect(await readInbox()).toHaveLength(1);
  });

  it("that looks like spam is listed, and loses the mark once it is sent", async () => {
    const person = await signIn(meera);
    await postAndDeliver({ ...newEnquiry(), second_subject: "https://spam.example" });
    const { path } = await onlyRow();
    expect(await person.read("/desk?show=suspected")).toContain(`href="${path}"`);
    await press(person, path, { do: "send-again" });
    expect(await person.read("/desk?show=suspected")).not.toContain(`href="${path}"`);
    expect(await person.read("/desk")).toContain(`href="${path}"`);
    await waitUntilDelivered();
  });
});
