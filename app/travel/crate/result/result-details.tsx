import { airlinesPath } from "#travel/airlines/airlines-query.ts";
import type { CratePage } from "#travel/crate/crate-page.server.ts";
import { answersOf } from "#travel/crate/formula/find-crates.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { CrateComparison, CrateFormula } from "./crate-facts.tsx";
import { listNotes } from "./crate-notes.ts";
import type { Finding } from "./crate-result.tsx";
import { crateTitle } from "./margin-words.ts";

type ResultDetailsProps = {
  measures: CrateMeasures;
  finding: Finding;
  isEstimate: boolean;
  offers: CratePage;
};

/** To unfold: the reasons for the answer and the card for the check-in. */
export function ResultDetails({ measures, finding, isEstimate, offers }: ResultDetailsProps) {
  const { best, crates } = finding;
  const { pet, isSnubNosed, weightKg } = measures;
  const carriersOfBest = best && offers.carriers[best.size];
  const carriers = carriersOfBest?.[isSnubNosed ? "snubNosed" : "others"];
  return (
    <div className="mt-3 items-start lg:grid lg:grid-cols-2 lg:gap-x-14 lg:has-[details[open]]:grid-cols-1 print:mt-2 print:block">
      <Fold title="Sizes, rules and airlines" className="print:hidden">
        <ul className="grid list-disc gap-1 pl-5 leading-snug marker:text-marigold-deep">
          {listNotes(measures, offers.crates, offers.texts).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {carriers && (
          <>
            <h3 className="mt-6 mb-1 font-semibold">Which airline</h3>
            <p id="airlines">
              <span>{`By their general rules, of this crate: ${carriers}.`}</span>{" "}
              <PageLink to={airlinesPath({ pet, isSnubNosed, weightKg: weightKg ?? undefined })}>
                Their limits, for your pet
              </PageLink>
            </p>
          </>
        )}
        {answersOf(finding).map((crate) => (
          <section key={crate.size}>
            <h3 className="mt-6 mb-1 font-semibold">{crateTitle(crate)}</h3>
            <FactRows rows={crate.words.facts} />
          </section>
        ))}
        <h3 className="mt-6 mb-1 font-semibold">The formula</h3>
        <CrateFormula {...offers.texts.formula} />
        <h3 className="mt-6 font-semibold">All sizes beside your pet</h3>
        <div className="prose mb-6">
          <CrateComparison crates={crates} caption={offers.texts.comparison} />
        </div>
      </Fold>
      <Fold
        title="Card for the check-in desk"
        className="lg:border-t print:border-0 print:details-content:[content-visibility:visible] print:[&>summary]:hidden"
      >
        <CheckInCard
          measures={measures}
          finding={finding}
          isEstimate={isEstimate}
          formula={offers.texts.formula}
        />
      </Fold>
    </div>
  );
}
