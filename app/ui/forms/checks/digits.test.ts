import { describe, expect, it } from "vitest";
import { hasLongNumber, plainNumbers } from "./digits.ts";

/** Those that write a number in digits, and not in letters. */
const digitalSystems = Intl.supportedValuesOf("numberingSystem").filter((numberingSystem) =>
  /^\p{Nd}{10}$/u.test(writeDigits(numberingSystem)),
);

function writeDigits(numberingSystem: string): string {
  const options = { numberingSystem, useGrouping: false, minimumIntegerDigits: 10 };
  return new Intl.NumberFormat("en", options).format(123_456_789);
}

it.each(["deva", "arab", "arabext", "beng", "tamldec", "fullwide"])(
  "%s is a numbering system that is tried here",
  (numberingSystem) => expect(digitalSystems).toContain(numberingSystem),
);

it.each(digitalSystems)("reads the digits of the numbering system %s", (numberingSystem) => {
  expect(plainNumbers(writeDigits(numberingSystem))).toBe("0123456789");
});

it.each([
  ["१२.५", "12.5"],
  ["१२,५", "12,5"],
  ["۱۲٫۵", "12.5"],
  ["１２．５", "12.5"],
  ["१२ kg", "12 kg"],
  ["+९१ ९८७६५ ४३२१०", "+91 98765 43210"],
])("reads %s as %s", (written, plain) => {
  expect(plainNumbers(written)).toBe(plain);
});

it.each(["12.5", "बेंगलुरु", "Ⅳ", "你好，世界", "1，200"])("leaves %s as it is", (text) => {
  expect(plainNumbers(text)).toBe(text);
});

describe("a long number", () => {
  const groups = ["900", "108", "001", "234", "567"];

  it.each([
    "",
    " ",
    "  ",
    "\n",
    "\u00a0",
    "\u202f",
    "\u3000",
    "-",
    " - ",
    "\u2011",
    "–",
    " — ",
    "−",
    ".",
    "·",
    "•",
    "‧",
    "/",
    "⁄",
    "\\",
    "_",
    ",",
    ", ",
    ":",
    "|",
    "*",
    ") (",
    ")-(",
    "\u200b",
    "\u2060\u00ad",
  ])("is seen in groups of three with %j between them", (sign) => {
    expect(hasLongNumber(`Chip ${groups.join(sign)}`)).toBe(true);
  });

  it.each([
    "९०० १०८ ००१",
    "９００１０８００１",
    "۹۰۰-۱۰۸-۰۰۱",
    "①②③④⑤⑥⑦",
    "9️⃣0️⃣0️⃣1️⃣0️⃣8️⃣0️⃣",
    "9\u200b0\u200b0\u200b1\u200b0\u200b8\u200b0",
    "176-12345675",
    "Z1234567",
    "+91 (98765) 43210",
  ])("is seen as %s", (text) => {
    expect(hasLongNumber(text)).toBe(true);
  });

  it.each([
    "The flight is on 31 March 2027 at 18:00, flight 142.",
    "Please come between 10:00–12:00 or 14:30–16:00.",
    "10 days after 31 March, 6 hours before the flight 142",
    "123456",
    "",
  ])("is not seen in %j", (text) => {
    expect(hasLongNumber(text)).toBe(false);
  });
});
