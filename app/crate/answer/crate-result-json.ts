import type { CrateBox, CrateSize } from "~/content/shop/crate-sizes";
import { headroomCm } from "~/crate/formula/crate-formula";
import {
  type CrateFinding,
  type FittedCrate,
  holdDoor,
  unmeasuredReserveCm,
} from "~/crate/formula/find-crates";
import type { CrateMeasures } from "~/crate/measures/crate-measures";
import type { CrateForSale } from "~/crate/offers/crates-for-sale";
import { formatDate } from "~/ui/text/date-words";
import { boxWords } from "./margin-words";

/** The answer as data, for other programs. */
export type CrateJson = {
  formula: CrateBox;
  needed: CrateBox;
  roomy: CrateBox;
  /** The names of the smallest crate that fits and of the smallest that is roomy. */
  best: string | null;
  bestRoomy: string | null;
  crates: Pick<
    FittedCrate<CrateForSale>,
    | "size"
    | "productId"
    | "variantId"
    | "fits"
    | "isRoomy"
    | "marginsCm"
    | "volumetricKg"
    | "passesHoldDoor"
  >[];
  notes: string[];
};

export function toCrateJson(
  measures: CrateMeasures,
  finding: CrateFinding<CrateForSale>,
): CrateJson {
  const { formula, needed, roomy, best, bestRoomy, crates } = finding;
  return {
    formula,
    needed,
    roomy,
    best: best?.size ?? null,
    bestRoomy: bestRoomy?.size ?? null,
    crates: crates.map((crate) => ({
      size: crate.size,
      productId: crate.productId,
      variantId: crate.variantId,
      fits: crate.fits,
      isRoomy: crate.isRoomy,
      marginsCm: crate.marginsCm,
      volumetricKg: crate.volumetricKg,
      passesHoldDoor: crate.passesHoldDoor,
    })),
    notes: listNotes(measures, finding),
  };
}

/** Who says that a crate has its inside size. */
export const sizeSource = ({ measuredOn }: Pick<CrateSize, "measuredOn">): string =>
  measuredOn ? `measured by us on ${formatDate(measuredOn)}` : "maker’s size, not measured yet";

/** What concerns all crates, in sentences. What concerns one stands with that one. */
export function listNotes(
  { isSnubNosed, pets, padCm }: Pick<CrateMeasures, "isSnubNosed" | "pets" | "padCm">,
  { crates, best, bestRoomy, needed, roomy }: CrateFinding<CrateSize>,
): string[] {
  const isUnmeasured = crates.some(({ measuredOn }) => measuredOn === null);
  const notes = [
    !best &&
      `None of our sizes fits. A wooden crate is built to your pet’s measures: ${boxWords(needed)} inside.`,
    best &&
      !bestRoomy &&
      `None of our sizes is roomy. For that, a wooden crate is built: ${boxWords(roomy)} inside.`,
    padCm > 0
      ? `Needed is the formula and ${padCm} cm of bedding.`
      : "Needed is the formula alone: bedding comes on top of the height.",
    `Roomy means ${headroomCm} cm more above the head. Some airlines ask for it, those of the USA above all.`,
    isUnmeasured &&
      `A size that we have not measured fits only with ${unmeasuredReserveCm} cm to spare on every side.`,
    "Airlines charge the larger of the weight by volume and the weight on the scale.",
    `The hold door of a narrow body is ${boxWords(holdDoor)} at one carrier; others differ.`,
    isSnubNosed &&
      "The 10 per cent more for a snub-nosed pet are included. Some airlines do not take such pets in the hold at all.",
    pets > 1 &&
      "Pets share a crate only if the airline agrees. Usually it asks that they are of one species, know each other and weigh at most 14 kg each. Measure the larger one.",
    "The airline decides, and may ask for more room. Ask it before you buy.",
  ];
  return notes.filter((note) => typeof note === "string");
}
