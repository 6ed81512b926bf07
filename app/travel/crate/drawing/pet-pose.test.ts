import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { breeds } from "#travel/crate/measures/breeds.ts";
import { petArt } from "./pet-parts.ts";
import { type PetPose, poseOf, tailOf, xOf } from "./pet-pose.ts";

/** Of the trunk between withers and croup, and of the legs, by the scale of the head. */
function ratiosOf({ middle, scaleY, elbowCm }: PetPose, pet: keyof typeof petArt) {
  const art = petArt[pet];
  return [middle / (art.croupX - art.withersX), elbowCm / scaleY / art.legs];
}

describe("a drawn pet", () => {
  it("has its nose, the root of its tail, its elbow and its head exactly where they were measured", () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom("dog", "cat"), (lengths, pet) => {
        const pose = poseOf({ ...lengths, pet });
        const art = petArt[pet];
        expect(xOf(art.noseX, art, pose)).toBe(0);
        expect(xOf(art.tailX, art, pose)).toBeCloseTo(lengths.aCm);
        expect([pose.elbowCm, pose.topCm]).toEqual([lengths.bCm, lengths.dCm]);
        expect(pose.withersCm).toBeGreaterThan(lengths.bCm);
        expect(pose.withersCm).toBeLessThan(lengths.dCm);
      }),
    );
  });

  it("never has a trunk or legs of less than 0.7 or more than 1.4 times their proportions", () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom("dog", "cat"), (lengths, pet) => {
        for (const ratio of ratiosOf(poseOf({ ...lengths, pet }), pet)) {
          expect(ratio).toBeGreaterThan(0.6999);
          expect(ratio).toBeLessThan(1.4001);
        }
      }),
    );
  });

  it("has a longer trunk and the same head where only A grows a little", () => {
    const lengths = { pet: "dog", aCm: 64, bCm: 26, dCm: 58 } as const;
    const [short, long] = [poseOf(lengths), poseOf({ ...lengths, aCm: 68 })];
    expect(long.middle).toBeGreaterThan(short.middle);
    expect(long.scaleX).toBeCloseTo(long.scaleY);
  });
});

describe("the tail of a drawn pet", () => {
  /** Of the tail below its root, in units of the art, when it hangs. */
  const hanging = { dog: 132, cat: 171 };

  it("stays within the walls, the roof and the floor of the smallest crate that fits", () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom("dog", "cat"), (measures, pet) => {
        const lengths = { ...measures, pet };
        const { tail } = petArt[pet];
        const room = { lengthCm: measures.aCm + measures.bCm * 0.4, heightCm: measures.dCm };
        const { rootCm, heightCm, scale, isHanging } = tailOf(petArt[pet], poseOf(lengths), room);
        const endCm = rootCm + (tail.x + tail.width - tail.root[0]) * scale;
        expect(endCm).toBeLessThan(room.lengthCm + 0.001);
        if (isHanging) expect(heightCm - hanging[pet] * scale).toBeGreaterThan(0);
        else expect(heightCm + (tail.root[1] - tail.y) * scale).toBeLessThan(room.heightCm + 0.001);
      }),
    );
  });

  it("is raised where there is room above it, and hangs where there is none", () => {
    const lengths = { pet: "dog", aCm: 66, bCm: 40, dCm: 66 } as const;
    const isHanging = (heightCm: number) =>
      tailOf(petArt.dog, poseOf(lengths), { lengthCm: 86, heightCm }).isHanging;
    expect([isHanging(66), isHanging(90)]).toEqual([true, false]);
  });

  it("has its usual size beside a crate that is too small", () => {
    const pose = poseOf({ pet: "dog", aCm: 140, bCm: 60, dCm: 120 });
    expect(tailOf(petArt.dog, pose, null).scale).toBe(Math.min(pose.scaleX, pose.scaleY));
  });
});

it.each(breeds)("the head of $name is about as wide as it is drawn", (breed) => {
  const { scaleX, scaleY } = poseOf(breed);
  expect(scaleX / scaleY).toBeGreaterThan(0.8);
  expect(scaleX / scaleY).toBeLessThan(1.25);
});
