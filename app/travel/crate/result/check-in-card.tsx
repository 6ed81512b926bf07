import { type ReactNode, useId, useState } from "react";
import { petMeasurements } from "#content/shop/pet-measurements.ts";
import { petsInCrate } from "#travel/crate/formula/sharing.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/fields/form-field.tsx";
import type { Finding } from "./crate-result.tsx";
import type { CrateTexts } from "./crate-texts.server.ts";
import { boxWords, crateTitle, marginWords } from "./margin-words.ts";

type CheckInCardProps = {
  measures: CrateMeasures;
  finding: Finding;
  /** Whether nobody has measured the pet. */
  isEstimate: boolean;
  formula: CrateTexts["formula"];
};

/** A sheet of paper with the facts that the staff at the check-in desk ask for. */
export function CheckInCard({ measures, finding, isEstimate, formula }: CheckInCardProps) {
  const { aCm, bCm, cCm, dCm, isSnubNosed, padCm } = measures;
  const { crates, best } = finding;
  const fitting = crates.filter(({ fits }) => fits === "yes");
  const selectId = useId();
  const [chosenSize, setChosenSize] = useState<string | null>(null);
  const crate = fitting.find(({ size }) => size === chosenSize) ?? best;
  const lengths = { A: aCm, B: bCm, C: cCm, D: dCm };
  const widths = petsInCrate(measures) + 1;
  return (
    <section
      aria-label="Card for the check-in desk"
      className="rounded-card bg-paper p-5 shadow-card sm:p-8 print:mt-4 print:border-2 print:border-ink print:p-5"
    >
      <h2 className="hidden font-semibold print:mb-3 print:block print:text-3xl">
        Card for the check-in desk
      </h2>
      <dl className="grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1.5 print:gap-y-3 print:text-xl">
        <Row label="Pet">
          {petMeasurements.map(({ letter, text }, index) => (
            <span key={letter} className="mr-1 inline-block print:block">
              {letter} <strong>{`${lengths[letter]} cm`}</strong>
              <span className="hidden print:inline">, {text}</span>
              <span className="print:hidden">{index < 3 && ","}</span>
            </span>
          ))}
        </Row>
        <Row label="Formula">
          <span>
            {`${formula.name}, inside: `}
            <span className="whitespace-nowrap">A + half of B</span>
            <span>
              {`, ${widths} × C, D${isSnubNosed ? ", and 10 per cent more for a snub nose" : ""}:`}
            </span>
          </span>{" "}
          <strong className="whitespace-nowrap">{boxWords(finding.formula)}</strong>
        </Row>
        <Row label="Needed">
          <span>{`with ${padCm} cm of bedding:`}</span>{" "}
          <strong className="whitespace-nowrap">{boxWords(finding.needed)}</strong>
        </Row>
        <Row label="Crate">
          {crate ? (
            <span>
              <strong>{crateTitle(crate)}</strong>
              {": "}
              <span className="whitespace-nowrap">{`${boxWords(crate.inside)} inside`}</span>,{" "}
              <span className="whitespace-nowrap">{`${boxWords(crate.outside)} outside`}</span>
              <span>{`. To spare: ${marginWords(crate.marginsCm)}.`}</span>
            </span>
          ) : (
            <span>wooden, built to measure</span>
          )}
        </Row>
        <Row label="Measured by">
          {`pet: ${isEstimate ? "nobody, by our estimate for its breed" : "its owner"}${crate ? `; crate: ${crate.words.measuredBy}` : ""}`}
        </Row>
        <Row label="Source">
          {formula.source.title}, {formula.checked}
        </Row>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3 noscript:hidden print:hidden">
        {fitting.length > 1 && crate && (
          <label htmlFor={selectId} className="flex flex-wrap items-center gap-2 font-semibold">
            Crate on the card
            <Select
              id={selectId}
              value={crate.size}
              onChange={({ currentTarget }) => setChosenSize(currentTarget.value)}
            >
              {fitting.map(({ size }) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          </label>
        )}
        <Button look="quiet" onClick={() => window.print()}>
          Print the card
        </Button>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{label}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  );
}
