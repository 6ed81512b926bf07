import type { ReactNode } from "react";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { PlanView } from "./plan-view.server.ts";
import { DatedWords, keyOf } from "./text/shown-text.tsx";

type Condition = PlanView["conditions"][number];

const assumedTitle = "This plan takes for granted";

/** What may close the way altogether, and what the plan takes for granted, which a small screen folds: before the steps. */
export function DecidingConditions({ plan, children }: { plan: PlanView; children?: ReactNode }) {
  const { conditions, assumptions } = plan;
  const deciding = conditions.filter(({ decides }) => decides);
  const decides = deciding.length > 0;
  const assumes = assumptions.length > 0 || Boolean(children);
  if (!decides && !assumes) return null;
  const Subheading = decides ? "h3" : "h2";
  return (
    <section
      aria-labelledby="conditions-title"
      className={`mb-8 grid gap-x-14 gap-y-4 print:mb-2 print:gap-2 ${decides ? "lg:grid-cols-2" : ""} ${assumes ? "max-lg:-mb-px" : ""}`}
    >
      {decides && (
        <div>
          <h2 id="conditions-title" className="scroll-mt-24 font-semibold text-xl">
            Before anything else
          </h2>
          <ul className="mt-2 grid list-disc gap-2 pl-5 print:text-sm">
            {deciding.map((condition) => (
              <ConditionItem key={keyOf(condition.text)} condition={condition} />
            ))}
          </ul>
        </div>
      )}
      {assumes && (
        <div className="print:text-sm">
          <Subheading
            id={decides ? undefined : "conditions-title"}
            className="mb-2 font-semibold text-xl max-lg:hidden"
          >
            {assumedTitle}
          </Subheading>
          <Fold
            title={assumedTitle}
            hint={<span className="print:hidden">Where it is wrong, the day changes</span>}
            heading={Subheading}
            isOpenWhereWide
          >
            {assumptions.length > 0 && (
              <ul className="grid list-disc gap-1 pl-5">
                {assumptions.map((assumption) => (
                  <li key={keyOf(assumption.text)}>
                    <AssumptionWords assumption={assumption} />
                  </li>
                ))}
              </ul>
            )}
            {children}
          </Fold>
        </div>
      )}
    </section>
  );
}

type AssumptionProps = { assumption: PlanView["assumptions"][number] };

export const AssumptionWords = ({ assumption: { text, opposite } }: AssumptionProps) => (
  <>
    <DatedWords text={text} />{" "}
    {opposite && (
      <PageLink
        to={{ search: opposite.search }}
        preventScrollReset
        className="font-semibold print:hidden"
      >
        {opposite.words}
      </PageLink>
    )}
  </>
);

/** The conditions that change no plan, and the guide. */
export function OtherConditions({ plan: { conditions, guide } }: { plan: PlanView }) {
  const others = conditions.filter(({ decides }) => !decides);
  const guideLink = (
    <p className="mt-4 print:hidden">
      <PageLink to={guide} className="inline-block py-2 font-semibold">
        Read the guide
      </PageLink>
    </p>
  );
  if (others.length === 0) return guideLink;
  return (
    <section aria-labelledby="other-conditions-title" className="mt-8 print:mt-2">
      <h2 id="other-conditions-title" className="font-semibold text-xl">
        Good to know
      </h2>
      <ul className="mt-2 grid list-disc gap-x-14 gap-y-2 pl-5 lg:grid-cols-2 print:text-sm">
        {others.map((condition) => (
          <ConditionItem key={keyOf(condition.text)} condition={condition} />
        ))}
      </ul>
      {guideLink}
    </section>
  );
}

const ConditionItem = ({ condition: { text, source, reportId } }: { condition: Condition }) => (
  <li>
    <p>
      <DatedWords text={text} />
    </p>
    <p className="text-ink-soft text-sm">
      <SourceWords source={source} />. <ReportLink id={reportId} about={source.title} />
    </p>
  </li>
);
