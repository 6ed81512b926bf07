import * as v from "valibot";
import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { airlineFileSchema } from "./airline-schema.ts";

const [airline] = file.airlines;
const problemsOf = (change: object) =>
  v
    .safeParse(airlineFileSchema, {
      arrivals: [],
      assistance: [],
      airlines: [{ ...airline, ...change }],
    })
    .issues?.map(({ message }) => message);

describe("an airline", () => {
  it("is one of ten", () => {
    expect(file.airlines).toHaveLength(10);
  });

  it("is checked again within 60 days", () => {
    expect(problemsOf({ checked: "2026-11-23", verifyBy: "2027-01-22" })).toBeUndefined();
    expect(problemsOf({ checked: "2026-11-23", verifyBy: "2027-01-23" })).toEqual([
      "verifyBy must be after checked, by at most 60 days",
    ]);
  });

  it("says each of its limits in its words", () => {
    expect(problemsOf({ hold: { says: "From 10 to 32 kg.", upTo: { kg: 23 } } })).toEqual([
      "says does not name 23",
    ]);
    const bag = { lengthCm: 40, widthCm: 30, heightCm: 23 };
    expect(problemsOf({ cabin: { says: "With the bag.", bag } })).toEqual([
      "says does not name 40 × 30 × 23 cm",
    ]);
  });

  it("says the heat and the season on which snub-nosed pets depend", () => {
    const says = "1 November to 1 March";
    const problemsOfCondition = (asCargo: object) =>
      problemsOf({ snubNosed: { says: "As cargo.", asCargo } });
    expect(problemsOfCondition({ says, season: { from: "11-01", to: "03-01" } })).toBeUndefined();
    expect(problemsOfCondition({ says, season: { from: "11-01", to: "03-31" } })).toEqual([
      "says does not name 31 March",
    ]);
    expect(problemsOfCondition({ says: "below 25 °C", heatC: 27 })).toEqual([
      "says does not name 27",
    ]);
  });
});
