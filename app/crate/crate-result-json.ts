import { type CrateBox, type CrateSize, formatSize } from "~/content/crate-sizes";
import { formatDate } from "~/ui/text";
import type { CrateMeasures } from "./crate-measures";
import type { CrateForSale } from "./crates-for-sale";
import { type CrateFinding, type FittedCrate, holdDoor, unmeasuredReserveCm } from "./find-crates";

/** The answer as data, for other programs. */
export type CrateJson = {
  minimum: CrateBox;
  advised: CrateBox;
  crates: Pick<
    FittedCrate<CrateForSale>,
    "size" | "productId" | "variantId" | "fits" | "marginsCm"
  >[];
  notes: string[];
};

export function toCrateJson(
  measures: CrateMeasures,
  finding: CrateFinding<CrateForSale>,
): CrateJson {
  const { minimum, advised, crates } = finding;
  return {
    minimum,
    advised,
    crates: crates.map(({ size, productId, variantId, fits, marginsCm }) => ({
      size,
      productId,
      variantId,
      fits,
      marginsCm,
    })),
    notes: listNotes(measures, finding),
  };
}

/** The source of a crate's sizes. */
export const sizeSource = ({ measuredOn }: Pick<CrateSize, "measuredOn">): string =>
  measuredOn ? `measured by us on ${formatDate(measuredOn)}` : "maker’s size, not measured yet";

/** The notes for the owner, in sentences. */
export function listNotes(
  { isSnubNosed, pets }: Pick<CrateMeasures, "isSnubNosed" | "pets">,
  { crates, best, needsWoodenCrate }: CrateFinding<CrateSize>,
): string[] {
  const smallest = crates.find(({ fits }) => fits !== "no");
  const isUnmeasured = crates.some(({ measuredOn }) => measuredOn === null);
  const notes = [
    "The heights are without bedding. Add the thickness of your pad, such as 2 cm.",
    needsWoodenCrate &&
      "None of our sizes is large enough. We can have a wooden crate built to your pet’s measures.",
    !best &&
      smallest &&
      `No size of ours has the room that we advise. The smallest with the minimum is ${smallest.size}; or we can have a wooden crate built to your pet’s measures.`,
    isUnmeasured &&
      `We have not measured every size yet. We advise a maker’s size only with ${unmeasuredReserveCm} cm to spare on every side.`,
    best &&
      !best.passesHoldDoor &&
      `The size ${best.size} does not fit into a hold of ${formatSize(holdDoor)} cm, one carrier’s limit for narrow-body aircraft. It needs a larger aircraft: ask the airline for one.`,
    smallest?.size === "100" && "Several airlines abroad do not take the smallest size, 100.",
    isSnubNosed &&
      "The extra 10 per cent for a snub-nosed pet is included. Some airlines do not take such pets in the hold at all.",
    pets > 1 &&
      "Pets share a crate only if the airline agrees. Usually they must be of one species, know each other and weigh at most 14 kg each. Measure the largest one.",
    "The airline decides, and may ask for more room. Ask the airline before you buy.",
  ];
  return notes.filter((note) => typeof note === "string");
}
