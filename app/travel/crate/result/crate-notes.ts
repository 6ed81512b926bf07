import type { CrateSize } from "#content/shop/crate-sizes.ts";
import { petsInCrate } from "#travel/crate/formula/sharing.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateTexts } from "./crate-texts.server.ts";

/** Notes on all crates, in sentences. A note on one crate stands with that crate. */
export function listNotes(
  measures: CrateMeasures,
  crates: Pick<CrateSize, "measuredOn">[],
  { notes }: CrateTexts,
): string[] {
  const { pet, breed, isSnubNosed, padCm } = measures;
  return [
    padCm > 0 ? `The needed inside is the formula and ${padCm} cm of bedding.` : notes.noBedding,
    notes.roomy,
    crates.some(({ measuredOn }) => measuredOn === null) && notes.unmeasured,
    notes.weight,
    notes.holdDoor,
    isSnubNosed && notes.snubNosed,
    petsInCrate(measures) > 1 && notes.sharing,
    pet === "dog" && !breed && notes.strongBreed,
    notes.airline,
  ].filter((note) => note !== false);
}
