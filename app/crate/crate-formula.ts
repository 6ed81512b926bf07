import type { CrateBox } from "~/content/crate-sizes";
import type { CrateMeasures } from "./crate-measures";

export const crateFormula = {
  name: "IATA Container Requirement 1",
  source: {
    title: "IATA: travelling with pets",
    url: "https://www.iata.org/en/programs/cargo/live-animals/pets/",
  },
  checked: "2026-11-22",
};

/** The space above the head that cautious airlines ask for. */
export const headroomCm = 8;

/**
 * The smallest inside that Container Requirement 1 allows, without bedding, whose thickness is added to the height.
 * n pets need (n + 1) times the width.
 */
export function minimumInside({ aCm, bCm, cCm, dCm, isSnubNosed, pets }: CrateMeasures): CrateBox {
  const roundedUp = (halvesCm: number) => roundUpHalves(halvesCm, isSnubNosed);
  return {
    lengthCm: roundedUp(2 * aCm + bCm),
    widthCm: roundedUp(2 * (pets + 1) * cCm),
    heightCm: roundedUp(2 * dCm),
  };
}

/** The inside that we advise. For a snub-nosed pet, the room above the head grows by ten per cent, too. */
export const advisedInside = (measures: CrateMeasures): CrateBox =>
  minimumInside({ ...measures, dCm: measures.dCm + headroomCm });

/**
 * Adds ten per cent for a snub nose and rounds up to a tenth of a centimetre. The measures have at most two decimals,
 * so counting in units of 0.05 mm avoids rounding errors.
 */
function roundUpHalves(halvesCm: number, isSnubNosed: boolean): number {
  const halvesOfTenthsMm = Math.round(halvesCm * 100);
  return Math.ceil((halvesOfTenthsMm * (isSnubNosed ? 11 : 10)) / 200) / 10;
}
