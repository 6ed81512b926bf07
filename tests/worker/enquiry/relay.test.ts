import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  postAndDeliver,
  postEnquiry,
  postWhileServiceIsDown,
  readInbox,
  runCron,
  validEnquiry,
  withoutDatabase,
} from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { setFaults } from "#tests/worker/store.ts";

/** The form service of the sandbox refuses it whatever else it accepts. */
const refusedMessage = " ";

/** Stores enquiries that have waited for twelve hours and are due. */
async function storeMany(count: number, message = "Hello"): Promise<void> {
  await env.ENQUIRIES.prepare(
    `WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < ?1)
     INSERT INTO enquiries (id, received_at, page, name, email, message, attempts, last_failure, next_attempt_at, reply_by)
     SELECT 'id-' || n, ?2 - 43200000, '/', 'Asha', 'asha@example.com', ?3, 20, 'HTTP 503', ?2 - n, 8e15 FROM counter`,
  )
    .bind(count, Date.now(), message)
    .run();
}

/** Stores an enquiry that the form service has just accepted. */
async function storeAccepted(): Promise<void> {
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, delivered_at, reply_by)
     VALUES (?1, ?2, '/', 'Billi', 'billi@example.com', 'Hello', ?2, 8e15)`,
  )
    .bind(crypto.randomUUID(), Date.now())
    .run();
}

/** The minutes until the next attempt at the first enquiry; null if there will be none. */
async function readWait(): Promise<number | null> {
  const [row] = await listEnquiries();
  const time = row?.next_attempt_at ?? null;
  return time === null ? null : Math.round((Number(time) - Date.now()) / minuteMs);
}

const countUndelivered = async () =>
  (await listEnquiries()).filter(({ delivered_at }) => delivered_at === null).length;

const minuteMs = 60_000;

describe("the cron trigger", () => {
  it("delivers an enquiry once the form service is up again", async () => {
    await postWhileServiceIsDown();
    await setFaults();
    await ageEnquiries(minuteMs);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
    expect(await listEnquiries()).toMatchObject([{ attempts: 2, last_failure: null }]);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });

  it.each([
    ["cannot be reached", 503],
    ["refuses all, as with a wrong setting", 422],
  ])(
    "waits longer after each failure, at most 25 minutes, while the service %s",
    async (_, status) => {
      // After an hour, each run logs an error.
      expectConsoleErrors(2);
      await setFaults({ path: "/form", kind: "status", status });
      await postEnquiry(validEnquiry);
      await vi.waitFor(async () => expect((await listEnquiries())[0]?.last_failure).not.toBeNull());
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        const wait = (await readWait()) ?? 0;
        waits.push(wait);
        await ageEnquiries(wait * minuteMs + 1_000);
        await runCron();
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 25, 25, 25]);
      await setFaults();
      await ageEnquiries(25 * minuteMs);
      await runCron();
      expect(await readInbox()).toHaveLength(1);
    },
  );

  it("delivers the others past any number of refused ones, and tries each of those once in a run", async () => {
    await storeMany(130, refusedMessage);
    await env.ENQUIRIES.exec("UPDATE enquiries SET message = 'Hello' WHERE id = 'id-1'");
    await runCron();
    expect(await readInbox()).toHaveLength(1);
    expect((await listEnquiries()).map(({ attempts }) => attempts)).toEqual(Array(130).fill(21));
  });

  it("tries one that is refused while others are accepted up to a day later, and then leaves it", async () => {
    await storeMany(1, refusedMessage);
    const waits: (number | null)[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await storeAccepted();
      await runCron();
      const wait = await readWait();
      waits.push(wait);
      await ageEnquiries((wait ?? 0) * minuteMs + 1_000);
    }
    expect(waits).toEqual([25, 50, 100, 200, 400, 800, 24 * 60, null]);
    await ageEnquiries(10 * dayMs);
    await runCron();
    expect((await listEnquiries())[0]).toMatchObject({ attempts: 28, is_refused: 1 });
  });

  it("counts no refusal of an outage, although the service has accepted others before it", async () => {
    await storeMany(1, refusedMessage);
    await storeAccepted();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await runCron();
      expect(await readWait()).toBe(25);
      await ageEnquiries(25 * minuteMs + 1_000);
    }
    await env.ENQUIRIES.exec("UPDATE enquiries SET message = 'Hello'");
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });

  it("delivers everything in the first run after an outage of twelve hours", async () => {
    await storeMany(300);
    await runCron();
    expect(await readInbox()).toHaveLength(300);
    expect(await countUndelivered()).toBe(0);
  });

  it("tries one batch in each run while the service is down, and leaves the others due", async () => {
    expectConsoleErrors(1);
    await setFaults(formServiceIsDown);
    await storeMany(60);
    await runCron();
    const attempts = (await listEnquiries()).map(({ attempts }) => attempts);
    expect(attempts.filter((count) => count === 21)).toHaveLength(25);
    expect(attempts.filter((count) => count === 20)).toHaveLength(35);
  });

  it.each([
    ["does not look like spam before what does", "is_suspect", 0],
    ["came alone before a flood", "is_flood", 1],
    ["was never refused before what was", "refused_at", 1],
  ])("delivers what %s", async (_, column, errors) => {
    expectConsoleErrors(errors);
    await storeMany(60);
    await env.ENQUIRIES.exec(`UPDATE enquiries SET ${column} = 1`);
    await ageEnquiries(60 * minuteMs);
    await postWhileServiceIsDown();
    await ageEnquiries(2 * minuteMs);
    await runCron();
    const rows = await listEnquiries();
    expect(rows.filter((row) => !row[column])).toMatchObject([{ attempts: 2 }]);
  });

  it.each([
    ["is a page of HTML", { kind: "html" }, "The response is a page of HTML"],
    [
      "says that it failed",
      { kind: "json", body: { success: false } },
      "The response has success: false",
    ],
    ["has status 422", { kind: "status", status: 422 }, "HTTP 422"],
  ])(
    "keeps an enquiry and logs a line of its own when the response %s",
    async (_, fault, reason) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      await setFaults({ path: "/form", ...fault });
      await postEnquiry(validEnquiry);
      await vi.waitFor(async () => expect((await listEnquiries())[0]?.last_failure).toBe(reason));
      expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          message: "The form service did not accept an enquiry",
          attempts: 1,
          reason,
        }),
      );
      warn.mockRestore();
      await setFaults();
      await ageEnquiries(minuteMs);
      await runCron();
      expect(await readInbox()).toHaveLength(1);
    },
  );

  it("does not deliver an enquiry before its next attempt is due", async () => {
    await postWhileServiceIsDown();
    await setFaults();
    await runCron();
    expect(await readInbox()).toEqual([]);
  });

  it("delivers each enquiry once when its runs overlap", async () => {
    for (let count = 0; count < 8; count += 1) await postWhileServiceIsDown();
    await setFaults({ path: "/form", kind: "delay", delayMs: 50 });
    await ageEnquiries(minuteMs);
    await Promise.all([runCron(), runCron(), runCron()]);
    expect(await readInbox()).toHaveLength(8);
    expect((await listEnquiries()).map(({ attempts }) => attempts)).toEqual(Array(8).fill(2));
  });

  it("tries each enquiry once when its runs overlap while the service is down", async () => {
    for (let count = 0; count < 4; count += 1) await postWhileServiceIsDown();
    await ageEnquiries(minuteMs);
    await Promise.all([runCron(), runCron(), runCron()]);
    expect((await listEnquiries()).map(({ attempts }) => attempts)).toEqual(Array(4).fill(2));
  });

  it("delivers an enquiry that was stored before the Worker died", async () => {
    await postWhileServiceIsDown();
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET attempts = 0, next_attempt_at = received_at, last_failure = NULL",
    );
    await setFaults();
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });

  it("repeats an interrupted attempt, but not while it may still be running", async () => {
    await setFaults({ path: "/form", kind: "delay", delayMs: 300 });
    await postEnquiry(validEnquiry);
    await vi.waitFor(async () => expect(await listEnquiries()).toMatchObject([{ attempts: 1 }]));
    await runCron();
    expect(await listEnquiries()).toMatchObject([{ attempts: 1 }]);
    await ageEnquiries(minuteMs);
    await runCron();
    expect(await listEnquiries()).toMatchObject([{ attempts: 2 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("repeats the idempotency key when the response was lost", async () => {
    await postAndDeliver(validEnquiry);
    await env.ENQUIRIES.exec("UPDATE enquiries SET delivered_at = NULL, next_attempt_at = 0");
    await runCron();
    expect(await listEnquiries()).toMatchObject([{ attempts: 2 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("logs an error in each run while an enquiry has waited for more than an hour", async () => {
    expectConsoleErrors(2);
    await postWhileServiceIsDown();
    await ageEnquiries(59 * minuteMs);
    await runCron();
    await ageEnquiries(2 * minuteMs);
    await runCron();
    await runCron();
    const message = "An enquiry has not been delivered for more than an hour";
    const logged = loggedErrors().map((line) => JSON.parse(line));
    expect(logged).toEqual(Array(2).fill({ level: "error", message, undelivered: 1 }));
  });

  it("fails when the database is down, and delivers the enquiry in a later run", async () => {
    // Of the mails.
    expectConsoleErrors(1);
    await postWhileServiceIsDown();
    await withoutDatabase(() => expect(runCron()).rejects.toThrow(AggregateError));
    await setFaults();
    await ageEnquiries(minuteMs);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });
});
