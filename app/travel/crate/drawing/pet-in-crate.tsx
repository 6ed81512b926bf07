import { roomyInside } from "#travel/crate/formula/crate-formula.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { crateName } from "#travel/crate/result/margin-words.ts";
import { CrateDrawing } from "./crate-drawing.tsx";

type PetInCrateProps = { measures: CrateMeasures; crates: CrateOffer[] };

/** The pet in the smallest crate that fits, or in the largest. */
export function PetInCrate({ measures, crates }: PetInCrateProps) {
  const { best } = findCrates(measures, crates);
  const shown = best ?? crates.at(-1);
  if (!shown) return null;
  const name = crateName(shown);
  return (
    <CrateDrawing
      measures={measures}
      inside={shown.inside}
      crateName={name}
      caption={`Your pet to scale in ${name}`}
    />
  );
}

type ExampleDrawingProps = { name: string; measures: CrateMeasures };

/** Where to measure, until there are measures. */
export function ExampleDrawing({ name, measures }: ExampleDrawingProps) {
  return (
    <CrateDrawing
      measures={measures}
      inside={roomyInside(measures)}
      crateName="a crate"
      caption={`Where to measure, with ${name} as an example`}
    />
  );
}
