import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { storeEnquiries } from "#tests/fixtures/office/many-enquiries.ts";
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
} from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import { setFaults } from "#tests/worker/store.ts";

const operator = { Authorization: `Bearer ${env.HOOK_TOKEN}` };
const minuteMs = 60_000;
const anyTime: unknown = expect.any(Number);

describe("the cron trigger", () => {
  it("logs once that a promise has broken", async () => {
    expectConsoleErrors(1);
    await postAndDeliver(validEnquiry);
    await postAndDeliver({ ...validEnquiry, second_subject: "https://spam.example", name: "Bot" });
    const [row] = await listEnquiries();
    await runCron();
    await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
    await env.ENQUIRIES.exec("UPDATE enquiries SET closed_at = 2 WHERE name = 'Bot'");
    await runCron();
    await runCron();
    expect(loggedErrors().map((line) => JSON.parse(line))).toEqual([
      {
        level: "error",
        message: "Enquiries were not answered in time",
        count: 1,
        references: [referenceOf(String(row?.id))],
      },
    ]);
  });

  it("logs one line about however many promises break at once", async () => {
    expectConsoleErrors(1);
    await storeEnquiries(env.ENQUIRIES, 300);
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET replied_at = NULL, is_suspect = 0, is_flood = 0, reply_by = 1, delivered_at = 8e15",
    );
    await runCron();
    const lines = loggedErrors().map((line) => JSON.parse(line));
    expect(lines.map(({ message }) => message)).toEqual(["Enquiries were not answered in time"]);
    for (const { count, references } of lines) {
      expect(count).toBe(300);
      expect(references).toHaveLength(10);
    }
  });

  it("delivers all, and what can be read of an enquiry whose details are damaged", async () => {
    expectConsoleErrors(1);
    await setFaults(formServiceIsDown);
    for (const name of ["Asha", "Billi", "Chitra"]) await postEnquiry({ ...validEnquiry, name });
    await vi.waitFor(async () =>
      expect((await listEnquiries()).every(({ last_failure }) => last_failure)).toBe(true),
    );
    await setFaults();
    await ageEnquiries(minuteMs);
    await env.ENQUIRIES.exec(
      "UPDATE enquiries SET kind = 'quote', details = '{' WHERE name = 'Billi'",
    );
    await runCron();
    expect(await readInbox()).toHaveLength(3);
    expect(loggedErrors()[0]).toContain("The details of a stored enquiry cannot be read");
  });

  it("counts an enquiry as refused, not as waiting, once the service has accepted a later one", async () => {
    await setFaults({ path: "/form", kind: "status", status: 422, times: 1 });
    await postEnquiry(validEnquiry);
    await vi.waitFor(async () => expect(await listEnquiries()).toMatchObject([{ is_refused: 1 }]));
    await ageEnquiries(2 * 60 * minuteMs);
    const health = () => visit("/healthz?deep=1", { headers: operator });
    expect(await (await health()).json()).toMatchObject({
      status: "degraded",
      enquiries: { undelivered: 1, refused: 0 },
    });
    await postEnquiry({ ...validEnquiry, name: "Billi" });
    await vi.waitFor(async () => expect(await readInbox()).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(await listEnquiries()).toMatchObject([{}, { is_refused: 0, delivered_at: anyTime }]),
    );
    expect(await (await health()).json()).toMatchObject({
      status: "ok",
      enquiries: { undelivered: 0, refused: 1, oldestAgeSeconds: null },
    });
  });

  it("logs nothing of an enquiry's id but the reference", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await postWhileServiceIsDown();
    const id = String((await listEnquiries())[0]?.id);
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain(referenceOf(id)));
    expect(warn.mock.calls.join()).not.toContain(id.slice(9));
    warn.mockRestore();
  });
});
