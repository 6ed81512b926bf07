import type { CrateSize } from "#content/shop/crate-sizes.ts";
import { freightOf } from "#travel/crate/formula/freight.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { boxWords } from "./margin-words.ts";

/** Words about a crate that are the same for every pet. The page has them from its loader, not in its JavaScript. */
export type CrateWords = {
  /** The inside size, and who says so. */
  inside: string;
  /** Another reading of the maker's size; null for a size that we measured. */
  otherReading: string | null;
  /** Who measured it, for the card. */
  measuredBy: string;
  /** Why a crate that is just large enough is still not one to buy unmeasured. */
  tightReason: string;
  /** The facts that airlines ask about, each with its label. */
  freight: readonly (readonly [label: string, words: string])[];
};

export function describeCrate({
  inside,
  outside,
  measuredOn,
  isOftenRefused,
  readLowerCm,
}: CrateSize): CrateWords {
  const day = measuredOn && formatDate(measuredOn);
  const { volumetricKg, passesHoldDoor } = freightOf(outside);
  return {
    inside: `${boxWords(inside)}, ${day ? `measured by us on ${day}` : "maker’s size, not measured yet"}`,
    otherReading:
      readLowerCm && !day
        ? `By another reading of the maker’s size, ${readLowerCm.join(" to ")} cm lower: have it measured before you buy`
        : null,
    measuredBy: day ? `us, on ${day}` : "its maker, not us yet",
    tightReason: isOftenRefused
      ? "Several airlines refuse this size: it is no crate for a flight."
      : "Tight: have it measured before you buy.",
    freight: [
      ["Outside", boxWords(outside)],
      ["Weight by volume", `${volumetricKg} kg`],
      [
        "Narrow body’s hold door",
        passesHoldDoor ? "Passes" : "Does not pass: needs a larger aircraft",
      ],
    ],
  };
}
