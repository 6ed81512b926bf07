import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { bookQuote } from "#tests/worker/booked-quote.ts";
import {
  meera,
  onlyRow,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import {
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  runCron,
} from "#tests/worker/enquiry-outbox.ts";
import { advanceClock } from "#tests/worker/site.ts";

const path = "/desk/housekeeping";
const minuteMs = 60_000;

type Waiting = { isFlood?: boolean; isRefused?: boolean; receivedAt?: number };

/** Stores an enquiry that the form service has not taken, and gets again in twenty minutes. */
async function storeWaiting({ isFlood = false, isRefused = false, receivedAt }: Waiting = {}) {
  const now = Date.now();
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, attempts, next_attempt_at,
       is_flood, is_refused, reply_by)
     VALUES (?1, ?2, '/', 'Asha', 'asha@example.com', 'Hello', 5, ?3, ?4, ?5, 8e15)`,
  )
    .bind(
      crypto.randomUUID(),
      receivedAt ?? now - 10 * minuteMs,
      now + 20 * minuteMs,
      Number(isFlood),
      Number(isRefused),
    )
    .run();
}

type Person = Awaited<ReturnType<typeof signIn>>;

/** The time that the page's forms carry. */
async function seenAt(person: Person): Promise<string> {
  return /name="seenAt" value="(\d+)"/.exec(await person.read(path))?.[1] ?? "";
}

const press = async (person: Person, name: string) =>
  submit(person, path, { do: name, seenAt: await seenAt(person) });

describe("the housekeeping", () => {
  it("is at the head of the list, with its numbers, only while there is something to do", async () => {
    const person = await signIn(meera);
    expect(await person.read("/desk")).not.toContain(path);
    expect(await person.read(path)).toContain("Nothing is left to do here.");
    await storeWaiting();
    const list = textOf(await person.read("/desk"));
    expect(list).toContain(`href="${path}"`);
    expect(list).toContain("Not delivered yet: 1 enquiry.");
    const page = textOf(await person.read(path));
    expect(page).toContain("Send 1 with the next run");
  });

  it("has nothing to do with what is on its way, or refused for a reason of its own", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    await storeWaiting({ isRefused: true });
    expect(await person.read("/desk")).not.toContain(path);
    await env.ENQUIRIES.prepare("UPDATE enquiries SET next_attempt_at = ?1, is_refused = 0")
      .bind(Date.now() + minuteMs / 2)
      .run();
    expect(await person.read("/desk")).not.toContain(path);
  });

  it("refuses a form that it cannot read", async () => {
    const person = await signIn(meera);
    await storeWaiting({ isFlood: true });
    for (const fields of [
      { do: "erase", seenAt: "1" },
      { do: "mark-flood", seenAt: "soon" },
    ]) {
      const refused = await submit(person, path, fields);
      expect(refused.status).toBe(400);
      expect(refused.page).toContain("This form cannot be read.");
    }
    expect(await readLog()).toEqual([]);
  });
});

describe("the enquiries that wait", () => {
  it("go out with the next run", async () => {
    const person = await signIn(meera);
    for (let count = 0; count < 2; count += 1) await storeWaiting();
    await runCron();
    expect(await readInbox()).toHaveLength(0);
    const { page } = await press(person, "send-waiting");
    expect(page).toContain("2 enquiries go out with the next run, within five minutes.");
    expect(page).toContain("Nothing is left to do here.");
    await runCron();
    expect(await readInbox()).toHaveLength(2);
    expect(await readLog()).toEqual([`${meera} null sent what waited: 2 enquiries`]);
  });
});

describe("what the form service refuses while it takes others", () => {
  it("is settled at once, with one press, and leaves what came after the page had counted", async () => {
    const person = await signIn(meera);
    for (let count = 0; count < 2; count += 1) await storeWaiting({ isRefused: true });
    // As long as nothing else was accepted, it may be an outage.
    expect(await person.read(path)).not.toContain("Settle all");
    await storeWaiting();
    await env.ENQUIRIES.exec("UPDATE enquiries SET delivered_at = 8e15 WHERE is_refused = 0");
    expect(await person.read("/desk?show=refused")).toContain(path);
    expect(textOf(await person.read(path))).toContain("Settle all refused (2)");
    const shown = await seenAt(person);
    await storeWaiting({ isRefused: true, receivedAt: Number(shown) + 1 });
    const { page } = await submit(person, path, { do: "settle-refused", seenAt: shown });
    expect(page).toContain("2 enquiries are settled, and will not be sent any more.");
    const refused = (await listEnquiries()).filter((row) => row.is_refused === 1);
    expect(refused.map(({ next_attempt_at }) => next_attempt_at === null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await readLog()).toEqual([`${meera} null settled all that was refused: 2 enquiries`]);
  });
});

describe("a flood", () => {
  beforeEach(async () => {
    await storeWaiting();
    await storeWaiting({ isFlood: true });
    await storeWaiting({ isFlood: true });
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET delivered_at = received_at, next_attempt_at = NULL WHERE rowid = (SELECT max(rowid) FROM enquiries)",
    );
  });

  it("is marked as spam, delivered or not, and nothing else is", async () => {
    const { page } = await press(await signIn(meera), "mark-flood");
    expect(page).toContain("2 enquiries are marked as spam now");
    const rows = await listEnquiries();
    expect(rows.map(({ is_suspect }) => is_suspect).sort()).toEqual([0, 1, 1]);
    expect(await readLog()).toEqual([`${meera} null marked a flood as spam: 2 enquiries`]);
    await runCron();
    expect(await readInbox()).toEqual([]);
  });

  it("or is genuine: promised a reply from now on, and sent unless it is delivered", async () => {
    const { page } = await press(await signIn(ravi), "send-flood");
    expect(page).toContain("2 enquiries are genuine now");
    const rows = await listEnquiries();
    expect(rows.every(({ is_flood, is_suspect }) => is_flood === 0 && is_suspect === 0)).toBe(true);
    const promises = rows.map(({ reply_by }) => Number(reply_by)).filter((time) => time < 8e15);
    expect(promises).toHaveLength(2);
    for (const time of promises) {
      expect(Math.abs(time - promiseReply(Date.now()))).toBeLessThan(minuteMs);
    }
    expect(await readLog()).toEqual([`${ravi} null took a flood as genuine: 2 enquiries`]);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });

  it("ends once, although two people press at the same moment", async () => {
    const people = [await signIn(meera), await signIn(ravi)];
    const results = await Promise.all(people.map((person) => press(person, "mark-flood")));
    const pages = results.map(({ page }) => page);
    expect(pages.filter((page) => page.includes("2 enquiries are marked"))).toHaveLength(1);
    expect(pages.filter((page) => page.includes("Nothing was left to do."))).toHaveLength(1);
    expect(await readLog()).toHaveLength(1);
  });

  it("is left alone where it came after the page had counted it", async () => {
    const person = await signIn(meera);
    const shown = await seenAt(person);
    await storeWaiting({ isFlood: true, receivedAt: Number(shown) + 1 });
    const { page } = await submit(person, path, { do: "mark-flood", seenAt: shown });
    expect(page).toContain("2 enquiries are marked as spam now");
    expect(page).toContain("1 enquiry came in a flood");
  });
});

describe("erasing an address", () => {
  const countOf = (table: string) =>
    env.ENQUIRIES.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");

  it("is offered with the number of its enquiries, and erases them with notes and journeys", async () => {
    const person = await signIn(meera);
    const { id } = await bookQuote();
    await postEnquiry({ ...newEnquiry(), email: "ASHA@example.com" });
    await postEnquiry({ ...newEnquiry(), email: "ravi@example.com" });
    await submit(person, `/desk/${id}`, { do: "note", note: "Calls back" });
    await submit(person, `/desk/${id}`, { do: "note", note: "Called" });
    const erasing = `/desk/${id}/erase`;
    expect(textOf(await person.read(erasing))).toContain("2 enquiries came from asha@example.com");
    advanceClock(60_000);
    const fields = { ...(await seenBy(person, erasing)), do: "erase-address", booked: "yes" };
    const wrong = await submit(person, erasing, { ...fields, reference: "0000-0000" });
    expect(wrong.status).toBe(400);
    expect(await listEnquiries()).toHaveLength(3);
    const right = { ...fields, reference: referenceOf(id) };
    const erased = await submit(person, erasing, right);
    expect(erased.page).toContain("2 enquiries are gone from the desk, with all notes.");
    expect((await submit(person, erasing, right)).page).toContain("Nothing was left to do.");
    expect(await onlyRow()).toMatchObject({ email: "ravi@example.com" });
    for (const table of ["enquiry_notes", "journeys"]) expect(await countOf(table)).toBe(0);
    const log = await readLog();
    const line = `${meera} ${referenceOf(id)} erased all from its address: 2 enquiries`;
    expect(log.filter((entry) => entry.includes("erased"))).toEqual([line]);
    expect(log.join()).not.toContain("asha@");
  });

  it("is not offered for an address with a single enquiry", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const page = await person.read(`${(await onlyRow()).path}/erase`);
    expect(page).toContain("Erase it for good");
    expect(page).not.toContain("erase-address");
  });
});
