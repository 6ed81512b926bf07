import type { CrateBox } from "~/content/shop/crate-sizes";
import type { CrateMeasures } from "./crate-measures";

export const crateFormula = {
  name: "IATA Container Requirement 1",
  source: {
    title: "IATA: travelling with pets",
    url: "https://www.iata.org/en/programs/cargo/live-animals/pets/",
  },
  checked: "2026-11-22",
};

/** What cautious airlines ask for above the head. */
export const headroomCm = 8;

/**
 * The smallest inside that Container Requirement 1 allows, without bedding: what lies on the floor comes on top of the
 * height. Of several pets, the widths of one more than they are lie side by side.
 */
export function minimumInside({ aCm, bCm, cCm, dCm, isSnubNosed, pets }: CrateMeasures): CrateBox {
  const roundedUp = (halvesCm: number) => roundUpHalves(halvesCm, isSnubNosed);
  return {
    lengthCm: roundedUp(2 * aCm + bCm),
    widthCm: roundedUp(2 * (pets + 1) * cCm),
    heightCm: roundedUp(2 * dCm),
  };
}

/** The inside that we advise. A snub-nosed pet gets its ten per cent of the room above the head, too. */
export const advisedInside = (measures: CrateMeasures): CrateBox =>
  minimumInside({ ...measures, dCm: measures.dCm + headroomCm });

/**
 * To a whole tenth of a centimetre, with the ten per cent for a snub nose. The measures have two decimals at most, so
 * it reckons in whole half tenths of a millimetre, which are exact.
 */
function roundUpHalves(halvesCm: number, isSnubNosed: boolean): number {
  const halvesOfTenthsMm = Math.round(halvesCm * 100);
  return Math.ceil((halvesOfTenthsMm * (isSnubNosed ? 11 : 10)) / 200) / 10;
}
