import { describe, expect, it } from "vitest";
import { allFees } from "./fees.ts";
import { describeKnown, sumFees, type Total } from "./sum-fees.ts";

const fee = (sum: number, currency: string, inCase?: string) => ({
  paidTo: currency,
  counts: { sum, currency },
  inCase,
  asOf: "2026-09",
  checked: "2026-11-23",
  verifyBy: "2027-02-21",
});
const open = { ...fee(0, ""), counts: undefined };
const cases = [fee(363, "pounds", "not checked"), fee(290, "pounds", "papers checked")];

describe("the total that is known so far", () => {
  it("adds the amounts by currency, and converts none", () => {
    expect(sumFees([fee(500, "rupees"), fee(200, "dirhams"), fee(1250, "dirhams")])).toEqual([
      { amount: "500 rupees + 1,450 dirhams" },
    ]);
  });

  it("counts neither an open amount nor what is free", () => {
    expect(sumFees([fee(500, "rupees"), open, fee(0, "US dollars")])).toEqual([
      { amount: "500 rupees" },
    ]);
    expect(sumFees([open, fee(0, "US dollars")])).toEqual([]);
  });

  it("has the sum of each case where fees exclude each other, and names the cases in that order", () => {
    expect(sumFees([fee(500, "rupees"), ...cases, fee(10, "pounds")])).toEqual([
      {
        note: "papers checked, or not checked",
        amount: "500 rupees + 300 or 373 pounds",
      },
    ]);
  });

  it("takes one case of each payee", () => {
    const licence = [fee(50, "baht", "slow licence"), fee(100, "baht", "fast")];
    expect(sumFees([...cases, ...licence])).toEqual([
      {
        note: "papers checked, or not checked; slow licence, or fast",
        amount: "290 or 363 pounds + 50 or 100 baht",
      },
    ]);
  });
});

describe("what is known, in a few words,", () => {
  const wordsOf = (fees: Parameters<typeof describeKnown>[0]["fees"], today = "2026-11-27") =>
    describeKnown({ fees, totals: [{ amount: "500 rupees" }] }, today);

  it("says that a part or all of it is old, or due for checking", () => {
    const rupees = fee(500, "rupees");
    const old = { ...rupees, asOf: "2024" };
    expect(wordsOf([rupees])).toBe("500 rupees known");
    expect(wordsOf([rupees, old])).toBe("500 rupees known, partly old");
    expect(wordsOf([old])).toBe("500 rupees known, an old reading");
    expect(wordsOf([rupees], "2027-02-22")).toBe("500 rupees known, due for checking");
    expect(wordsOf([rupees, { ...open, asOf: "2020" }])).toBe("500 rupees known");
  });

  it("says which pet each total is for", () => {
    const totals: Total[] = [
      { pet: "dog", amount: "2 rials" },
      { pet: "cat", amount: "1 rial" },
    ];
    expect(describeKnown({ fees: [], totals }, "2026-11-27")).toBe(
      "2 rials known for one dog, 1 rial for one cat",
    );
  });

  it("says that no firm amount is published", () => {
    expect(describeKnown({ fees: [], totals: [] }, "2026-11-27")).toBe(
      "No firm amount is published",
    );
  });
});

it("what a fee adds is what its words say", () => {
  for (const { what, amount, counts } of allFees) {
    if (!counts?.sum) continue;
    const [words = ""] = amount.split(` ${counts.currency}`);
    const sum = words.split(" + ").reduce((total, number) => total + Number(number), 0);
    expect(sum, what).toBe(counts.sum);
  }
});
