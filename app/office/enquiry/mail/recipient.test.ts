import { expect, it } from "vitest";
import { mailboxOf, recipientOf } from "./recipient.ts";

it.each([
  ["Asha@Example.com", "asha@example.com"],
  ["asha+moti@example.com", "asha@example.com"],
  ["a.s.h.a+1@gmail.com", "asha@gmail.com"],
  ["asha@googlemail.com", "asha@gmail.com"],
  ["a.sha@example.com", "a.sha@example.com"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it("a recipient is counted without its address", async () => {
  expect(await recipientOf("Asha+1@example.com")).toBe(await recipientOf("asha@example.com"));
  expect(await recipientOf("asha@example.com")).toMatch(/^[0-9a-f]{64}$/);
});
