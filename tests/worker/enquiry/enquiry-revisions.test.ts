import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { idempotencyKey } from "#office/enquiry/delivery/form-service.server.ts";
import {
  ageEnquiries,
  formServiceIsDown,
  listEnquiries,
  postAndDeliver,
  postEnquiry,
  readInbox,
  runCron,
  validEnquiry,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { setFaults } from "#tests/worker/store.ts";

const minuteMs = 60_000;
const later = "Moti would like to move to London in June, not in May.";

const messagesInInbox = async () => (await readInbox()).map(({ fields }) => fields.message);

describe("an enquiry that JavaScript sends twice with the same token", () => {
  it("is one row, and is delivered once, when its words are the same", async () => {
    const fields = { ...validEnquiry, submission: crypto.randomUUID() };
    await postAndDeliver(fields);
    const [first] = await listEnquiries();
    expect((await postEnquiry(fields)).status).toBe(303);
    await ageEnquiries(dayMs - minuteMs);
    expect((await postEnquiry(fields)).status).toBe(303);
    await runCron();
    expect(await listEnquiries()).toMatchObject([
      { id: first?.id, revision: 1, attempts: first?.attempts },
    ]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("is delivered again with its later words when it was delivered before", async () => {
    const submission = crypto.randomUUID();
    await postAndDeliver({ ...validEnquiry, submission });
    const [first] = await listEnquiries();
    const id = String(first?.id);
    await postAndDeliver({ ...validEnquiry, message: later, phone: "+91 98450 12345", submission });
    expect(await listEnquiries()).toMatchObject([
      { id, revision: 2, message: later, phone: "+91 98450 12345", attempts: 1 },
    ]);
    expect(await messagesInInbox()).toEqual([later, validEnquiry.message]);
    const keys = (await readInbox()).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(await Promise.all([2, 1].map((revision) => idempotencyKey(id, revision))));
  });

  it("is delivered only with its later words if it was waiting", async () => {
    const submission = crypto.randomUUID();
    await setFaults(formServiceIsDown);
    await postEnquiry({ ...validEnquiry, submission });
    await vi.waitFor(async () => expect((await listEnquiries())[0]?.last_failure).not.toBeNull());
    await setFaults();
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    expect(await messagesInInbox()).toEqual([later]);
  });

  it("is delivered with its later words when they arrive while the earlier ones are delivered", async () => {
    const submission = crypto.randomUUID();
    await setFaults(
      { path: "/form", kind: "delay", delayMs: 300, times: 1 },
      { path: "/form", kind: "delay", delayMs: 900 },
    );
    await postEnquiry({ ...validEnquiry, submission });
    await vi.waitFor(async () => expect(await listEnquiries()).toMatchObject([{ attempts: 1 }]));
    await postEnquiry({ ...validEnquiry, message: later, submission });
    expect(await readInbox()).toEqual([]);
    await vi.waitFor(async () => expect(await messagesInInbox()).toEqual([validEnquiry.message]));
    expect(await listEnquiries()).toMatchObject([{ revision: 2, delivered_at: null }]);
    await waitUntilDelivered(3_000);
    expect(await messagesInInbox()).toEqual([later, validEnquiry.message]);
  });

  it("is delivered once with the later words when the earlier attempt fails after the correction", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const submission = crypto.randomUUID();
    await setFaults({ path: "/form", kind: "html", status: 502, delayMs: 400, times: 1 });
    await postEnquiry({ ...validEnquiry, submission });
    await vi.waitFor(async () => expect(await listEnquiries()).toMatchObject([{ attempts: 1 }]));
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    await vi.waitFor(() => expect(warn.mock.calls.join()).toContain("not delivered yet"));
    warn.mockRestore();
    await ageEnquiries(60_000);
    await runCron();
    expect(await messagesInInbox()).toEqual([later]);
    expect(await listEnquiries()).toMatchObject([{ last_failure: null }]);
  });

  it("is two enquiries when its later words come after a day", async () => {
    const submission = crypto.randomUUID();
    await postAndDeliver({ ...validEnquiry, submission });
    await ageEnquiries(dayMs);
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    expect((await listEnquiries()).map(({ message }) => message)).toEqual([
      validEnquiry.message,
      later,
    ]);
  });

  it("is two enquiries once the first one is answered, which stays as it is", async () => {
    const submission = crypto.randomUUID();
    await postAndDeliver({ ...validEnquiry, submission });
    await env.ENQUIRIES.exec("UPDATE enquiries SET replied_at = 1, replied_by = 'meera'");
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    expect(await listEnquiries()).toMatchObject([
      { message: validEnquiry.message, replied_at: 1, revision: 1 },
      { message: later, replied_at: null },
    ]);
  });

  it("cannot replace one by its id, or by its words", async () => {
    await postAndDeliver(validEnquiry);
    const [row] = await listEnquiries();
    const submission = String(row?.id);
    await postEnquiry({ ...validEnquiry, submission });
    await postAndDeliver({ ...validEnquiry, message: later, submission });
    expect((await listEnquiries()).map(({ message }) => message)).toEqual([
      validEnquiry.message,
      later,
    ]);
  });
});

describe("an enquiry that is sent twice without JavaScript", () => {
  it("is one row, and is delivered once", async () => {
    await Promise.all([postEnquiry(validEnquiry), postEnquiry(validEnquiry)]);
    await waitUntilDelivered();
    await ageEnquiries(9 * minuteMs);
    await postEnquiry(validEnquiry);
    await runCron();
    expect(await listEnquiries()).toMatchObject([{ revision: 1 }]);
    expect(await readInbox()).toHaveLength(1);
  });

  it("is two enquiries when ten minutes have passed", async () => {
    await postAndDeliver(validEnquiry);
    await ageEnquiries(11 * minuteMs);
    await postAndDeliver(validEnquiry);
    expect(await listEnquiries()).toMatchObject([{ revision: 1 }, { revision: 1 }]);
    expect(await messagesInInbox()).toEqual([validEnquiry.message, validEnquiry.message]);
  });

  it.each([
    ["name", "Billi"],
    ["email", "billi@example.com"],
    ["phone", "+91 98450 12345"],
    ["message", later],
    ["page", "/"],
  ])("is two enquiries when the %s differs", async (field, value) => {
    await postEnquiry(validEnquiry);
    await postEnquiry({ ...validEnquiry, [field]: value });
    expect(await listEnquiries()).toHaveLength(2);
  });
});

it("a stored enquiry of an earlier version of the Worker has the first revision", async () => {
  await env.ENQUIRIES.exec(
    "INSERT INTO enquiries (id, received_at, page, name, email, message, next_attempt_at, reply_by) VALUES ('a', 1, '/', 'Asha', 'asha@example.com', 'Hello', 1, 8e15)",
  );
  expect(await listEnquiries()).toMatchObject([{ revision: 1 }]);
});
