import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  postAndDeliver,
  postEnquiry,
  postWhileServiceIsDown,
  runCron,
  validEnquiry,
} from "./enquiry-outbox.ts";
import { expectConsoleErrors } from "./setup.ts";
import { setFaults } from "./store.ts";

describe("the cron trigger", () => {
  it("deletes a delivered enquiry after the retention period, and not earlier", async () => {
    await postAndDeliver(validEnquiry);
    await ageEnquiries((enquiryRetentionDays - 1) * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
    await ageEnquiries(2 * dayMs);
    await env.ENQUIRIES.exec("UPDATE enquiries SET replied_at = 1");
    await runCron();
    expect(await listEnquiries()).toEqual([]);
  });

  it("deletes suspected spam after the same period, delivered or not", async () => {
    const spam = { ...validEnquiry, second_subject: "https://spam.example" };
    await postAndDeliver(spam);
    await setFaults(formServiceIsDown);
    await postEnquiry({ ...spam, name: "Billi" });
    await vi.waitFor(async () => expect((await listEnquiries())[1]?.last_failure).not.toBeNull());
    await ageEnquiries((enquiryRetentionDays - 1) * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(2);
    await ageEnquiries(2 * dayMs);
    await runCron();
    expect(await listEnquiries()).toEqual([]);
  });

  it("keeps undelivered enquiries", async () => {
    expectConsoleErrors(1);
    await postWhileServiceIsDown();
    await ageEnquiries(100 * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
  });
});
