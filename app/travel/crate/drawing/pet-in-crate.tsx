import { roomyInside } from "#travel/crate/formula/crate-formula.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { crateName, crateTitle, marginWords } from "#travel/crate/result/margin-words.ts";
import { CrateDrawing } from "./crate-drawing.tsx";

type PetInCrateProps = {
  measures: CrateMeasures;
  /** Whether the lengths are our estimate for the breed. */
  isEstimate: boolean;
  crates: CrateOffer[];
};

/** The pet in the smallest crate that fits, or in the largest. */
export function PetInCrate({ measures, isEstimate, crates }: PetInCrateProps) {
  const { best, sharing, crates: sizes } = findCrates(measures, crates);
  const shown = best ?? sizes.at(-1);
  if (!shown) return null;
  const name = crateName(shown);
  const isTooSmall = shown.fits === "no";
  const shownPet = isEstimate
    ? `${measures.breed}, by our estimate,`
    : sharing === "shares"
      ? "One of your pets"
      : "Your pet";
  return (
    <CrateDrawing
      measures={measures}
      inside={shown.inside}
      crateName={name}
      isTooSmall={isTooSmall}
      caption={
        isTooSmall
          ? `${crateTitle(shown)}: ${marginWords(shown.marginsCm)}`
          : `${shownPet} to scale in ${name}`
      }
    />
  );
}

/** Where to measure, until there are measures. */
export function ExampleDrawing(example: { measures: CrateMeasures; caption: string }) {
  const inside = roomyInside(example.measures);
  return <CrateDrawing {...example} inside={inside} crateName="a crate" isExample />;
}
