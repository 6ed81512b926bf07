import { describe, expect, it } from "vitest";
import { compareMoves } from "./another-move.ts";

const move = { to: "uk", city: "Pune", month: "2027-05", pet: "dog", weight: "20" };

describe("a correction", () => {
  it.each([
    ["the destination", { to: "usa" }],
    ["the country", { country: "de" }],
    ["the month", { month: "2027-06" }],
    ["the day", { arrive: "2027-05-20" }],
    ["the animal", { pet: "cat" }],
  ])("of %s makes another move, with other stages", (_, change) => {
    const other = { hasOtherStages: true, hasOtherOffer: true };
    expect(compareMoves(move, { ...move, ...change })).toEqual(other);
  });

  it.each([
    ["the place", { city: "Mumbai" }],
    ["the number of pets", { pets: "2" }],
  ])("of %s needs another offer, and keeps the stages", (_, change) => {
    const other = { hasOtherStages: false, hasOtherOffer: true };
    expect(compareMoves(move, { ...move, ...change })).toEqual(other);
  });

  it.each([
    ["changes nothing of the move", { ...move, weight: "22" }],
    ["adds a place", { ...move, place: "London" }],
    ["leaves the month out", { to: "uk", city: "Pune", pet: "dog" }],
  ])("that %s is of the same move", (_, after) => {
    const same = { hasOtherStages: false, hasOtherOffer: false };
    expect(compareMoves(move, after)).toEqual(same);
  });
});
