import { describe, expect, it, vi } from "vitest";
import { mail, readMails, send } from "#tests/fixtures/sandbox/mail-fixture.ts";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

const longest = "x".repeat(998);
const recipients = Array.from({ length: 51 }, (_, index) => `pet-${index}@example.com`);

describe("a mail", () => {
  it("is stored with all its fields", async () => {
    const sandbox = createSandboxFixture();
    const fields = {
      replyTo: "office@marigoldpets.example",
      headers: { "Auto-Submitted": "auto-generated", "X-Kind": "received" },
      html: "<p>Two cats to Oslo</p>",
    };
    const { messageId } = await send(sandbox, fields);
    expect(await readMails(sandbox)).toEqual([
      {
        ...mail,
        ...fields,
        messageId,
        receivedAt: expect.any(String),
        mailbox: "asha@example.com",
        to: ["asha@example.com"],
        cc: [],
        bcc: [],
        from: "Marigold <office@mail.marigoldpets.example>",
      },
    ]);
  });

  it("is in the mailbox of each recipient once, whatever the case of its address", async () => {
    const sandbox = createSandboxFixture();
    const to = ["Asha@Example.com", { email: "meera@example.com", name: "Meera" }];
    await send(sandbox, { to, cc: "asha@example.com", bcc: ["office@marigoldpets.example"] });
    for (const address of [
      "asha@example.com",
      "MEERA@example.com",
      "office@marigoldpets.example",
    ]) {
      expect(await readMails(sandbox, address)).toHaveLength(1);
    }
    expect(await readMails(sandbox)).toHaveLength(3);
  });

  it.each([
    ["no recipient", { to: undefined }],
    ["an empty list of recipients", { to: [] }],
    ["a recipient that is no address", { to: "asha" }],
    ["more than 50 recipients", { to: recipients.slice(1), cc: recipients[0] }],
    ["no sender", { from: undefined }],
    ["no subject", { subject: undefined }],
    ["a subject of 999 characters", { subject: `${longest}x` }],
    ["neither text nor HTML", { text: undefined }],
  ])("with %s is refused as invalid", async (_case, fields) => {
    const sandbox = createSandboxFixture();
    await expect(send(sandbox, fields)).rejects.toMatchObject({ code: "E_VALIDATION_ERROR" });
    expect(await readMails(sandbox)).toEqual([]);
  });

  it("may have 50 recipients and a subject of 998 characters, and HTML alone", async () => {
    const sandbox = createSandboxFixture();
    await send(sandbox, { to: recipients.slice(1), subject: longest });
    await send(sandbox, { text: undefined, html: "<p>Hello</p>" });
    expect(await readMails(sandbox)).toHaveLength(51);
  });

  it.each([
    ["E_HEADER_NOT_ALLOWED", "a header of the platform", { Date: "today" }],
    ["E_HEADER_NOT_ALLOWED", "an unknown header", { Server: "Marigold" }],
    ["E_HEADER_USE_API_FIELD", "a header that is a field", { "Reply-To": "a@example.com" }],
    ["E_HEADER_VALUE_INVALID", "a header of two lines", { "X-Kind": "a\r\nBcc: b@example.com" }],
  ])("is refused with %s for %s", async (code, _case, headers) => {
    await expect(send(createSandboxFixture(), { headers })).rejects.toMatchObject({ code });
  });
});

