import type { CrateBox, CrateSize } from "#content/shop/crate-sizes.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { formulaInside, headroomCm, neededInside, roomyInside } from "./crate-formula.ts";
import { type Sharing, sharingOf } from "./sharing.ts";

/** The room that is left inside on each axis; negative if it is missing. */
export type MarginsCm = { length: number; width: number; height: number };

export type FittedCrate<Crate> = Crate & {
  /** `tight` is a crate to have measured before it is bought, or one that airlines often refuse. */
  fits: "yes" | "tight" | "no";
  /** It fits, and has room above the head. */
  isRoomy: boolean;
  /** To what is needed. */
  marginsCm: MarginsCm;
};

export type CrateFinding<Crate> = {
  /** Unless the pets share a crate, the sizes are those of one pet. */
  sharing: Sharing;
  formula: CrateBox;
  needed: CrateBox;
  roomy: CrateBox;
  /** All of them, in the order given. */
  crates: FittedCrate<Crate>[];
  /** The first that fits, whether it is in stock or not. */
  best: FittedCrate<Crate> | null;
  /** The first that is roomy. */
  bestRoomy: FittedCrate<Crate> | null;
};

/** How far a maker's size may be off: a size that we have not measured fits only with this much to spare. */
export const unmeasuredReserveCm = 2;

/** Whether a maker's size is roomy without the reserve, so that it may not be. */
export const isBarelyRoomy = ({
  isRoomy,
  measuredOn,
  marginsCm,
}: FittedCrate<CrateSize>): boolean =>
  isRoomy && measuredOn === null && marginsCm.height < headroomCm + unmeasuredReserveCm;

/** Which of the crates, given from the smallest to the largest, fit a pet with these measures. */
export function findCrates<Crate extends CrateSize>(
  measures: CrateMeasures,
  sizes: readonly Crate[],
): CrateFinding<Crate> {
  const needed = neededInside(measures);
  const roomy = roomyInside(measures);
  const crates = sizes.map((size): FittedCrate<Crate> => {
    const fits = fitOf(size, needed);
    return {
      ...size,
      fits,
      isRoomy: fits === "yes" && leastMarginCm(size.inside, roomy) >= 0,
      marginsCm: marginsOf(size.inside, needed),
    };
  });
  return {
    sharing: sharingOf(measures),
    formula: formulaInside(measures),
    needed,
    roomy,
    crates,
    best: crates.find(({ fits }) => fits === "yes") ?? null,
    bestRoomy: crates.find(({ isRoomy }) => isRoomy) ?? null,
  };
}

/** The crates to offer: the smallest that fits, and the smallest roomy one if that is another. */
export const answersOf = <Crate>({ best, bestRoomy }: CrateFinding<Crate>) =>
  [...new Set([best, bestRoomy])].filter((crate) => crate !== null);

function fitOf(
  { inside, measuredOn, isOftenRefused }: CrateSize,
  needed: CrateBox,
): FittedCrate<CrateSize>["fits"] {
  const marginCm = leastMarginCm(inside, needed);
  if (marginCm < 0) return "no";
  const reserveCm = measuredOn === null ? unmeasuredReserveCm : 0;
  return marginCm < reserveCm || isOftenRefused ? "tight" : "yes";
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
