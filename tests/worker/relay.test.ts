import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aTypedEnquiry,
  forgetEnquiries,
  letTimePass,
  listRows,
  post,
  postWhileServiceIsDown,
  readInbox,
  runCron,
} from "./enquiry-outbox";
import { expectConsoleErrors, loggedErrors } from "./fail-on-console-error";
import { setFaults } from "./site";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(async () => {
  await setFaults();
  await forgetEnquiries();
});

describe("the cron trigger", () => {
  it("delivers an enquiry once the form service is up again", async () => {
    await postWhileServiceIsDown();
    await setFaults();
    await letTimePass(minuteMs);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
    expect(await listRows()).toMatchObject([{ attempts: 2, last_failure: null }]);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });

  it("waits longer after each failure, but never more than a day", async () => {
    // From the eighth day on, each run logs an error.
    expectConsoleErrors(7);
    await postWhileServiceIsDown();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const [row] = await listRows();
      waits.push(Math.round((Number(row?.next_attempt_at) - Date.now()) / minuteMs));
      await letTimePass(dayMs + minuteMs);
      await runCron();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
  });

  it("does not send an enquiry that is not due", async () => {
    await postWhileServiceIsDown();
    await setFaults();
    await runCron();
    expect(await readInbox()).toEqual([]);
  });

  it("sends nothing twice when its runs overlap", async () => {
    for (let count = 0; count < 8; count += 1) await postWhileServiceIsDown();
    await setFaults({ path: "/form", kind: "delay", delayMs: 50 });
    await letTimePass(minuteMs);
    await Promise.all([runCron(), runCron(), runCron()]);
    expect(await readInbox()).toHaveLength(8);
    expect((await listRows()).map(({ attempts }) => attempts)).toEqual(Array(8).fill(2));
  });

  it("tries each enquiry once when its runs overlap while the service is down", async () => {
    for (let count = 0; count < 4; count += 1) await postWhileServiceIsDown();
    await letTimePass(minuteMs);
    await Promise.all([runCron(), runCron(), runCron()]);
    expect((await listRows()).map(({ attempts }) => attempts)).toEqual(Array(4).fill(2));
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

  it("repeats an attempt that was cut off, but not while it may still be running", async () => {
    await setFaults({ path: "/form", kind: "delay", delayMs: 300 });
    await post(aTypedEnquiry);
    await vi.waitFor(async () => expect(await listRows()).toMatchObject([{ attempts: 1 }]));
    await runCron();
    expect(await listRows()).toMatchObject([{ attempts: 1 }]);
    await letTimePass(minuteMs);
    await runCron();
    expect(await listRows()).toMatchObject([{ attempts: 2 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("sends the same key again when the response was lost", async () => {
    await post(aTypedEnquiry);
    await vi.waitFor(async () => expect((await listRows())[0]?.delivered_at).not.toBeNull());
    await env.ENQUIRIES.exec("UPDATE enquiries SET delivered_at = NULL, next_attempt_at = 0");
    await runCron();
    expect(await listRows()).toMatchObject([{ attempts: 2 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("logs an error each time while an enquiry waits for more than seven days", async () => {
    expectConsoleErrors(2);
    await postWhileServiceIsDown();
    await letTimePass(8 * dayMs);
    await runCron();
    await runCron();
    const message = "Enquiries could not be delivered for more than seven days";
    const logged = loggedErrors().map((line) => JSON.parse(line));
    expect(logged).toEqual(Array(2).fill({ level: "error", message, count: 1 }));
  });

  it("erases an enquiry 30 days after its delivery, not earlier", async () => {
    await post(aTypedEnquiry);
    await vi.waitFor(async () => expect((await listRows())[0]?.delivered_at).not.toBeNull());
    await letTimePass(29 * dayMs);
    await runCron();
    expect(await listRows()).toHaveLength(1);
    await letTimePass(2 * dayMs);
    await runCron();
    expect(await listRows()).toEqual([]);
  });

  it("never relays an enquiry that looks like spam", async () => {
    await post({ ...aTypedEnquiry, second_subject: "https://spam.example" });
    await letTimePass(dayMs);
    await runCron();
    expect(await readInbox()).toEqual([]);
    expect(await listRows()).toHaveLength(1);
  });

  it("fails when the database is down, and delivers in a later run", async () => {
    await postWhileServiceIsDown();
    await env.ENQUIRIES.exec("ALTER TABLE enquiries RENAME TO enquiries_away");
    const outcome = await runCron().then(
      () => "done",
      () => "failed",
    );
    await env.ENQUIRIES.exec("ALTER TABLE enquiries_away RENAME TO enquiries");
    expect(outcome).not.toBe("done");
    await setFaults();
    await letTimePass(minuteMs);
    await runCron();
    expect(await readInbox()).toHaveLength(1);
  });
});
