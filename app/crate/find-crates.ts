import type { CrateBox, CrateSize } from "~/content/crate-sizes";
import { advisedInside, minimumInside } from "./crate-formula";
import type { CrateMeasures } from "./crate-measures";

/** The centimetres to spare on each axis; negative if some are missing. */
export type MarginsCm = { length: number; width: number; height: number };

export type FittedCrate<Crate> = Crate & {
  fits: "advised" | "minimum" | "no";
  /** Compared with the minimum, even for a crate that we advise. */
  marginsCm: MarginsCm;
  passesHoldDoor: boolean;
};

export type CrateFinding<Crate> = {
  minimum: CrateBox;
  advised: CrateBox;
  /** All crates, in the order given. */
  crates: FittedCrate<Crate>[];
  /** The first crate that we advise. */
  best: FittedCrate<Crate> | null;
  /** The next larger one. */
  next: FittedCrate<Crate> | null;
  /** None has even the minimum, so the crate must be built to measure. */
  needsWoodenCrate: boolean;
};

/** One airline's limits for the hold of a narrow-body aircraft. */
export const holdDoor: CrateBox = { lengthCm: 100, widthCm: 68, heightCm: 76 };

/** How far a maker's size may be off. A size that we have not measured is advised only with this much to spare. */
export const unmeasuredReserveCm = 2;

/** Decides which crates fit a pet with these measures. Takes them from the smallest to the largest. */
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

/** The difference of two lengths in tenths of a centimetre, without rounding errors. */
const differenceCm = (insideCm: number, neededCm: number) =>
  Math.round((insideCm - neededCm) * 10) / 10;

/** Lengthwise or crosswise. A crate is never tipped. */
export function passesHoldDoor({ lengthCm, widthCm, heightCm }: CrateBox): boolean {
  return (
    Math.max(lengthCm, widthCm) <= holdDoor.lengthCm &&
    Math.min(lengthCm, widthCm) <= holdDoor.widthCm &&
    heightCm <= holdDoor.heightCm
  );
}
