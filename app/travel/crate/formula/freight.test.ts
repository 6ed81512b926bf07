import { describe, expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { freightOf } from "./freight.ts";

const passesHoldDoor = (lengthCm: number, widthCm: number, heightCm: number) =>
  freightOf({ lengthCm, widthCm, heightCm }).passesHoldDoor;

describe("the weight by volume", () => {
  it.each([
    ["500", 89.1],
    ["700", 146.6],
  ])("of the %s is its outside in cm by 6,000: %s kg", (name, kg) => {
    const weights = allCrateSizes.map(({ size, outside }) => [
      size,
      freightOf(outside).volumetricKg,
    ]);
    expect(weights).toContainEqual([name, kg]);
  });
});

describe("the hold door of a narrow-body aircraft", () => {
  it("lets a 400 pass, and not a 500, which is 2 cm too long and 1 cm too wide", () => {
    const passing = allCrateSizes.filter(({ outside }) => freightOf(outside).passesHoldDoor);
    expect(passing.map(({ size }) => size)).toEqual(["100", "200", "300", "400"]);
  });

  it("lets a crate pass lengthwise or crosswise", () => {
    expect(passesHoldDoor(68, 100, 76)).toBe(true);
    expect(passesHoldDoor(68.1, 100, 76)).toBe(false);
    expect(passesHoldDoor(68, 100.1, 76)).toBe(false);
  });

  it("lets no crate pass that would have to be tipped on its side", () => {
    expect(passesHoldDoor(60, 60, 76.1)).toBe(false);
  });
});
