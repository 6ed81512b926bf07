import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ageEnquiries,
  deleteEnquiries,
  listEnquiries,
  postEnquiry,
  postWhileServiceIsDown,
  readInbox,
  runCron,
  validEnquiry,
  withoutDatabase,
} from "./enquiry-outbox";
import { expectConsoleErrors, loggedErrors } from "./setup";
import { setFaults } from "./store";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(async () => {
  await setFaults();
  await deleteEnquiries();
});

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

  it("waits longer after each failure, at most a day", async () => {
    // From the eighth day on, each run logs an error.
    expectConsoleErrors(7);
    await postWhileServiceIsDown();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const [row] = await listEnquiries();
      waits.push(Math.round((Number(row?.next_attempt_at) - Date.now()) / minuteMs));
      await ageEnquiries(dayMs + minuteMs);
      await runCron();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
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
    await postEnquiry(validEnquiry);
    await vi.waitFor(async () => expect((await listEnquiries())[0]?.delivered_at).not.toBeNull());
    await env.ENQUIRIES.exec("UPDATE enquiries SET delivered_at = NULL, next_attempt_at = 0");
    await runCron();
    expect(await listEnquiries()).toMatchObject([{ attempts: 2 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("logs an error in each run while an enquiry has waited for more than seven days", async () => {
    expectConsoleErrors(2);
    await postWhileServiceIsDown();
    await ageEnquiries(8 * dayMs);
    await runCron();
    await runCron();
    const message = "Enquiries could not be delivered for more than seven days";
    const logged = loggedErrors().map((line) => JSON.parse(line));
    expect(logged).toEqual(Array(2).fill({ level: "error", message, count: 1 }));
  });

  it("deletes an enquiry 30 days after its delivery and not earlier", async () => {
    await postEnquiry(validEnquiry);
    await vi.waitFor(async () => expect((await listEnquiries())[0]?.delivered_at).not.toBeNull());
    await ageEnquiries(29 * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
    await ageEnquiries(2 * dayMs);
    await runCron();
    expect(await listEnquiries()).toEqual([]);
  });

  it("never relays an enquiry that looks like spam", async () => {
    await postEnquiry({ ...validEnquiry, second_subject: "https://spam.example" });
    await ageEnquiries(dayMs);
    await runCron();
    expect(await readInbox()).toEqual([]);
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("fails when the database is down, and delivers the enquiry in a later run", async () => {
    await postWhileServiceIsDown();
    const outcome = await withoutDatabase(() =>
      runCron().then(
        () => "done",
        () => "failed",
      ),
    );
    expect(outcome).not.toBe("done");
    await setFaults();
    await ageEnquiries(minuteMs);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });
});
