import type { CrateSize } from "#content/shop/crate-sizes.ts";
import { headroomCm } from "#travel/crate/formula/crate-formula.ts";
import type { Freight } from "#travel/crate/formula/freight.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { crateTexts } from "./crate-texts.server.ts";
import { boxWords } from "./margin-words.ts";

/** Words about a crate that are the same for every pet. The page has them from its loader, not in its JavaScript. */
export type CrateWords = {
  /** The inside size, and who says so. */
  inside: string;
  /** Whether it passes the door of a narrow body's hold. */
  holdDoor: string;
  /** Who measured it, for its card. */
  measured: string;
  /** Another reading of the maker's size; null for a size that we measured. */
  otherReading: string | null;
  /** If it is roomy without a reserve. */
  barelyRoomy: string;
  /** Who measured it, for the check-in card. */
  measuredBy: string;
  /** Why a crate that is just large enough is still not one to buy unmeasured. */
  tightReason: string;
  /** The facts that airlines ask about, each with its label. */
  facts: { label: string; value: string }[];
};

export function describeCrate({
  inside,
  outside,
  measuredOn,
  isOftenRefused,
  readLowerCm,
  volumetricKg,
  passesHoldDoor,
}: CrateSize & Freight): CrateWords {
  const { facts: labels } = crateTexts;
  const day = measuredOn && formatDate(measuredOn);
  const insideWords = `${boxWords(inside)}, ${day ? `measured by us on ${day}` : "maker’s size, not measured yet"}`;
  const holdDoor = passesHoldDoor ? "Passes" : "Does not pass: needs a larger aircraft";
  return {
    inside: insideWords,
    holdDoor,
    measured: day ? `By us, on ${day}` : "By its maker",
    otherReading:
      readLowerCm && !day
        ? `Elsewhere it is listed ${readLowerCm.join(" to ")} cm lower inside: have it measured.`
        : null,
    barelyRoomy: `Barely roomy: have it measured if your airline asks for ${headroomCm} cm above the head.`,
    measuredBy: day ? `us, on ${day}` : "its maker, not us yet",
    tightReason: isOftenRefused
      ? "Several airlines refuse this size: it is no crate for a flight."
      : "Tight: have it measured before you buy.",
    facts: [
      { label: labels.inside, value: insideWords },
      { label: labels.outside, value: boxWords(outside) },
      { label: labels.weight, value: `${volumetricKg} kg` },
      { label: labels.holdDoor, value: holdDoor },
    ],
  };
}
