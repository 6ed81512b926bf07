import { Fragment } from "react";
import { petMeasurements } from "~/content/pet-measurements";
import { ScrollableTable } from "~/ui/prose";
import { formatDate } from "~/ui/text";
import { TextLink } from "~/ui/text-link";
import { crateFormula } from "./crate-formula";
import type { CrateMeasures } from "./crate-measures";
import type { Offer } from "./crate-offers.server";
import { AddButton, crateName, type Finding } from "./crate-result";
import { sizeSource } from "./crate-result-json";
import { boxWords, describeMargins, fitWords } from "./margin-words";

/** Every size, with the centimetres to spare or missing. */
export function CrateComparison({ finding }: { finding: Finding }) {
  return (
    <section aria-labelledby="sizes-title" className="print:hidden">
      <h2 id="sizes-title" className="font-semibold text-heading">
        All sizes compared with your pet
      </h2>
      <div className="prose mt-4">
        <ScrollableTable className="comparison">
          <caption>The inside size counts; sellers often print the outside size</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col">Inside</th>
              <th scope="col">For your pet</th>
              <th scope="col">To the minimum</th>
            </tr>
          </thead>
          <tbody>
            {finding.crates.map((crate) => (
              <tr key={crate.size}>
                <th scope="row">{crate.size}</th>
                <td data-label="Inside">
                  {boxWords(crate.inside)}, {sizeSource(crate)}
                </td>
                <td data-label="For your pet">{fitWords[crate.fits]}</td>
                <td data-label="To the minimum">{describeMargins(crate.marginsCm).join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </div>
    </section>
  );
}

/** The full formula behind the sizes. */
export function CrateFormula() {
  return (
    <section
      aria-labelledby="formula-title"
      className="rounded-card bg-teal-pale p-6 sm:p-8 print:p-0"
    >
      <h2 id="formula-title" className="font-semibold text-xl">
        The formula
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt>Length</dt>
        <dd className="font-semibold">A + half of B</dd>
        <dt>Width</dt>
        <dd className="font-semibold">2 × C; two pets 3 × C, three pets 4 × C, of the larger</dd>
        <dt>Height</dt>
        <dd className="font-semibold">D, and the bedding on top; we advise 8 cm more</dd>
        <dt>Snub-nosed</dt>
        <dd className="font-semibold">10 per cent more each way</dd>
      </dl>
      <p className="mt-4">
        {crateFormula.name}, all sizes inside.{" "}
        <TextLink href={crateFormula.source.url}>{crateFormula.source.title}</TextLink>, checked on{" "}
        <time dateTime={crateFormula.checked}>{formatDate(crateFormula.checked)}</time>. The airline
        decides.
      </p>
    </section>
  );
}

type CheckInCardProps = { measures: CrateMeasures; finding: Finding };

/** The facts that check-in staff ask for. Printed with the formula. */
export function CheckInCard({ measures, finding }: CheckInCardProps) {
  const { aCm, bCm, cCm, dCm } = measures;
  const lengths = { A: aCm, B: bCm, C: cCm, D: dCm };
  const crate = finding.best ?? finding.crates.find(({ fits }) => fits === "minimum");
  return (
    <section
      aria-labelledby="card-title"
      className="rounded-card bg-paper p-6 shadow-card print:p-0"
    >
      <h2 id="card-title" className="font-semibold text-xl">
        Card for the check-in desk
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {petMeasurements.map(({ letter, text }) => (
          <Fragment key={letter}>
            <dt className="font-semibold">{letter}</dt>
            <dd>
              <strong>{lengths[letter]} cm</strong>, {text}
            </dd>
          </Fragment>
        ))}
        <dt className="font-semibold">Inside</dt>
        <dd>at least {boxWords(finding.minimum)}</dd>
        {crate && (
          <>
            <dt className="font-semibold">Crate</dt>
            <dd>
              {crateName(crate)}: {boxWords(crate.inside)} inside, {boxWords(crate.outside)}{" "}
              outside, {sizeSource(crate)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Pads, bowls and labels, each with a button that adds it to the cart. */
export function CrateExtras({ extras }: { extras: Offer[] }) {
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras-title" className="print:hidden">
      <h2 id="extras-title" className="font-semibold text-xl">
        Goes into the crate
      </h2>
      <ul className="mt-2 divide-y-2 divide-dashed divide-sand-deep border-sand-deep border-y-2 border-dashed">
        {extras.map((offer) => (
          <li key={offer.path} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <a href={offer.path} className="min-w-0 font-semibold text-teal hover:underline">
              {offer.name}
            </a>
            <span className="flex items-center gap-4">
              {offer.price}
              <AddButton offer={offer} isQuiet />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
