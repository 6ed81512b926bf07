import type { CrateBox } from "#content/shop/crate-sizes.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { petsInCrate } from "./sharing.ts";

/** The room above the head that some airlines ask for, those of the USA above all. */
export const headroomCm = 8;

/**
 * The smallest inside that Container Requirement 1 allows, without bedding. Pets that share it, n, need (n + 1) times
 * the width of one; otherwise it is that of one pet.
 */
export function formulaInside(measures: Omit<CrateMeasures, "padCm">): CrateBox {
  const { aCm, bCm, cCm, dCm, isSnubNosed } = measures;
  const roundedUp = (halvesCm: number) => roundUpHalves(halvesCm, isSnubNosed);
  return {
    lengthCm: roundedUp(2 * aCm + bCm),
    widthCm: roundedUp(2 * (petsInCrate(measures) + 1) * cCm),
    heightCm: roundedUp(2 * dCm),
  };
}

/** The formula's inside with the bedding, to which nothing is added for a snub nose. */
export const neededInside = (measures: CrateMeasures): CrateBox =>
  raised(formulaInside(measures), measures.padCm);

/** The needed inside, with room above the head. */
export const roomyInside = (measures: CrateMeasures): CrateBox =>
  raised(neededInside(measures), headroomCm);

/** Both heights are whole tenths of a centimetre: rounding removes only what floating point adds. */
const raised = (box: CrateBox, byCm: number): CrateBox => ({
  ...box,
  heightCm: Math.round((box.heightCm + byCm) * 10) / 10,
});

/**
 * To a whole tenth of a centimetre, with the ten per cent for a snub nose. The measures are whole millionths: counts
 * halves of them to avoid rounding errors.
 */
function roundUpHalves(halvesCm: number, isSnubNosed: boolean): number {
  const halvesOfMillionths = Math.round(halvesCm * 1_000_000);
  return Math.ceil((halvesOfMillionths * (isSnubNosed ? 11 : 10)) / 2_000_000) / 10;
}
