import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs, hourMs } from "#edge/http/india-clock.ts";
import { digestCron } from "#office/enquiry/watch/send-digest.server.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  readInbox,
  runCron,
} from "./enquiry-outbox.ts";
import { setFaults } from "./store.ts";

type Row = { start: string; replyBy: number; deliveredAt?: number; mark?: string };

/** Stores an enquiry of two hours ago whose id, and so whose reference, begins as given. */
async function store({ start, replyBy, deliveredAt, mark = "is_flood" }: Row): Promise<void> {
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, next_attempt_at, answer_by, delivered_at, ${mark})
     VALUES (?1, ?2, '/', 'Asha', 'asha@example.com', 'Moti', 9e15, ?3, ?4, 1)`,
  )
    .bind(
      `${start}-5b1e-4c55-9d0a-2f6f0c9b7a11`,
      Date.now() - 2 * hourMs,
      replyBy,
      deliveredAt ?? null,
    )
    .run();
}

const readDigest = async () => {
  const [message, ...others] = await readInbox();
  expect(others).toEqual([]);
  return message?.fields ?? {};
};

describe("the morning's digest", () => {
  it("reaches the team once a day, the way enquiries do, with references alone", async () => {
    const now = Date.now();
    const deliveredAt = now - hourMs;
    await store({ start: "aaaaaaaa", replyBy: now - 1_000, deliveredAt });
    await store({ start: "bbbbbbbb", replyBy: now + 7 * dayMs });
    await store({ start: "cccccccc", replyBy: now + 7 * dayMs, mark: "is_refused" });
    const soonErased = now - (enquiryRetentionDays - 6) * dayMs;
    await store({ start: "dddddddd", replyBy: now + 7 * dayMs, deliveredAt: soonErased });
    await store({ start: "eeeeeeee", replyBy: 1, mark: "is_suspect" });
    await store({ start: "ffffffff", replyBy: now + 7 * dayMs, deliveredAt });
    await runCron(digestCron);
    await runCron(digestCron);
    const { message = "", topic, ...fields } = await readDigest();
    expect(topic).toMatch(/^what to do on \d{4}-\d\d-\d\d$/);
    expect(message).toMatch(/Later than promised \(1\):\n- AAAA-AAAA, promised by/);
    expect(message).toMatch(/Not delivered for an hour.* \(1\):\n- BBBB-BBBB/);
    expect(message).toMatch(/Refused by the form service.* \(1\):\n- CCCC-CCCC/);
    expect(message).toMatch(/erased within seven days \(1\):\n- DDDD-DDDD/);
    expect(message).not.toMatch(/EEEE|FFFF/);
    expect(message).toContain("at the desk: http://desk.marigold.example/desk");
    expect(JSON.stringify({ message, ...fields })).not.toMatch(/Asha|Moti/i);
  });

  it("is not sent when nobody has to do anything", async () => {
    await runCron(digestCron);
    expect(await listEnquiries()).toEqual([]);
  });

  it("waits as an enquiry does while the form service is down, and promises nothing", async () => {
    await store({ start: "aaaaaaaa", replyBy: 1, deliveredAt: Date.now() });
    await setFaults(formServiceIsDown);
    await runCron(digestCron);
    expect(await readInbox()).toEqual([]);
    await setFaults();
    await env.ENQUIRIES.exec("UPDATE enquiries SET break_logged_at = 1");
    await ageEnquiries(61_000);
    await runCron();
    expect((await readDigest()).message).toContain("AAAA-AAAA");
    const rows = await listEnquiries();
    expect(rows.find(({ page }) => page === "digest")).toMatchObject({ answer_by: null });
  });
});
