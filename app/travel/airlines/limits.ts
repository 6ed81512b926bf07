import type { CrateBox } from "#content/shop/crate-sizes.ts";
import type { Way } from "./airline-schema.ts";
import type { Bag } from "./bag/bag-verdict.ts";
import type { WayName } from "./way-words.ts";

/** The measure that a limit is of. */
export type Measure = keyof Way["upTo"];

const measures = ["kg", "sideCm", "sumCm"] as const satisfies Measure[];

type Range = { least: number; most: number };

const unknown: Range = { least: 0, most: Number.POSITIVE_INFINITY };

/** The weight of a bag or a crate, as a share of its pet's. It is our reserve, since no weight of them is known. */
const heaviestPacking: Record<WayName, number> = { cabin: 1 / 3, hold: 1 / 2, cargo: 1 / 2 };
const lightestPackingKg = 0.1;

export const packingNote =
  "The limits are of your pet with its bag or crate. We count up to a third of its weight for a bag and up to half for a crate, which is our reserve, not a rule of an airline. Where that decides, weigh both.";

type Packed = {
  /** Of the pet alone. */
  weightKg?: number;
  crate?: CrateBox;
  bag?: Bag;
};

/** The measure of the pet with its bag or crate, between the least and the most that is possible. */
function rangesOf(way: WayName, { weightKg, crate, bag }: Packed): Record<Measure, Range> {
  const sides = crate && [crate.lengthCm, crate.widthCm, crate.heightCm];
  const packed =
    weightKg === undefined
      ? unknown
      : { least: weightKg + lightestPackingKg, most: weightKg * (1 + heaviestPacking[way]) };
  return {
    kg: way === "cabin" && bag?.kg !== undefined ? exactly(bag.kg) : packed,
    sideCm: exactly(sides && Math.max(...sides)),
    sumCm: exactly(sides?.reduce((sum, side) => sum + side)),
  };
}

const exactly = (size: number | undefined): Range =>
  size === undefined ? unknown : { least: size, most: size };

export type Comparison = {
  measure: Measure;
  limit: number;
  /** Null: what is known of the pet does not show it. */
  isAbove: boolean | null;
};

/** Compares the pet with its bag or crate to each of the limits. */
export function compareTo(limits: Way["upTo"], way: WayName, packed: Packed): Comparison[] {
  const ranges = rangesOf(way, packed);
  return measures.flatMap((measure) => {
    const limit = limits[measure];
    if (limit === undefined) return [];
    const { least, most } = ranges[measure];
    return [{ measure, limit, isAbove: least > limit || (most > limit ? null : false) }];
  });
}

/**
 * Whether a flight is in a season, such as from `11-01` to `03-01`. Null: its month does not show it, or is not known.
 * @param date the day of the flight, or its month
 */
export function isInSeason(
  date: string | null | undefined,
  { from, to }: { from: string; to: string },
): boolean | null {
  if (!date) return null;
  const contains = (day: string) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to;
  const isMonth = date.length === "2027-03".length;
  const days = isMonth ? [`${date}-01`, `${date}-31`] : [date];
  const [first, last = first] = days.map((day) => contains(day.slice("2027-".length)));
  return first === last ? (first ?? null) : null;
}
