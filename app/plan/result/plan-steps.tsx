import { Fragment, type ReactNode } from "react";
import { CheckIcon } from "~/ui/icons";
import { PageLink, TextLink } from "~/ui/text/text-link";
import { Citation } from "./citation";
import { PlanChart } from "./plan-chart";
import type { PlanView } from "./plan-view.server";
import { Time } from "./shown-text";
import type { StepView } from "./step-view.server";

type PlanStepsProps = {
  plan: PlanView;
  /** The crate finder, with what is known of the pet. */
  cratePath: string;
  /** The page of the sheet to print for each step that has one, by the step's name. */
  sheetPaths: Record<string, string>;
  /** Stands beside the steps on a wide screen, and below them on a phone. */
  aside: ReactNode;
};

/** The way there: each step with its window and who does it; its note, kind and source unfold. */
export function PlanSteps({ plan, cratePath, sheetPaths, aside }: PlanStepsProps) {
  const { landing, steps, chart } = plan;
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="font-semibold text-heading">
        The way there
      </h2>
      <p className="mt-1 text-ink-soft print:mt-0">
        For a landing on <Time day={landing} />. Open a step for its reason and its source.
      </p>
      <PlanChart chart={chart} />
      <div className="mt-6 grid items-start gap-8 lg:mt-10 lg:grid-cols-[7fr_5fr] lg:gap-14 print:mt-2 print:block">
        <div>
          <ol className="ml-2.5 grid gap-1 border-sand-deep border-l-2 border-dashed pl-6 print:ml-0 print:block print:columns-2 print:border-0 print:pl-0">
            {steps.map((step) => (
              <StepItem key={step.id} {...{ step, cratePath }} sheetPath={sheetPaths[step.id]} />
            ))}
          </ol>
        </div>
        {aside}
      </div>
    </section>
  );
}

type StepItemProps = { step: StepView; cratePath: string; sheetPath: string | undefined };

function StepItem({ step, cratePath, sheetPath }: StepItemProps) {
  const { id, title, who, clocks, isDone, kind, rule, note, citation, calendarUrl } = step;
  return (
    <li
      id={`step-${id}`}
      className={`relative max-w-[44rem] scroll-mt-20 break-inside-avoid print:mb-2 before:absolute before:top-3 before:-left-[2.15rem] before:size-5 before:rounded-md before:border-2 before:border-marigold-deep print:pl-9 print:before:left-0 ${isDone ? "before:bg-marigold-deep" : "before:bg-paper"}`}
    >
      {isDone && (
        <span className="absolute top-3 -left-[2.15rem] text-white print:hidden">
          <CheckIcon />
        </span>
      )}
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="rounded-md py-2 marker:text-teal hover:bg-sand">
          <span className="font-semibold text-marigold-deep text-sm">
            {isDone && <span className="text-leaf">Done: </span>}
            {clocks.length === 0 && <When step={step} />}
            {clocks.map(({ place, from, until }, index) => (
              <Fragment key={place}>
                {index > 0 && <br />}
                <Time day={from} /> to <Time day={until} /> {place}
              </Fragment>
            ))}
          </span>
          <h3 className="font-semibold leading-snug">
            {title} <span className="font-normal font-sans text-ink-soft text-sm">{who}</span>
          </h3>
        </summary>
        <div className="pb-3 text-sm">
          {note && <p>{note}</p>}
          {rule && <p className="mt-1 first-letter:uppercase">{rule}.</p>}
          <p className="mt-1 text-ink-soft">
            <strong>{kind}</strong>: <Citation citation={citation} />
          </p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            {id === "crate" && (
              <PageLink to={cratePath} className="inline-block py-2 font-semibold">
                Which crate?
              </PageLink>
            )}
            {sheetPath && (
              <PageLink
                to={sheetPath}
                reloadDocument
                className="inline-block py-2 font-semibold"
                aria-label={`Print the sheet for this visit: ${title}`}
              >
                Print the sheet for this visit
              </PageLink>
            )}
            {calendarUrl && (
              <TextLink
                href={calendarUrl}
                className="inline-block py-2 font-semibold"
                aria-label={`Add to Google Calendar: ${title}`}
              >
                Add to Google Calendar
              </TextLink>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

function When({ step: { opening, from, until } }: { step: StepView }) {
  if (from && until && from.dateTime !== until.dateTime) {
    return (
      <>
        <Time day={from} /> to <Time day={until} />
      </>
    );
  }
  const day = until ?? from;
  return (
    <>
      {opening} {day && <Time day={day} />}
    </>
  );
}
