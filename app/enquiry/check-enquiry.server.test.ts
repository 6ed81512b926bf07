import { describe, expect, it } from "vitest";
import { checkEnquiry } from "./check-enquiry.server";
import type { EnquiryValues } from "./enquiry";

function typed(fields: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    name: "Asha",
    email: "asha@example.com",
    phone: "",
    message: "Moti to London",
    ...fields,
  };
}

describe("an enquiry", () => {
  it("is trimmed, and its line breaks are one character each", () => {
    const { values } = checkEnquiry(typed({ name: "  Asha ", message: "\r\nMoti\r\nBilli  " }));
    expect(values).toMatchObject({ name: "Asha", message: "Moti\nBilli" });
  });

  it.each([
    ["name", "", "Please tell us your name."],
    ["name", "   ", "Please tell us your name."],
    ["name", "a".repeat(201), "Please write at most 200 characters."],
    ["email", "", "Please tell us your e-mail address."],
    ["email", "asha", "Please enter an e-mail address such as name@example.com."],
    ["email", "asha@", "Please enter an e-mail address such as name@example.com."],
    ["email", "a sha@example.com", "Please enter an e-mail address such as name@example.com."],
    ["phone", "1".repeat(41), "Please write at most 40 characters."],
    ["message", "\r\n ", "Please write us a message."],
    ["message", "m".repeat(10_001), "Please write at most 10,000 characters."],
  ] as const)("is refused for the %s %j", (field, value, message) => {
    expect(checkEnquiry(typed({ [field]: value })).errors).toEqual({ [field]: message });
  });

  it("names every field that is wrong", () => {
    const { errors } = checkEnquiry(typed({ name: "", email: "", message: "" }));
    expect(Object.keys(errors ?? {})).toEqual(["name", "email", "message"]);
  });

  it.each(["asha@localhost", "asha+pets@mail.example.co.in", "o'neil@example.com"])(
    "may come from %s, as the browser's own check says",
    (email) => {
      expect(checkEnquiry(typed({ email })).errors).toBeNull();
    },
  );

  it("may be 10,000 characters long, line breaks counted once", () => {
    expect(checkEnquiry(typed({ message: "m\r\n".repeat(5_000).trim() })).errors).toBeNull();
    expect(checkEnquiry(typed({ message: "m".repeat(10_000) })).errors).toBeNull();
  });

  it("keeps emoji, right-to-left text and markup as they are", () => {
    const message = "🐕‍🦺 مرحبا <b>Moti</b> & 'Billi'";
    expect(checkEnquiry(typed({ message })).values?.message).toBe(message);
  });
});
