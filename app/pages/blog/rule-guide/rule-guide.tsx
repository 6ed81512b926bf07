import { Fragment } from "react";
import { href } from "react-router";
import { Answer } from "#pages/blog/article/article-header.tsx";
import { Fold, Folds } from "#pages/documents/folds.tsx";
import { arrivalRule } from "#travel/airlines/airlines.server.ts";
import { airlinesPath } from "#travel/airlines/airlines-query.ts";
import { FeeBill } from "#travel/fees/fee-bill.tsx";
import { writeDay } from "#travel/move/calendar.ts";
import type { Condition } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { titleOf } from "#travel/rules/tables/rules-table.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { FirstFlights } from "./first-flights-card.tsx";
import { type GuideModel, sectionTitles } from "./guide-model.ts";
import type { GuideStep } from "./guide-steps.ts";
import { StepList } from "./step-list.tsx";

/** A guide that is made of the rules of its destination. */
export function RuleGuide({ guide }: { guide: GuideModel }) {
  const { destination, steps, deciding, others, questions, unsettled, sources } = guide;
  const shown = { today: writeDay(guide.today), mostlyRead: guide.checked };
  return (
    <>
      {/* On a phone’s first screen, below the picture. */}
      <FirstFlights guide={guide} />
      <Answer>{destination.inBrief.trim()}</Answer>
      <section aria-labelledby="steps" className="mt-5 max-w-text sm:mt-8">
        <h2 id="steps" className="scroll-mt-20 font-semibold text-heading">
          {sectionTitles.steps}
        </h2>
        {destination.via && (
          <p className="mt-1 text-ink-soft">
            From the landing on the way. The steps before it are in that country’s guide.
          </p>
        )}
        {[...Map.groupBy(steps, wayOf)].map(([way, ofWay]) => (
          <Fragment key={way}>
            {destination.via && <h3 className="mt-4 font-semibold text-xl">{way}</h3>}
            <StepList steps={ofWay} {...shown} />
          </Fragment>
        ))}
      </section>
      {deciding.length > 0 && (
        <section aria-labelledby="deciding" className="prose mt-5 max-w-text sm:mt-8">
          <h2 id="deciding" className="scroll-mt-20">
            {sectionTitles.deciding}
          </h2>
          <Conditions conditions={deciding} {...shown} />
        </section>
      )}
      <div className="max-w-text">
        <Folds>
          {others.length > 0 && (
            <Fold id="others" title={sectionTitles.others}>
              <Conditions conditions={others} {...shown} />
            </Fold>
          )}
          {questions.length + unsettled.length > 0 && (
            <Fold id="questions" title={sectionTitles.questions}>
              <Conditions conditions={questions} {...shown} />
              {unsettled.length > 0 && (
                <p>
                  Sources differ about these steps. Have them confirmed before you rely on them:{" "}
                  {unsettled.map(titleOf).join("; ")}.
                </p>
              )}
            </Fold>
          )}
          <Fold id="costs" title={sectionTitles.costs}>
            <Costs guide={guide} />
          </Fold>
          <Fold id="sources" title={sectionTitles.sources}>
            <ul>
              {sources.map((citation) => (
                <li key={citation.source.url}>
                  <SourceWords source={describeSource(citation, shown.today)} />.
                </li>
              ))}
            </ul>
          </Fold>
        </Folds>
      </div>
    </>
  );
}

/** By way of which countries a step is asked for. */
const wayOf = ({ rule: { stops } }: GuideStep): string =>
  stops
    ? `Only by way of ${stops.map((stop) => rulesOf(stop).destination.inTitle).join(" and ")}`
    : "Whichever way";

type ConditionsProps = {
  conditions: Condition[];
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
  /** The day that the page says once for all sources. */
  mostlyRead: string;
};

const Conditions = ({ conditions, today, mostlyRead }: ConditionsProps) => (
  <ul className="grid list-disc gap-1.5 pl-5 max-sm:leading-normal sm:gap-3">
    {conditions.map((condition) => (
      <li key={condition.text}>
        {condition.text}{" "}
        <span className="block text-ink-soft text-sm">
          <SourceWords source={describeSource(condition, today, mostlyRead)}>
            Source<span className="sr-only">: {condition.source.title}</span>
          </SourceWords>
          . <ReportLink id={condition.reportId} about={condition.source.title} />
        </span>
      </li>
    ))}
  </ul>
);

function Costs({ guide: { name, costs, today } }: { guide: GuideModel }) {
  const { fees, unpublished } = costs;
  return (
    <>
      {fees.length === 0 && (
        <p>
          We have read no fee of this destination that we could stand by: ask us, or its authority.
        </p>
      )}
      {fees.length + unpublished.length > 0 && <FeeBill list={costs} today={writeDay(today)} />}
      {unpublished.length > 0 && <p>“Ask us” means that nobody publishes the amount.</p>}
      <p>
        Besides, there is{" "}
        <PageLink to={`${href("/guides/:guide", { guide: "what-it-costs" })}#fees-abroad`}>
          what every move out of India costs
        </PageLink>
        . {arrivalRule({ to: name })}{" "}
        <PageLink to={airlinesPath({ to: name })}>Which airlines take pets</PageLink> depends on
        yours.
      </p>
    </>
  );
}
