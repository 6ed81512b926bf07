import { expect, it } from "vitest";
import { describeAmount, describeInDigits, describeInProse } from "./amounts.ts";

const month = { amount: 1, unit: "month" } as const;
const fiveDaysBefore = { amount: -5, unit: "day" } as const;
const thirtyHours = { amount: 30, unit: "hour" } as const;

it("an amount in words has its unit as one or several, whatever its sign", () => {
  expect(describeAmount(month)).toBe("1 calendar month");
  expect(describeAmount(fiveDaysBefore)).toBe("5 days");
});

it("an amount in prose has a small number as a word", () => {
  expect(describeInProse(month)).toBe("one calendar month");
  expect(describeInProse(fiveDaysBefore)).toBe("five days");
  expect(describeInProse(thirtyHours)).toBe("30 hours");
});

it("an amount in digits has months without a word more", () => {
  expect(describeInDigits(month)).toBe("1 month");
});
