import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enquiry, readMessages, sendForm } from "#tests/fixtures/sandbox/form-fixture.ts";
import { createMemoryState } from "#tests/fixtures/sandbox/memory-state.ts";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { readInbox, storeMessage } from "./form.ts";

async function readPage(sandbox = createSandboxFixture()) {
  return (await sandbox.fetch("/inbox")).text();
}

describe("the inbox", () => {
  it("says that nothing has arrived", async () => {
    expect(await readPage()).toContain("Nothing has arrived yet.");
  });

  it("shows all fields of a message", async () => {
    const sandbox = createSandboxFixture();
    const body = { ...enquiry, phone: "+91 98", topic: "Moving to the UK", page: "/contact" };
    await sendForm(sandbox, body, { "Idempotency-Key": "key-1" });
    const text = await readPage(sandbox);
    expect(text).toContain("1 message, newest first.");
    for (const value of [...Object.values(body), "key-1"]) expect(text).toContain(`>${value}</`);
  });

  it("shows that a message is suspected spam", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, { ...enquiry, suspectedSpam: "yes" });
    expect(await readPage(sandbox)).toMatch(/<dt>Suspected spam<\/dt>\s*<dd[^>]*>yes<\/dd>/);
  });

  it("keeps a message's white space", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, { ...enquiry, message: "\n  Two\tcats\r\n\r\nto Oslo " });
    expect(await readPage(sandbox)).toContain(">\n  Two\tcats\r\n\r\nto Oslo </dd>");
  });

  it("shows HTML in every field as text", async () => {
    const sandbox = createSandboxFixture();
    const fields = ["name", "email", "phone", "topic", "message", "<i>page</i>"];
    const body = Object.fromEntries(
      fields.map((field) => [field, `<b title="'">${field}</b>&amp;`]),
    );
    await sendForm(sandbox, body, { "Idempotency-Key": "<b>key</b>" });
    const text = await readPage(sandbox);
    expect(text).not.toMatch(/<[bi][ >]/);
    expect(text.match(/&lt;b title=&quot;&#39;&quot;&gt;/g)).toHaveLength(fields.length);
    expect(text).toContain("&lt;b&gt;key&lt;/b&gt;");
    expect(text).toContain("&amp;amp;");
  });

  it.each(["नमस्ते 🐕‍🦺", "שלום, החתול שלי", `${"a".repeat(9_999)}z`])(
    "does not change the text %.20s",
    async (message) => {
      const sandbox = createSandboxFixture();
      await sendForm(sandbox, { ...enquiry, message });
      expect((await readMessages(sandbox))[0]?.fields.message).toBe(message);
      expect(await readPage(sandbox)).toContain(`>${message}</dd>`);
    },
  );

  it("responds with JSON if the client accepts it", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry);
    const response = await sandbox.fetch("/inbox", { headers: { Accept: "application/json" } });
    const body = await response.json();
    expect(body).toEqual({ count: 1, messages: [expect.objectContaining({ fields: enquiry })] });
    expect(await (await sandbox.fetch("/inbox.json")).json()).toEqual(body);
  });

  it("responds to a browser with the page", async () => {
    const headers = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
    const response = await createSandboxFixture().fetch("/inbox", { headers });
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.get("Vary")).toBe("Accept");
  });

  it.each(["/inbox", "/inbox.json"])("forbids caching, framing and scripts at %s", async (path) => {
    const { headers } = await createSandboxFixture().fetch(path);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("can be emptied, and then accepts the same key again", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    await sendForm(sandbox, enquiry);
    expect((await sandbox.fetch("/inbox", { method: "DELETE" })).status).toBe(204);
    expect(await readMessages(sandbox)).toEqual([]);
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    expect(await readMessages(sandbox)).toHaveLength(1);
  });

  it("keeps the faults when it is emptied", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/form", kind: "status", status: 503 });
    await sandbox.fetch("/inbox", { method: "DELETE" });
    expect((await sendForm(sandbox, enquiry)).status).toBe(503);
  });

  it("reads more than one page of keys", async () => {
    const state = createMemoryState();
    for (let number = 1; number <= 1001; number += 1) {
      await storeMessage(state, { ...enquiry, name: `Visitor ${number}` }, null);
    }
    const messages = await readInbox(state);
    expect(messages).toHaveLength(1001);
    expect(messages[0]?.fields.name).toBe("Visitor 1001");
    expect(messages.at(-1)?.fields.name).toBe("Visitor 1");
  });
});

describe("the order and age of messages", () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 8, 30) }));
  afterEach(() => vi.useRealTimers());

  it("shows the newest first, with the time in India", async () => {
    const sandbox = createSandboxFixture();
    for (const name of ["First", "Second", "Third"]) {
      await sendForm(sandbox, { ...enquiry, name });
      vi.advanceTimersByTime(61_000);
    }
    const text = await readPage(sandbox);
    const shown = [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name);
    expect(shown).toEqual(["Third", "Second", "First"]);
    expect(text).toContain('datetime="2026-11-20T08:30:00.000Z"');
    expect(text).toMatch(/20 Nov 2026, 2:00:00\spm IST/);
  });

  it("shows the newest first within one millisecond, too", async () => {
    const sandbox = createSandboxFixture();
    for (const name of ["First", "Second", "Third"]) await sendForm(sandbox, { ...enquiry, name });
    const names = (await readMessages(sandbox)).map(({ fields }) => fields.name);
    expect(names).toEqual(["Third", "Second", "First"]);
  });

  it("deletes a message after 30 days", async () => {
    const sandbox = createSandboxFixture();
    await sendForm(sandbox, enquiry, { "Idempotency-Key": "key-1" });
    vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000 - 1);
    expect(await readMessages(sandbox)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await readMessages(sandbox)).toEqual([]);
  });
});
