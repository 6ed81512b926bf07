import { describe, expect, it } from "vitest";
import { readDay } from "./calendar.ts";
import { describeMonth, describeMove, describePet, describeRoute } from "./move-words.server.ts";

describe("the route", () => {
  it.each<[Parameters<typeof describeRoute>[0], string]>([
    [{ to: "uk" }, "India to United Kingdom"],
    [{ to: "uk", city: "Pune", place: "London" }, "Pune to London, United Kingdom"],
    [{ to: "eu", country: "fi", city: "Pune" }, "Pune to Finland"],
    [{ to: "eu" }, "India to European Union"],
    [{ to: "uk", country: "fi" }, "India to United Kingdom"],
    [{ to: "india", place: "Toronto", city: "Kochi" }, "Toronto to Kochi"],
    [{ to: "india" }, "Abroad to India"],
    [{ to: "elsewhere", place: "Nairobi, Kenya" }, "India to Nairobi, Kenya"],
    [{ to: "elsewhere" }, "India to another country"],
  ])("%j reads %s", (query, route) => {
    expect(describeRoute(query)).toBe(route);
  });
});

describe("the month", () => {
  it.each<[Parameters<typeof describeMonth>[0], string | null]>([
    [{}, null],
    [{ month: "2027-03" }, "March 2027"],
    [{ arrive: readDay("2027-12-31") }, "December 2027"],
    [{ month: "2027-03", arrive: readDay("2027-04-01") }, "April 2027"],
  ])("of %j is %s", (query, month) => {
    expect(describeMonth(query)).toBe(month);
  });
});

describe("a list of answers", () => {
  it("is in the order of the questions, and says together what belongs together", () => {
    const move = { pet: "cat", breed: "Persian", snub: true, a: 40, d: 35.5, unit: "in" } as const;
    const names = ["d", "unit", "a", "weight", "snub", "breed", "pet"] as const;
    expect(describeMove(names, { ...move, weight: 4.5 })).toEqual([
      { label: "Pet", value: "Cat, Persian, short nose" },
      { label: "Weight", value: "4.5 kg" },
      { label: "Measures", value: "A 40, D 35.5 in" },
    ]);
  });

  it("has the bag for the cabin, as far as it is known", () => {
    const names = ["bag-length", "bag-width", "bag-height", "bag-weight"] as const;
    const bag = { "bag-length": 45, "bag-width": 28, "bag-height": 24.5, "bag-weight": 7 };
    expect(describeMove(names, bag)).toEqual([
      { label: "Bag", value: "Bag of 45 × 28 × 24.5 cm, 7 kg with the bag" },
    ]);
    expect(describeMove(names, { "bag-weight": 7 })).toEqual([
      { label: "Bag", value: "7 kg with the bag" },
    ]);
  });

  it("has the choice in words, yes or no, and days", () => {
    const move = { purpose: "visiting", together: false, sample: readDay("2026-12-01") } as const;
    expect(describeMove(["purpose", "together", "sample", "chip"], move)).toEqual([
      { label: "You are", value: "Visiting" },
      { label: "On your flight", value: "No" },
      { label: "Blood sample", value: "1 December 2026" },
    ]);
  });

  it("has a pet of which only a part is known", () => {
    expect(describePet({ breed: "Indie" })).toBe("Indie");
    expect(describePet({ pet: "dog", snub: false })).toBe("Dog");
  });
});
