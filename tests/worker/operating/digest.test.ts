import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { dayMs, hourMs } from "#edge/http/india-clock.ts";
import { digestCron } from "#office/enquiry/watch/send-digest.server.ts";
import {
  formServiceIsDown,
  listEnquiries,
  readInbox,
  runCron,
} from "#tests/worker/enquiry-outbox.ts";
import { setFaults } from "#tests/worker/store.ts";

type Mark = "isSuspect" | "isRefused" | "isFlood";
type Row = { start: string; replyBy: number; deliveredAt?: number; mark?: Mark };

/** Stores an enquiry of two hours ago whose id, and so whose reference, begins as given. */
async function store({ start, replyBy, deliveredAt, mark }: Row): Promise<void> {
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, next_attempt_at, reply_by, delivered_at,
       is_suspect, is_refused, is_flood)
     VALUES (?1, ?2, '/', 'Asha', 'asha@example.com', 'Moti', 9e15, ?3, ?4, ?5, ?6, ?7)`,
  )
    .bind(
      `${start}-5b1e-4c55-9d0a-2f6f0c9b7a11`,
      Date.now() - 2 * hourMs,
      replyBy,
      deliveredAt ?? null,
      ...(["isSuspect", "isRefused", "isFlood"] as const).map((name) => Number(name === mark)),
    )
    .run();
}

/** Ends the minute in which no other run attempts a digest. */
const makeDue = () => env.ENQUIRIES.exec("UPDATE digests SET next_attempt_at = 1");

const readDigest = async () => {
  const [message, ...others] = await readInbox();
  expect(others).toEqual([]);
  return message?.fields ?? {};
};

describe("the morning's digest", () => {
  it("reaches the team once a day, by the form service, with references alone", async () => {
    const now = Date.now();
    const deliveredAt = now - hourMs;
    await store({ start: "aaaaaaaa", replyBy: now - 1_000, deliveredAt });
    await store({ start: "bbbbbbbb", replyBy: now + 7 * dayMs });
    await store({ start: "cccccccc", replyBy: now + 7 * dayMs, mark: "isRefused" });
    await store({ start: "dddddddd", replyBy: now - 1_000, deliveredAt, mark: "isSuspect" });
    await store({ start: "99999999", replyBy: now + 7 * dayMs, deliveredAt });
    await env.ENQUIRIES.prepare(
      `INSERT INTO offers (enquiry_id, made_at, made_by, currency, lines, valid_until, words)
       SELECT id, 1, 'meera', 'INR', '[]', ?1, '' FROM enquiries WHERE id GLOB '9999*'`,
    )
      .bind(now - 1_000)
      .run();
    await store({ start: "eeeeeeee", replyBy: 1, deliveredAt, mark: "isFlood" });
    await store({ start: "ffffffff", replyBy: now + 7 * dayMs, deliveredAt });
    await runCron(digestCron);
    await runCron(digestCron);
    const { message = "", topic, ...fields } = await readDigest();
    expect(topic).toMatch(/^what to do on \d{4}-\d\d-\d\d$/);
    expect(message).toMatch(/Later than promised \(2\):\n- AAAA-AAAA, promised by.*\n- DDDD-DDDD/);
    expect(message).toMatch(/Not delivered for an hour.* \(1\):\n- BBBB-BBBB/);
    expect(message).toMatch(/Refused on delivery.* \(1\):\n- CCCC-CCCC/);
    expect(message).toMatch(/Offers without an answer.* \(1\):\n- 9999-9999, valid until/);
    expect(message).not.toMatch(/EEEE|FFFF/);
    expect(message).toContain("at the desk: http://desk.marigold.example/desk");
    expect(JSON.stringify({ message, ...fields })).not.toMatch(/Asha|Moti/i);
  });

  it("says in one line how many came in a flood, and nothing else about those", async () => {
    for (const start of ["aaaaaaaa", "bbbbbbbb"]) {
      await store({ start, replyBy: 1, mark: "isFlood" });
    }
    await runCron(digestCron);
    const { message = "" } = await readDigest();
    expect(message).toMatch(/^2 came in a flood, and are promised no reply: decide at the desk/);
    expect(message).not.toMatch(/AAAA|BBBB/);
  });

  it("is not sent when nobody has to do anything", async () => {
    await runCron(digestCron);
    expect(await listEnquiries()).toEqual([]);
  });

  it("is sent again each five minutes while the form service is down, and is no enquiry", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await store({ start: "aaaaaaaa", replyBy: 1, deliveredAt: Date.now() });
    await setFaults(formServiceIsDown);
    await runCron(digestCron);
    expect(await readInbox()).toEqual([]);
    expect(warn.mock.calls.join()).toContain("The morning's digest is not delivered yet");
    warn.mockRestore();
    await setFaults();
    await env.ENQUIRIES.exec("UPDATE enquiries SET break_logged_at = 1");
    await runCron();
    expect(await readInbox()).toEqual([]);
    await makeDue();
    await runCron();
    expect((await readDigest()).message).toContain("AAAA-AAAA");
    await makeDue();
    await runCron();
    expect((await readDigest()).message).toContain("AAAA-AAAA");
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("takes the place of an earlier day's, which is not delivered any more", async () => {
    await env.ENQUIRIES.exec(
      "INSERT INTO digests (day, message, next_attempt_at) VALUES ('2026-01-01', 'Old', 1)",
    );
    await store({ start: "aaaaaaaa", replyBy: 1, deliveredAt: Date.now() });
    await runCron(digestCron);
    expect((await readDigest()).message).toContain("AAAA-AAAA");
  });
});
