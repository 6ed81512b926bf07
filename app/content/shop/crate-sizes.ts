import * as ownerFacts from "#content/company/owner-facts.ts";

/** Of the inside or the outside of a crate that stands on its floor. */
export type CrateBox = { lengthCm: number; widthCm: number; heightCm: number };

/** The inside of a crate, and the day on which the firm measured it, such as 2026-12-25. */
export type MeasuredInside = CrateBox & { measuredOn: string };

type MakersSize = {
  /** Its name in the store: the value of the product's option, up to any brackets. */
  size: string;
  inside: CrateBox;
  outside: CrateBox;
  /** Several airlines refuse the size, so that it never fits better than tightly. */
  isOftenRefused?: true;
  /** By how much, at least and at most, the inside is lower by another reading of the maker's size. */
  readLowerCm?: readonly [leastCm: number, mostCm: number];
};

export type CrateSize = MakersSize & {
  /** Null: the inside is the maker's. The outside always is. */
  measuredOn: string | null;
};

const box = (lengthCm: number, widthCm: number, heightCm: number): CrateBox => ({
  lengthCm,
  widthCm,
  heightCm,
});

/** Of each of these sizes, only the range is known. */
const readLowerCm = [2, 5] as const;

/** As the makers give them, the smallest first: length, width and height of the inside; then those of the outside. */
const makersSizes = {
  cr1: [
    { size: "100", inside: box(43, 36, 36), outside: box(53, 41, 38), isOftenRefused: true },
    { size: "200", inside: box(61, 45, 50), outside: box(71, 52, 55), readLowerCm },
    { size: "300", inside: box(71, 50, 56), outside: box(81, 57, 61) },
    { size: "400", inside: box(81, 57, 63), outside: box(91, 64, 69), readLowerCm },
    { size: "500", inside: box(92, 62, 70), outside: box(102, 69, 76), readLowerCm },
    { size: "700", inside: box(111, 74, 82), outside: box(122, 81, 89) },
  ],
  // The outside is without the castors, which do not fly.
  largeCarrier: [{ size: "Large carrier", inside: box(116, 77, 91), outside: box(127, 85, 99) }],
} as const satisfies Record<string, readonly MakersSize[]>;

/** A product of the shop; which of the store's it is, the configuration says. */
export type CrateModel = keyof typeof makersSizes;
export type CrateSizeName = (typeof makersSizes)[CrateModel][number]["size"];

type MeasuredInsides = Readonly<Record<string, MeasuredInside | null>>;

/** A size with the inside that the firm measured, or otherwise with the maker's. */
export function withMeasuredInside<Size extends MakersSize>(
  makers: Size,
  measuredInsides: MeasuredInsides = ownerFacts.crateInsides.value,
): Size & CrateSize {
  const measured = measuredInsides[makers.size];
  if (!measured) return { ...makers, measuredOn: null };
  const { measuredOn, ...inside } = measured;
  return { ...makers, inside, measuredOn };
}

export const largeCarrierSize = withMeasuredInside(makersSizes.largeCarrier[0]);

/** The crates that our shop has ready, the smallest first. */
export const crateSizes = {
  cr1: makersSizes.cr1.map((size) => withMeasuredInside(size)),
  largeCarrier: [largeCarrierSize],
} satisfies Record<CrateModel, readonly CrateSize[]>;

export const allCrateSizes: readonly CrateSize[] = Object.values(crateSizes).flat();
