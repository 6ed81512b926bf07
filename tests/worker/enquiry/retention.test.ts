import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  ageEnquiries,
  listEnquiries,
  postAndDeliver,
  postWhileServiceIsDown,
  runCron,
  validEnquiry,
} from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";

describe("the cron trigger keeps or erases, at the end of its time,", () => {
  it("an enquiry that was delivered and answered, and not earlier", async () => {
    await postAndDeliver(validEnquiry);
    await env.ENQUIRIES.prepare("UPDATE enquiries SET replied_at = ?1").bind(Date.now()).run();
    await ageEnquiries((enquiryRetentionDays - 1) * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
    await ageEnquiries(2 * dayMs);
    await runCron();
    expect(await listEnquiries()).toEqual([]);
  });

  const lives = enquiryRetentionDays * dayMs;
  const now = Date.now();
  const longAgo = now - lives - dayMs;
  const lately = now - lives + dayMs;

  it.each([
    ["what nobody has answered, however old", "", true],
    ["what was answered lately", `replied_at = ${lately}`, true],
    ["what was answered long ago", `replied_at = ${longAgo}`, false],
    ["what moves later", `replied_at = ${longAgo}, move_until = ${now + 90 * dayMs}`, true],
    ["what has moved", `replied_at = ${longAgo}, move_until = ${longAgo}`, false],
    ["what is lost, even before its month", `closed_at = ${longAgo}, move_until = ${now}`, false],
    ["what was lately lost", `closed_at = ${lately}`, true],
    ["suspected spam that was promised a reply", "is_suspect = 1", true],
    ["what somebody took for spam", `is_suspect = 1, closed_at = ${longAgo}`, false],
    ["what somebody keeps", `replied_at = ${longAgo}, kept_until = ${now + dayMs}`, true],
    ["what nobody keeps any more", `replied_at = ${longAgo}, kept_until = ${now - 1}`, false],
    ["an undecided flood", "is_flood = 1, break_logged_at = 1", true],
  ])("of %s", async (_, set, isKept) => {
    await env.ENQUIRIES.exec(
      `INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by, delivered_at)
       VALUES ('old', 1, '/contact', 'Asha', 'asha@example.com', 'Hello', ${now + dayMs}, 1)`.replaceAll(
        "\n",
        "",
      ),
    );
    if (set) await env.ENQUIRIES.exec(`UPDATE enquiries SET ${set}`);
    await runCron();
    expect(await listEnquiries()).toHaveLength(isKept ? 1 : 0);
  });

  it("no undelivered enquiry", async () => {
    expectConsoleErrors(1);
    await postWhileServiceIsDown();
    await ageEnquiries(100 * dayMs);
    await runCron();
    expect(await listEnquiries()).toHaveLength(1);
  });
});
