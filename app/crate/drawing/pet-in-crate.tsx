import { roomyInside } from "~/crate/formula/crate-formula";
import { findCrates } from "~/crate/formula/find-crates";
import type { CrateMeasures } from "~/crate/measures/crate-measures";
import type { CrateOffer } from "~/crate/offers/crate-offers.server";
import { crateName } from "~/crate/result/margin-words";
import { CrateDrawing } from "./crate-drawing";

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
