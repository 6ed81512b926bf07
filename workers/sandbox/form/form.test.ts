import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "../sandbox-fixture";
import { enquiry, readId, readMessages, sendForm } from "./form-fixture";

describe("the form service", () => {
  it("keeps what it was sent and answers its id", async () => {
    const sandbox = createSandboxFixture();
    const answer = await sendForm(sandbox, {
      ...enquiry,
      phone: "+91 98",
      topic: "Moving to the UK",
    });
    expect(answer.status).toBe(200);
    const id = await readId(answer);
    expect(await readMessages(sandbox)).toEqual([
      {
        id,
        receivedAt: expect.any(String),
        idempotencyKey: null,
        fields: { ...enquiry, phone: "+91 98", topic: "Moving to the UK" },
      },
    ]);
  });

  it("leaves out what is no text", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, { ...enquiry, phone: null, page: 7, pets: ["Rani"] });
    expect((await readMessages(sandbox)).map(({ fields }) => fields)).toEqual([enquiry]);
  });

  it("gives a repeated key its first answer and stores nothing again", async () => {
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

  it("counts one key sent many times at once as one message", async () => {
    const sandbox = createSandboxFixture();
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () =>
        readId(await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" })),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await readMessages(sandbox)).toHaveLength(1);
  });

  it("keeps the same words sent under two keys, or under none, each time", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-2" });
    await sendForm(sandbox, enquiry);
    await sendForm(sandbox, enquiry);
    expect(await readMessages(sandbox)).toHaveLength(4);
  });

  it("keeps each of 200 posts that arrive at once", async () => {
    const sandbox = createSandboxFixture();
    const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`);
    const answers = await Promise.all(
      names.map((name, index) =>
        sendForm(sandbox, { ...enquiry, name }, { "Idempotency-Key": `key-${index}` }),
      ),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const kept = (await readMessages(sandbox)).map(({ fields }) => fields.name);
    expect(kept.toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ["no name", { ...enquiry, name: undefined }, "name"],
    ["no e-mail address", { ...enquiry, email: undefined }, "email"],
    ["no message", { ...enquiry, message: undefined }, "message"],
    ["a name of spaces only", { ...enquiry, name: "  " }, "name"],
    ["a message that is no text", { ...enquiry, message: 7 }, "message"],
    ["a phone number that is no text", { ...enquiry, phone: 98 }, "phone"],
    ["a list", [], "name"],
    ["no object", "hello", "name"],
  ])("refuses %s and says so", async (_case, body, field) => {
    const sandbox = createSandboxFixture();
    const answer = await sendForm(sandbox, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ ok: false, message: expect.stringContaining(field) });
    expect(await readMessages(sandbox)).toEqual([]);
  });

  it("refuses a body that is not JSON", async () => {
    const answer = await createSandboxFixture().fetch("/form", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{ "name": "Asha',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ ok: false, message: "The body is not JSON." });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "refuses the content type '%s'",
    async (contentType) => {
      const sandbox = createSandboxFixture();
      const answer = await sendForm(sandbox, enquiry, { "Content-Type": contentType });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ ok: false, message: expect.any(String) });
      expect(await readMessages(sandbox)).toEqual([]);
    },
  );

  it("takes JSON whatever its charset and case", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect((await sendForm(createSandboxFixture(), enquiry, headers)).status).toBe(200);
  });
});
