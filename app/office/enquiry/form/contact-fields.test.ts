import { describe, expect, it } from "vitest";
import { checkFields } from "#ui/forms/checks/check-fields.server.ts";
import { type ContactValues, contactFields } from "./contact-fields.ts";

const check = (typed: ContactValues) => checkFields(contactFields, typed);

function submitted(fields: Partial<ContactValues> = {}): ContactValues {
  return {
    name: "Asha",
    email: "asha@example.com",
    phone: "",
    message: "Moti to London",
    from: "",
    to: "",
    month: "",
    pet: "",
    ...fields,
  };
}

const shortPhone =
  "Please enter the whole phone number, with at least 7 digits, or leave it empty.";

describe("the contact form", () => {
  it("trims the values and normalises line breaks", () => {
    const { values } = check(submitted({ name: "  Asha ", message: "\r\nMoti\r\nBilli  " }));
    expect(values).toMatchObject({ name: "Asha", message: "Moti\nBilli" });
  });

  it.each([
    ["name", "", "Please tell us your name."],
    ["name", "   ", "Please tell us your name."],
    ["name", "\u200b\u3164\u2800", "Please tell us your name."],
    ["name", "a".repeat(201), "Please write at most 200 characters."],
    ["email", "", "Please tell us your email address."],
    ["email", "asha", "Please enter an email address such as name@example.com."],
    ["email", "asha@", "Please enter an email address such as name@example.com."],
    ["email", "a sha@example.com", "Please enter an email address such as name@example.com."],
    ["phone", "1".repeat(41), "Please write at most 40 characters."],
    ["phone", "1234", shortPhone],
    ["phone", "by mail", shortPhone],
    ["phone", "१२३४५६", shortPhone],
    ["message", "\r\n ", "Please write us a message."],
    ["message", "\u2060\r\n\u{e0041}\ufe0f", "Please write us a message."],
    ["message", "m".repeat(10_001), "Please write at most 10,000 characters."],
    ["from", "a".repeat(101), "Please write at most 100 characters."],
    ["to", "a".repeat(101), "Please write at most 100 characters."],
    ["month", "a".repeat(101), "Please write at most 100 characters."],
    ["pet", "a".repeat(101), "Please write at most 100 characters."],
  ] as const)("rejects the %s %j", (field, value, message) => {
    expect(check(submitted({ [field]: value })).errors).toEqual({ [field]: message });
  });

  it("puts each part of the journey on one line", () => {
    const { values } = check(submitted({ from: " New\r\n Delhi ", pet: "Cat,\t3 years" }));
    expect(values).toMatchObject({ from: "New Delhi", pet: "Cat, 3 years" });
  });

  it("takes a part of the journey or a phone number that cannot be seen for none", () => {
    const blank = "\u200b\u3164";
    const { values } = check(submitted({ phone: blank, from: blank, to: blank, pet: blank }));
    expect(values).toMatchObject({ phone: "", from: "", to: "", pet: "" });
  });

  it.each(["1234567", "+४७ ९८७६५"])("accepts the short phone number %s", (phone) => {
    expect(check(submitted({ phone })).errors).toBeNull();
  });

  it("removes signs of direction from lines, and leaves text in any script as it is", () => {
    const { values } = check(
      submitted({
        name: "\u202e Asha\u2069",
        phone: "\u202a+91 98450 12345\u202c",
        from: "می‌خواهم",
        to: "क्‍ष",
      }),
    );
    expect(values).toMatchObject({
      name: "Asha",
      phone: "+91 98450 12345",
      from: "می‌خواهم",
      to: "क्‍ष",
    });
  });

  it("returns a message for every invalid field", () => {
    const { errors } = check(submitted({ name: "", email: "", message: "" }));
    expect(Object.keys(errors ?? {})).toEqual(["name", "email", "message"]);
  });

  it.each(["asha@localhost", "asha+pets@mail.example.co.in", "o'neil@example.com"])(
    "accepts the address %s, as browsers do",
    (email) => {
      expect(check(submitted({ email })).errors).toBeNull();
    },
  );

  it("accepts 10,000 characters and counts a line break once", () => {
    expect(check(submitted({ message: "m\r\n".repeat(5_000).trim() })).errors).toBeNull();
    expect(check(submitted({ message: "m".repeat(10_000) })).errors).toBeNull();
  });

  it("leaves emoji, right-to-left text and markup unchanged", () => {
    const message = "🐕‍🦺 مرحبا <b>Moti</b> & 'Billi'";
    expect(check(submitted({ message })).values?.message).toBe(message);
  });
});
