import { CarrierLine } from "#travel/airlines/carrier-line.tsx";
import type { CratePage } from "#travel/crate/crate-page.server.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { CrateComparison, CrateExtras, CrateFormula } from "./crate-facts.tsx";
import type { Finding } from "./crate-result.tsx";

type ResultDetailsProps = { measures: CrateMeasures; finding: Finding; offers: CratePage };

/** The result's details: the card for the check-in, the airlines, all sizes and the formula. */
export function ResultDetails({ measures, finding, offers }: ResultDetailsProps) {
  const carriersOfBest = finding.best && offers.carriers[finding.best.size];
  const carriers = carriersOfBest?.[measures.isSnubNosed ? "snubNosed" : "others"];
  return (
    <div className="mt-7 grid items-start gap-7 sm:gap-10 lg:mt-12 lg:grid-cols-2 lg:gap-x-14 print:mt-2 print:block">
      <CheckInCard measures={measures} finding={finding} formula={offers.texts.formula} />
      <CrateExtras extras={offers.extras} />
      <div className="lg:col-span-2 print:hidden">
        {carriers && <CarrierLine carriers={carriers} />}
        <Fold title="All sizes beside your pet">
          <div className="prose">
            <CrateComparison finding={finding} />
          </div>
        </Fold>
        <Fold title="The formula">
          <CrateFormula {...offers.texts.formula} />
        </Fold>
      </div>
    </div>
  );
}
