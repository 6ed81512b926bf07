import { describe, expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { findCrates } from "./find-crates.ts";
import { petsInCrate, sharingOf } from "./sharing.ts";

const alone = { pets: 1, weightKg: null, isLitter: false };

describe("pets that are to share a crate", () => {
  it("are not asked about where there is one", () => {
    expect(sharingOf(alone)).toBe("one-pet");
    expect(sharingOf({ ...alone, weightKg: 40, isLitter: true })).toBe("one-pet");
  });

  it("share it as two of up to 14 kg each", () => {
    expect(sharingOf({ ...alone, pets: 2, weightKg: 14 })).toBe("shares");
    expect(sharingOf({ ...alone, pets: 2, weightKg: 14.1 })).toBe("too-heavy");
    expect(sharingOf({ ...alone, pets: 2, weightKg: 14.1, isLitter: true })).toBe("too-heavy");
  });

  it("share it as three only of one litter", () => {
    expect(sharingOf({ ...alone, pets: 3, weightKg: 2, isLitter: true })).toBe("shares");
    expect(sharingOf({ ...alone, pets: 3, weightKg: 2 })).toBe("not-one-litter");
  });

  it("have their own each until the weight of the heaviest is known", () => {
    expect(sharingOf({ ...alone, pets: 2 })).toBe("weight-unknown");
    expect(sharingOf({ ...alone, pets: 3, isLitter: true })).toBe("weight-unknown");
  });

  it("never share it as four", () => {
    expect(sharingOf({ pets: 4, weightKg: 1, isLitter: true })).toBe("too-many");
  });

  it("are in the crate together, or one is", () => {
    expect(petsInCrate(alone)).toBe(1);
    expect(petsInCrate({ ...alone, pets: 2, weightKg: 4 })).toBe(2);
    expect(petsInCrate({ ...alone, pets: 2, weightKg: 30 })).toBe(1);
  });

  it("have the crate of one where they do not share", () => {
    const labradors = someMeasures({ pets: 2, weightKg: 30 });
    const finding = findCrates(labradors, allCrateSizes);
    expect(finding).toEqual({
      ...findCrates(someMeasures(), allCrateSizes),
      sharing: "too-heavy",
    });
  });
});
