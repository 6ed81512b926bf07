import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  newEnquiry,
  postEnquiry,
  readInbox,
  runCron,
  validEnquiry,
  waitUntilDelivered,
} from "./enquiry-outbox.ts";
import { expectConsoleErrors, loggedErrors } from "./setup.ts";
import { withinOneMinute } from "./site.ts";
import { setFaults } from "./store.ts";

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
  async function postInFlood(fields: Record<string, string> = validEnquiry) {
    const limit = vi.spyOn(env.SITE_ENQUIRY_RATE_LIMIT, "limit");
    limit.mockImplementation(async ({ key }) => ({ success: key !== "site" }));
    expect((await postEnquiry(fields)).status).toBe(303);
    limit.mockRestore();
  }

  it("is never refused nor taken for spam, and is relayed by the cron trigger", async () => {
    await postInFlood();
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 0, is_flood: 1, attempts: 0 }]);
    await runCron();
    const inbox = await readInbox();
    expect(inbox).toHaveLength(1);
    expect(inbox[0]?.fields).not.toHaveProperty("suspectedSpam");
  });

  it("has a mark for spam, too, if it looks like that", async () => {
    await postInFlood({ ...validEnquiry, second_subject: "https://spam.example" });
    expect(await listEnquiries()).toMatchObject([{ is_suspect: 1, is_flood: 1 }]);
  });

  it("counts as undelivered and as promised, and is never erased undelivered", async () => {
    expectConsoleErrors(2);
    await setFaults(formServiceIsDown);
    await postInFlood();
    await ageEnquiries(40 * dayMs);
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await runCron();
    expect(loggedErrors().map((line) => JSON.parse(line).message)).toEqual([
      "An enquiry has not been delivered for more than an hour",
      "An enquiry was not answered in time",
    ]);
    expect(await listEnquiries()).toHaveLength(1);
  });
});
