import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry, readId, readMessages, sendForm } from "#tests/fixtures/sandbox/form-fixture.ts";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

describe("the form service", () => {
  it("stores a message and returns its id", async () => {
    const sandbox = createSandboxFixture();
    const response = await sendForm(sandbox, {
      ...enquiry,
      phone: "+91 98",
      topic: "Moving to the UK",
    });
    expect(response.status).toBe(200);
    const id = await readId(response);
    expect(await readMessages(sandbox)).toEqual([
      {
        id,
        receivedAt: expect.any(String),
        idempotencyKey: null,
        fields: { ...enquiry, phone: "+91 98", topic: "Moving to the UK" },
      },
    ]);
  });

  it("drops fields that are not text", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, { ...enquiry, phone: null, page: 7, pets: ["Rani"] });
    expect((await readMessages(sandbox)).map(({ fields }) => fields)).toEqual([enquiry]);
  });

  it("repeats its response to a repeated key, and stores nothing again", async () => {
    const sandbox = createSandboxFixture();
    const first = await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    const again = await sendForm(
      sandbox,
      { ...enquiry, message: "Changed" },
      { "Idempotency-Key": "key-1" },
    );
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    const messages = await readMessages(sandbox);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ idempotencyKey: "key-1", fields: enquiry });
  });

  it("stores one message for a key that is sent many times at once", async () => {
    const sandbox = createSandboxFixture();
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () =>
        readId(await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" })),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await readMessages(sandbox)).toHaveLength(1);
  });

  it("stores the same text again under another key, or without a key", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-2" });
    await sendForm(sandbox, enquiry);
    await sendForm(sandbox, enquiry);
    expect(await readMessages(sandbox)).toHaveLength(4);
  });

  it("stores 200 posts that arrive at the same time", async () => {
    const sandbox = createSandboxFixture();
    const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`);
    const responses = await Promise.all(
      names.map((name, index) =>
        sendForm(sandbox, { ...enquiry, name }, { "Idempotency-Key": `key-${index}` }),
      ),
    );
    expect(responses.every((response) => response.status === 200)).toBe(true);
    const kept = (await readMessages(sandbox)).map(({ fields }) => fields.name);
    expect(kept.toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ["no name", { ...enquiry, name: undefined }, "name"],
    ["no e-mail address", { ...enquiry, email: undefined }, "email"],
    ["no message", { ...enquiry, message: undefined }, "message"],
    ["a name of spaces only", { ...enquiry, name: "  " }, "name"],
    ["a message that is not text", { ...enquiry, message: 7 }, "message"],
    ["a phone number that is not text", { ...enquiry, phone: 98 }, "phone"],
    ["a list", [], "name"],
    ["text instead of an object", "hello", "name"],
  ])("rejects %s with a message", async (_case, body, field) => {
    const sandbox = createSandboxFixture();
    const response = await sendForm(sandbox, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, message: expect.stringContaining(field) });
    expect(await readMessages(sandbox)).toEqual([]);
  });

  it("rejects a body that is not JSON", async () => {
    const response = await createSandboxFixture().fetch("/form", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{ "name": "Asha',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, message: "The body is not JSON." });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "rejects the content type '%s'",
    async (contentType) => {
      const sandbox = createSandboxFixture();
      const response = await sendForm(sandbox, enquiry, { "Content-Type": contentType });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({ ok: false, message: expect.any(String) });
      expect(await readMessages(sandbox)).toEqual([]);
    },
  );

  it("accepts JSON with any charset and case", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect((await sendForm(createSandboxFixture(), enquiry, headers)).status).toBe(200);
  });
});

describe("a fault on /form", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ["status", { status: 503 }, 503],
    ["html", { status: 502 }, 502],
    ["malformed", {}, 200],
    ["json", { body: {} }, 200],
    ["hang", {}, 504],
  ])("of kind %s keeps the message from being stored", async (kind, settings, status) => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ method: "POST", path: "/form", kind, ...settings });
    const response = sendForm(sandbox, enquiry);
    await vi.runAllTimersAsync();
    expect((await response).status).toBe(status);
    expect(await readMessages(sandbox)).toEqual([]);
  });

  it("of kind delay stores the message late", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/form", kind: "delay", delayMs: 5000 });
    const response = sendForm(sandbox, enquiry);
    await vi.advanceTimersByTimeAsync(4999);
    expect(await readMessages(sandbox)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
    expect(await readMessages(sandbox)).toHaveLength(1);
  });
});
