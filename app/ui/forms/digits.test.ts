import { expect, it } from "vitest";
import { plainNumbers } from "./digits.ts";

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
