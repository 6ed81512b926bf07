import { afterEach, expect, it, vi } from "vitest";
import { createMailer } from "./mailer.server.ts";

const from = { email: "office@mail.marigold.example", name: "Marigold" };
const mail = { to: "asha@example.com", replyTo: "hello@marigold.example", subject: "S", text: "T" };

afterEach(() => vi.useRealTimers());

const send = (respond: () => Promise<EmailSendResult>, changes = {}) => {
  const binding = { send: vi.fn(respond) };
  return { binding, outcome: createMailer(binding, from).send({ ...mail, ...changes }) };
};

const failWith = (error: object) => () => Promise.reject(Object.assign(new Error("x"), error));

it("sends a mail with its copy unseen, and headers that ask no program for a reply", async () => {
  const { binding, outcome } = send(async () => ({ messageId: "m-1" }), { copyTo: "us@x.example" });
  expect(await outcome).toEqual({ kind: "sent", messageId: "m-1" });
  expect(binding.send).toHaveBeenCalledWith({
    ...mail,
    from,
    bcc: "us@x.example",
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "en-IN" },
  });
});

it.each([
  ["E_DAILY_LIMIT_EXCEEDED", "later"],
  ["E_RATE_LIMIT_EXCEEDED", "later"],
  ["E_DELIVERY_FAILED", "later"],
  ["E_INTERNAL_SERVER_ERROR", "later"],
  ["E_RECIPIENT_SUPPRESSED", "refused"],
  ["E_SENDER_NOT_VERIFIED", "refused"],
  ["E_VALIDATION_ERROR", "refused"],
])("after %s, a mail may be accepted %s", async (code, kind) => {
  expect(await send(failWith({ code })).outcome).toEqual({ kind, reason: code });
});

it("nobody knows whether a mail went out whose connection broke, and the reason names no address", async () => {
  const { outcome } = send(() => Promise.reject(new Error("asha@example.com is gone")));
  expect(await outcome).toEqual({ kind: "unknown", reason: "The connection broke" });
});

it("nobody knows whether a mail went out that took more than ten seconds", async () => {
  vi.useFakeTimers();
  const { outcome } = send(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toEqual({ kind: "unknown", reason: "No response within 10 seconds" });
});
