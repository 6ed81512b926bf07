import { expect, it } from "vitest";
import { sumFees } from "./sum-fees.ts";

const fees = (...amounts: string[]) => amounts.map((amount) => ({ amount }));

it("adds the amounts of one currency, and leaves alone the only one of another", () => {
  expect(sumFees(fees("500 rupees", "200 dirhams a pet", "250 dirhams"))).toEqual([
    { what: "Subtotal", amount: "450 dirhams" },
  ]);
});

it("has a sum for a dog and one for a cat, where a fee is for one of them", () => {
  expect(
    sumFees([
      { amount: "200 dirhams a pet" },
      { amount: "500 dirhams", pet: "dog" },
      { amount: "250 dirhams", pet: "cat" },
    ]),
  ).toEqual([
    { what: "Subtotal for one dog", amount: "700 dirhams" },
    { what: "Subtotal for one cat", amount: "450 dirhams" },
  ]);
});

it.each([
  ["one amount is open", ["500 rupees", "300 rupees", "500 rupees or more, by declared value"]],
  ["an amount is an estimate", ["500 rupees", "About 1,000 rupees; ask your station"]],
  ["amounts are alternatives", ["95 + 195 pounds", "95 + 268 pounds"]],
  ["no amount is a number", ["Free", "A deposit, reclaimed within twelve months"]],
])("has no sum where %s", (_, amounts) => {
  expect(sumFees(fees(...amounts))).toEqual([]);
});
