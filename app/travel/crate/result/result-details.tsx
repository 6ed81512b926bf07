import { CarrierLine } from "#travel/airlines/carrier-line.tsx";
import type { CratePage } from "#travel/crate/crate-page.server.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { CrateDimensions } from "./crate-card.tsx";
import { CrateComparison, CrateExtras, CrateFormula } from "./crate-facts.tsx";
import { listNotes } from "./crate-notes.ts";
import type { Finding } from "./crate-result.tsx";

type ResultDetailsProps = { measures: CrateMeasures; finding: Finding; offers: CratePage };

/** The things for the crate; then, to unfold, the reasons for the answer and the card for the check-in. */
export function ResultDetails({ measures, finding, offers }: ResultDetailsProps) {
  const { best, bestRoomy, crates } = finding;
  const carriersOfBest = best && offers.carriers[best.size];
  const carriers = carriersOfBest?.[measures.isSnubNosed ? "snubNosed" : "others"];
  const answers = [best, best === bestRoomy ? null : bestRoomy].filter((crate) => crate !== null);
  return (
    <div className="mt-5 grid items-start gap-6 lg:mt-10 lg:grid-cols-2 lg:gap-x-14 print:mt-2 print:block">
      <CrateExtras extras={offers.extras} />
      <div>
        <Fold title="Sizes, rules and airlines" className="print:hidden">
          <ul className="grid list-disc gap-1 pl-5 leading-snug marker:text-marigold-deep">
            {listNotes(measures, offers.crates, offers.texts).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {answers.map((crate) => (
            <CrateDimensions key={crate.size} crate={crate} />
          ))}
          <h3 className="mt-6 font-semibold">The formula</h3>
          <CrateFormula {...offers.texts.formula} />
          <h3 className="mt-6 font-semibold">All sizes beside your pet</h3>
          <div className="prose mb-6">
            <CrateComparison crates={crates} />
          </div>
        </Fold>
        {carriers && <CarrierLine carriers={carriers} />}
        <Fold
          title="Card for the check-in desk"
          className="print:border-0 print:details-content:[content-visibility:visible] print:[&>summary]:hidden"
        >
          <CheckInCard measures={measures} finding={finding} formula={offers.texts.formula} />
        </Fold>
      </div>
    </div>
  );
}
