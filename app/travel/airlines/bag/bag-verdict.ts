import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { formatSize } from "#content/shop/format-size.ts";
import type { Way } from "#travel/airlines/airline-schema.ts";
import { capitalize } from "#ui/text/text.ts";

/** The visitor's bag for the cabin, as far as it is known. */
export type Bag = {
  /** Its outside. */
  size?: CrateBox;
  /** With the pet in it. */
  kg?: number;
};

export const bagNote =
  "We read an airline’s size as length × width × height, and compare it with the outside of your bag: the height with the height, and of the other two sides the longer with the longer. So the bag may be turned on the floor, but not laid on its side. A soft bag counts as you measured it; what equals a limit fits.";

type BagVerdict = { verdict: "fits" | "exceeds" | "unpublished"; words: string };

/** Compares the bag to the limits of an airline's cabin. */
export function judgeBag({ bag: largest, upTo }: Pick<Way, "bag" | "upTo">, bag: Bag): BagVerdict {
  const { size, kg } = bag;
  const tooHeavy = kg !== undefined && upTo.kg !== undefined ? excessOf(kg, upTo.kg) : null;
  const tooLarge = size && largest ? describeTooLarge(size, largest) : null;
  if (tooHeavy || tooLarge) {
    const words = [tooHeavy && `too heavy by ${tooHeavy} kg`, tooLarge].filter(Boolean).join("; ");
    return { verdict: "exceeds", words: capitalize(words) };
  }
  if (size && !largest) return { verdict: "unpublished", words: "Size not published: ask" };
  if (kg !== undefined && upTo.kg === undefined) {
    return { verdict: "unpublished", words: "Weight not published: ask" };
  }
  return { verdict: "fits", words: describeFit(bag, { largest, mostKg: upTo.kg }) };
}

/** Such as "bag too long by 3 cm, too high by 1 cm (46 × 28 × 24 cm)". */
function describeTooLarge(size: CrateBox, largest: CrateBox): string | null {
  const [own, most] = [sidesOf(size), sidesOf(largest)];
  const excesses = sideNames.flatMap((name) => {
    const excess = excessOf(own[name], most[name]);
    return excess ? [`too ${name} by ${excess} cm`] : [];
  });
  return excesses.length > 0 ? `bag ${excesses.join(", ")} (${formatSize(largest)} cm)` : null;
}

const sideNames = ["long", "wide", "high"] as const;

/** The bag may be turned on the floor, with its pet upright. */
const sidesOf = ({ lengthCm, widthCm, heightCm }: CrateBox) => ({
  long: Math.max(lengthCm, widthCm),
  wide: Math.min(lengthCm, widthCm),
  high: heightCm,
});

/** Without the tails of binary fractions; 0 if it is not above. */
const excessOf = (value: number, limit: number): number =>
  value > limit ? Number((value - limit).toPrecision(3)) : 0;

function describeFit(
  { size, kg }: Bag,
  { largest, mostKg }: { largest?: CrateBox; mostKg?: number },
): string {
  if (size && kg !== undefined) return "Fits";
  if (size) return mostKg === undefined ? "Size fits" : `Size fits; ≤ ${mostKg} kg with your pet`;
  return `Weight fits; ${largest ? `bag ≤ ${formatSize(largest)} cm` : "size not published"}`;
}