describe("a fault of mails", () => {
  it("of kind mail-error throws its code and stores nothing, for the recipient in its path", async () => {
    const sandbox = createSandboxFixture();
    const code = "E_RECIPIENT_SUPPRESSED";
    await sandbox.setFaults({ path: "/mail/send/asha@example.com", kind: "mail-error", code });
    await expect(send(sandbox)).rejects.toMatchObject({ code });
    await send(sandbox, { to: "meera@example.com" });
    expect(await readMails(sandbox)).toMatchObject([{ mailbox: "meera@example.com" }]);
  });

  it("of kind status is an internal error of the mail service", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/mail/send/*", kind: "status", status: 503 });
    await expect(send(sandbox)).rejects.toMatchObject({ code: "E_INTERNAL_SERVER_ERROR" });
  });

  it("of kind lost-response stores the mail, and throws an error without a code", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/mail/send/*", kind: "lost-response" });
    const failure = await send(sandbox).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty("code");
    expect(await readMails(sandbox)).toHaveLength(1);
  });
});

describe("the mailboxes", () => {
  it("say that nothing has arrived", async () => {
    const response = await createSandboxFixture().fetch("/mail");
    expect(await response.text()).toContain("No mail has arrived yet.");
  });

  it("are listed with their counts and the newest mails", async () => {
    const sandbox = createSandboxFixture();
    await send(sandbox, { subject: "The first" });
    await send(sandbox, { subject: "The <b>second</b>" });
    const text = await (await sandbox.fetch("/mail")).text();
    expect(text).toContain(`<a href="/mail/asha%40example.com">asha@example.com</a>: 2`);
    expect(text).toMatch(/The &lt;b&gt;second&lt;\/b&gt;.+The first/s);
  });

  it("show their mails in full, as text", async () => {
    const sandbox = createSandboxFixture();
    const fields = {
      replyTo: { email: "office@marigoldpets.example", name: "The office" },
      cc: "meera@example.com",
      headers: { "Content-Language": "en-IN" },
      text: "Two <b>cats</b>\nto Oslo",
    };
    await send(sandbox, fields);
    const text = await (await sandbox.fetch("/mail/asha@example.com")).text();
    for (const value of [
      "Marigold &lt;office@mail.marigoldpets.example&gt;",
      "The office &lt;office@marigoldpets.example&gt;",
      "meera@example.com",
      "en-IN",
      "Two &lt;b&gt;cats&lt;/b&gt;\nto Oslo",
    ]) {
      expect(text).toContain(`<dd>${value}</dd>`);
    }
  });

  it("show the HTML of a mail under a policy that lets it load and run nothing", async () => {
    const sandbox = createSandboxFixture();
    const { messageId } = await send(sandbox, { html: "<p>Two cats</p>" });
    const path = `/mail/asha%40example.com/${messageId}`;
    expect(await (await sandbox.fetch("/mail/asha@example.com")).text()).toContain(`"${path}"`);
    const response = await sandbox.fetch(path);
    expect(await response.text()).toBe("<p>Two cats</p>");
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    );
  });

  it("can be emptied", async () => {
    const sandbox = createSandboxFixture();
    await send(sandbox);
    expect((await sandbox.fetch("/mail", { method: "DELETE" })).status).toBe(204);
    expect(await readMails(sandbox)).toEqual([]);
  });
});

describe("a mail that comes back", () => {
  it("is an event in the queue, as the platform sends it", async () => {
    const queue = { send: vi.fn<(event: unknown) => Promise<void>>() };
    const sandbox = createSandboxFixture({ MAIL_EVENTS: queue });
    const { messageId } = await send(sandbox);
    const page = "/mail/asha%40example.com";
    const response = await sandbox.post(`${page}/${messageId}/bounce`, {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(page);
    expect(queue.send.mock.calls).toEqual([
      [
        expect.objectContaining({
          type: "cf.email.sending.message.bounced",
          source: { type: "email.sending", domain: "mail.marigoldpets.example" },
          payload: expect.objectContaining({
            messageId,
            sender: mail.from.email,
            recipient: mail.to,
            subject: mail.subject,
            terminal: true,
            bounce: expect.objectContaining({ type: "hard" }),
          }),
        }),
      ],
    ]);
  });

  it("needs the token of a deployed sandbox", async () => {
    const sandbox = createSandboxFixture({ SANDBOX_ACCESS: "token" });
    const { messageId } = await send(sandbox);
    const response = await sandbox.post(`/mail/asha@example.com/${messageId}/bounce`, {});
    expect(response.status).toBe(401);
  });

  it("needs a queue, and a mail", async () => {
    const sandbox = createSandboxFixture();
    const { messageId } = await send(sandbox);
    const bounce = (id: string) => sandbox.post(`/mail/asha@example.com/${id}/bounce`, {});
    expect((await bounce(messageId)).status).toBe(501);
    expect((await bounce("unknown")).status).toBe(404);
  });
});
