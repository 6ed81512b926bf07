import { describe, expect, it } from "vitest";
import { canonicalSearch } from "#edge/caching/canonical-address.server.ts";
import { today } from "#tests/fixtures/travel/plan.ts";
import { type PlanQuery, planSearchParams, readQuery } from "#travel/plan/plan-query.ts";
import { readInput } from "./input.ts";

describe("a query that cannot be read", () => {
  const problemsOf = (query: PlanQuery) => {
    const reading = readInput(query, today);
    return reading.kind === "input" ? null : reading;
  };

  it.each([
    [{ to: "mars" }, "to"],
    [{ country: "us" }, "country"],
    [{ pet: "parrot" }, "pet"],
    [{ snub: "perhaps" }, "snub"],
    [{ vaccine: "2027-02-30" }, "vaccine"],
    [{ vaccine: "1.2.2027" }, "vaccine"],
    [{ born: "1890-01-01" }, "born"],
    [{ vaccine: "2026-06-01", booster: "2026-05-01" }, "booster"],
    [{ arrive: "2027-06-05", depart: "2027-06-06" }, "depart"],
    [{ arrive: "2027-06-05", depart: "2027-06-02" }, "depart"],
    [{ at: "24:00" }, "at"],
    [{ at: "6:30" }, "at"],
    [{ pets: "0" }, "pets"],
    [{ pets: "two" }, "pets"],
    [{ pets: "100" }, "pets"],
    [{ people: "0" }, "people"],
    [{ name: "Bruno 2" }, "name"],
    [{ name: "Bruno the Magnificent" }, "name"],
    [{ result: "fine" }, "result"],
    [{ born: "2026-06-01", chip: "2026-05-31" }, "chip"],
    [{ born: "2026-06-01", vaccine: "2026-05-31" }, "vaccine"],
    [{ born: "2026-06-01", sample: "2026-05-31" }, "sample"],
    [{ to: "japan", "first-vaccine": "2026-06-02", vaccine: "2026-06-01" }, "vaccine"],
    [{ to: "japan", born: "2026-06-01", "first-vaccine": "2026-05-31" }, "first-vaccine"],
    [
      { to: "japan", "first-vaccine": "2026-05-05", "vaccine-until": "2026-05-01" },
      "vaccine-until",
    ],
    [{ vaccine: "2026-05-05", "vaccine-until": "2026-05-01" }, "vaccine-until"],
    [{ arrive: "2028-11-27" }, "arrive"],
    [{ born: "2098-01-01" }, "born"],
    [{ "vaccine-until": "2098-01-01" }, "vaccine-until"],
  ] as const)("such as %j is named at its field, and nothing else is", (query, name) => {
    const reading = problemsOf({ to: "uk", pet: "dog", ...query });
    expect(Object.keys(reading?.problems ?? {})).toEqual([name]);
  });

  it("is none for the last day of two years, or for a vaccine that covers three", () => {
    const days = { arrive: "2028-11-26", "vaccine-until": "2029-06-01" };
    expect(problemsOf({ to: "uk", pet: "dog", ...days })).toBeNull();
  });

  it("counts three years of cover from the newest dose, or from today without one", () => {
    const covered = (days: PlanQuery) =>
      problemsOf({ to: "uk", pet: "dog", ...days })?.problems["vaccine-until"];
    const planned = { vaccine: "2027-06-01" };
    expect(covered({ ...planned, "vaccine-until": "2030-05-31" })).toBeUndefined();
    const tooLong = "This is more than three years of cover. Please check the day.";
    expect(covered({ ...planned, "vaccine-until": "2030-06-02" })).toBe(tooLong);
    expect(covered({ "vaccine-until": "2029-11-27" })).toBe(tooLong);
  });

  it("misses a destination and a pet without calling them wrong", () => {
    expect(problemsOf({ sample: "2026-12-01" })).toEqual({
      kind: "no-input",
      problems: {},
      missing: ["to", "pet"],
    });
  });
});

it("numbers and days are read in the digits of any script", () => {
  const search = new URLSearchParams({ to: "india", pet: "dog", pets: "১২", arrive: "२०२७-०६-०५" });
  expect(readInput(readQuery(search), today)).toMatchObject({
    input: { pets: 12, arrive: Date.parse("2027-06-05") / (24 * 60 * 60 * 1000) },
  });
});

it("a plan takes along the crate's measures in the digits of any script", () => {
  const search = canonicalSearch(
    `?${new URLSearchParams({ a: "۶۶٫۵", pad: "३" })}`,
    planSearchParams,
  );
  expect(readQuery(new URLSearchParams(search))).toEqual({ a: "66.5", pad: "3" });
});
