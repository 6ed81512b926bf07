import { describe, expect, it } from "vitest";
import { enquiry, readId, readMessages, sendForm } from "#tests/fixtures/sandbox/form-fixture.ts";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

describe("the form service", () => {
  it("stores a message with all its fields and returns its id", async () => {
    const sandbox = createSandboxFixture();
    const fields = { ...enquiry, topic: "Moving to the UK" };
    const id = await readId(await sendForm(sandbox, fields));
    const message = { id, receivedAt: expect.any(String), idempotencyKey: null, fields };
    expect(await readMessages(sandbox)).toEqual([message]);
  });

  it("repeats its response to a repeated key, and stores nothing again", async () => {
    const sandbox = createSandboxFixture();
    const key = { "Idempotency-Key": "key-1" };
    const first = await sendForm(sandbox, enquiry, key);
    const again = await sendForm(sandbox, { ...enquiry, message: "Changed" }, key);
    expect(await again.json()).toEqual(await first.json());
    expect(await readMessages(sandbox)).toMatchObject([
      { idempotencyKey: "key-1", fields: enquiry },
    ]);
  });

  it.each([
    ["no name", { ...enquiry, name: undefined }, "name"],
    ["a message of spaces only", { ...enquiry, message: "  " }, "message"],
    ["text instead of an object", "hello", "Object"],
  ])("rejects %s", async (_case, body, reason) => {
    const sandbox = createSandboxFixture();
    const response = await sendForm(sandbox, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, message: expect.stringContaining(reason) });
    expect(await readMessages(sandbox)).toEqual([]);
  });
});

describe("the inbox", () => {
  it("says that nothing has arrived", async () => {
    const response = await createSandboxFixture().fetch("/inbox");
    expect(await response.text()).toContain("Nothing has arrived yet.");
  });

  it("shows the fields of messages as text, newest first", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    await sendForm(sandbox, { ...enquiry, name: "<b>Meera</b>", topic: "Moving to the UK" });
    const text = await (await sandbox.fetch("/inbox")).text();
    for (const value of [enquiry.message, "Moving to the UK", "key-1"]) {
      expect(text).toContain(`>${value}</`);
    }
    expect(text).toMatch(/&lt;b&gt;Meera&lt;\/b&gt;.+Asha Rao/s);
  });

  it("can be emptied", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry);
    expect((await sandbox.fetch("/inbox", { method: "DELETE" })).status).toBe(204);
    expect(await readMessages(sandbox)).toEqual([]);
  });
});
