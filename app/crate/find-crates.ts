import type { CrateBox, CrateSize } from "~/content/shop/crate-sizes";
import { advisedInside, minimumInside } from "./crate-formula";
import type { CrateMeasures } from "./crate-measures";

/** What is left of the inside on each axis. What is missing is negative. */
export type MarginsCm = { length: number; width: number; height: number };

export type FittedCrate<Crate> = Crate & {
  fits: "advised" | "minimum" | "no";
  /** To the minimum, whether the crate is compared with that or with what we advise. */
  marginsCm: MarginsCm;
  passesHoldDoor: boolean;
};

export type CrateFinding<Crate> = {
  minimum: CrateBox;
  advised: CrateBox;
  /** All of them, in the order given. */
  crates: FittedCrate<Crate>[];
  /** The first that we advise. */
  best: FittedCrate<Crate> | null;
  /** The one after it. */
  next: FittedCrate<Crate> | null;
  /** None has even the minimum: the crate is built to measure. */
  needsWoodenCrate: boolean;
};

/** The hold of a narrow-body aircraft, as one carrier limits it. */
export const holdDoor: CrateBox = { lengthCm: 100, widthCm: 68, heightCm: 76 };

/** How far a maker's size may be off. A size that we have not measured is advised only with so much to spare. */
export const unmeasuredReserveCm = 2;

/** Which of the crates, given from the smallest to the largest, fit a pet with these measures. */
export function findCrates<Crate extends CrateSize>(
  measures: CrateMeasures,
  crates: readonly Crate[],
): CrateFinding<Crate> {
  const minimum = minimumInside(measures);
  const advised = advisedInside(measures);
  const fitted = crates.map((crate) => ({
    ...crate,
    fits: fitOf(crate, minimum, advised),
    marginsCm: marginsOf(crate.inside, minimum),
    passesHoldDoor: passesHoldDoor(crate.outside),
  }));
  const bestIndex = fitted.findIndex(({ fits }) => fits === "advised");
  return {
    minimum,
    advised,
    crates: fitted,
    best: fitted[bestIndex] ?? null,
    next: bestIndex < 0 ? null : (fitted[bestIndex + 1] ?? null),
    needsWoodenCrate: fitted.every(({ fits }) => fits === "no"),
  };
}

function fitOf(
  { inside, measuredOn }: CrateSize,
  minimum: CrateBox,
  advised: CrateBox,
): FittedCrate<CrateSize>["fits"] {
  const reserveCm = measuredOn === null ? unmeasuredReserveCm : 0;
  if (leastMarginCm(inside, advised) >= reserveCm) return "advised";
  return leastMarginCm(inside, minimum) >= 0 ? "minimum" : "no";
}

function leastMarginCm(inside: CrateBox, needed: CrateBox): number {
  const { length, width, height } = marginsOf(inside, needed);
  return Math.min(length, width, height);
}

function marginsOf(inside: CrateBox, needed: CrateBox): MarginsCm {
  return {
    length: differenceCm(inside.lengthCm, needed.lengthCm),
    width: differenceCm(inside.widthCm, needed.widthCm),
    height: differenceCm(inside.heightCm, needed.heightCm),
  };
}

/** Of two lengths in tenths of a centimetre, without what floating point adds to it. */
const differenceCm = (insideCm: number, neededCm: number) =>
  Math.round((insideCm - neededCm) * 10) / 10;

/** Lengthwise or crosswise. The crate is never tipped, since its floor stays its floor. */
export function passesHoldDoor({ lengthCm, widthCm, heightCm }: CrateBox): boolean {
  return (
    Math.max(lengthCm, widthCm) <= holdDoor.lengthCm &&
    Math.min(lengthCm, widthCm) <= holdDoor.widthCm &&
    heightCm <= holdDoor.heightCm
  );
}
