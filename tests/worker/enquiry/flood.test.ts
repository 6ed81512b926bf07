import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company/company.ts";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { createOutbox } from "#office/enquiry/delivery/outbox.server.ts";
import {
  ageEnquiries,
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
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { visit, withinOneMinute } from "#tests/worker/site.ts";

describe("the 21st enquiry within a minute from one network", () => {
  it("gets status 429, and leaves the site's limit to the others", async () => {
    const site = vi.spyOn(env.SITE_ENQUIRY_RATE_LIMIT, "limit");
    const statuses = await withinOneMinute(async (from) => {
      site.mockClear();
      const posts = Array.from({ length: 65 }, (_, subnet) =>
        postEnquiry(newEnquiry(), {
          from: `2001:${from.slice(9, 13)}:${from.slice(14, 18)}:${subnet}::1`,
        }),
      );
      return (await Promise.all(posts)).map(({ status }) => status);
    });
    expect(statuses.filter((status) => status === 303)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect(site).toHaveBeenCalledTimes(20);
    site.mockRestore();
    await waitUntilDelivered(5_000);
  });
});

describe("an enquiry beyond what the whole site takes in a minute", () => {
  const postInFlood = (fields: Record<string, string> = newEnquiry()) =>
    inFlood(() => postEnquiry(fields));

  const noPromise = "we cannot promise a time for our reply";

  const readHealth = async () =>
    (
      await visit("/healthz?deep=1", { headers: { Authorization: `Bearer ${env.HOOK_TOKEN}` } })
    ).json();

  it("is stored and promised no reply, and its visitor is told why, and the phone", async () => {
    const response = await postInFlood();
    expect(response.status).toBe(303);
    const headers = { Cookie: response.headers.get("Set-Cookie") ?? "" };
    const page = await (await visit(response.headers.get("Location") ?? "", { headers })).text();
    expect(page).toContain("We have your enquiry");
    expect(page).toContain(noPromise);
    expect(page).not.toContain("We reply by");
    expect(page).toContain(company.phone.uri);
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 0, is_flood: 1, attempts: 0 }]);
  });

  it("says so on the page of a quote, which is never late", async () => {
    const path = await inFlood(() => askForQuote(ownNote()));
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    const page = await (await visit(path)).text();
    expect(page).toContain(noPromise);
    expect(page).not.toMatch(/We reply by|We promised/);
    expect(page).toContain("in your quote");
  });

  it("waits for a decision: it is neither sent, nor late, nor counted as undelivered", async () => {
    await postInFlood();
    await ageEnquiries(2 * dayMs);
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    // The log hears of it.
    expectConsoleErrors(1);
    await runCron();
    expect(await readInbox()).toEqual([]);
    expect(await readHealth()).toMatchObject({
      status: "ok",
      promises: { status: "kept" },
      enquiries: { undelivered: 0, refused: 0, flood: 1 },
    });
  });

  it("is logged once, in one line for all", async () => {
    expectConsoleErrors(2);
    for (let count = 0; count < 3; count += 1) await postInFlood();
    await runCron();
    await runCron();
    await postInFlood();
    await runCron();
    expect(loggedErrors().map((line) => JSON.parse(line))).toEqual(
      [3, 1].map((count) => ({ level: "error", message: "Enquiries came in a flood", count })),
    );
  });

  it.each([
    ["waits at a site with a desk", true, 0],
    ["is sent after all others at a site without a desk, where nobody could decide", false, 1],
  ])("%s", async (_, hasDesk, sent) => {
    // The first one came in a flood, and is due first; a batch of others, which look like spam, is due later.
    await env.ENQUIRIES.exec(
      "WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 26) INSERT INTO enquiries (id, received_at, page, name, email, message, next_attempt_at, is_flood, is_suspect, reply_by) SELECT 'id-' || n, n, '/', 'Asha', 'asha@example.com', 'Hello', n, n = 1, n > 1, 8e15 FROM counter",
    );
    const outbox = createOutbox(env.ENQUIRIES, { hasDesk });
    expect(await outbox.findWaiting()).toMatchObject({ count: sent, flood: 1 });
    const batches = [await outbox.claimDue(100, 100), await outbox.claimDue(100, 100)];
    expect(batches.map((batch) => batch.length)).toEqual([25, sent]);
    expect(batches[0]?.some(({ isFlood }) => isFlood)).toBe(false);
  });

  it("has a mark for spam, too, if it looks like that, and is then no matter of a decision", async () => {
    await postInFlood({ ...newEnquiry(), second_subject: "https://spam.example" });
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 1, is_flood: 1 }]);
    await runCron();
    expect(await readInbox()).toEqual([]);
    expect(await readHealth()).toMatchObject({ enquiries: { flood: 0 } });
  });

  it("is never erased before somebody has decided", async () => {
    expectConsoleErrors(1);
    await postInFlood();
    await ageEnquiries((enquiryRetentionDays + 10) * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("is none if it corrects one that came before, which keeps its promise", async () => {
    const submission = crypto.randomUUID();
    const fields = { ...newEnquiry(), submission };
    await postAndDeliver(fields);
    await postInFlood({ ...fields, message: "In June instead, please." });
    await waitUntilDelivered();
    expect(await listEnquiries()).toMatchObject([{ revision: 2, is_flood: 0 }]);
  });
});
