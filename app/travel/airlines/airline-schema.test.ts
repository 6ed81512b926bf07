import * as v from "valibot";
import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { airlineFileSchema } from "./airline-schema.ts";

const [airline] = file.airlines;
const problemsOf = (change: object) =>
  v
    .safeParse(airlineFileSchema, { arrivals: [], airlines: [{ ...airline, ...change }] })
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
    expect(problemsOf({ hold: { says: "From 10 to 32 kg.", upToKg: 23 } })).toEqual([
      "says does not name 23",
    ]);
  });
});
