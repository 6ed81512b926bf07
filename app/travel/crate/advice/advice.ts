import type { CrateFinding } from "#travel/crate/formula/find-crates.ts";
import { type CrateMeasures, writeCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { isStrongBreed } from "#travel/crate/measures/strong-breed.ts";
import type { AdviceTexts } from "./advice-texts.server.ts";

/** The advice that a visitor has to read before a crate and its price. */
export type Advice = {
  title: string;
  text: string;
  /** Further words, folded with the links. */
  facts?: { title: string; text: string; items: string[] };
  links?: { label: string; path: string }[];
};

type Fitted = { size: string; fits: "yes" | "tight" | "no" };

/** A larger dog is too large for a bag under a seat. */
const largestCabinSize = "200";

/** Of a reinforced crate for a strong breed, of the cabin for a small pet, and of one crate for each pet. */
export function listAdvice(
  measures: CrateMeasures,
  { sharing, crates }: Pick<CrateFinding<unknown>, "sharing"> & { crates: readonly Fitted[] },
  texts: AdviceTexts,
): Advice[] {
  const { cabin } = texts;
  return [
    isOfStrongBreed(measures, texts) && texts.reinforced,
    mayFlyInCabin(measures, crates, cabin.upToKg) &&
      (measures.isSnubNosed ? cabin.snubNosed : cabin.others),
    sharing !== "one-pet" &&
      sharing !== "shares" && { title: texts.oneEach, text: texts.sharing[sharing] },
  ].filter((advice) => advice !== false);
}

/** By the breed's name, or by the lengths that we estimate for one. */
const isOfStrongBreed = (measures: CrateMeasures, { strongEstimates }: AdviceTexts): boolean =>
  isStrongBreed(measures.breed) || strongEstimates.includes(String(writeCrateQuery(measures)));

/** A cat, or a dog for which the second smallest size is large enough, unless it is known to be too heavy. */
function mayFlyInCabin(
  { pet, weightKg }: CrateMeasures,
  crates: readonly Fitted[],
  upToKg: number,
): boolean {
  const isSmall =
    pet === "cat" || crates.some(({ size, fits }) => size === largestCabinSize && fits !== "no");
  return isSmall && (weightKg === null || weightKg < upToKg);
}
