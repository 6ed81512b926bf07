import type { ReactNode } from "react";
import { CheckIcon } from "~/ui/icons";
import { PageLink, TextLink } from "~/ui/text/text-link";
import { DatedText, Time } from "./dated-text";
import { PlanChart } from "./plan-chart";
import type { PlanView, StepView } from "./plan-view.server";

type PlanStepsProps = {
  plan: PlanView;
  /** The URL of the crate finder, filled in with what is known of the pet. */
  cratePath: string;
  /** Shown beside the steps on a wide screen, and below them on a phone. */
  aside: ReactNode;
};

/** Each step with its window, its kind in words, and its source. */
export function PlanSteps({ plan: { landing, steps, chart }, cratePath, aside }: PlanStepsProps) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="font-semibold text-heading">
        The way there
      </h2>
      <p className="mt-2 text-ink-soft text-lead print:mt-0">
        For a landing on <Time day={landing} />.
      </p>
      <PlanChart chart={chart} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14 print:mt-2 print:block">
        <ol className="ml-2.5 grid gap-5 border-sand-deep border-l-2 border-dashed pl-6 print:ml-0 print:block print:columns-2 print:border-0 print:pl-0">
          {steps.map((step) => (
            <StepItem key={step.id} step={step} cratePath={cratePath} />
          ))}
        </ol>
        {aside}
      </div>
    </section>
  );
}

function StepItem({ step, cratePath }: { step: StepView; cratePath: string }) {
  const { id, title, clocks, isDone, kind, note, source, calendarUrl } = step;
  return (
    <li
      id={`step-${id}`}
      className={`relative max-w-[44rem] scroll-mt-20 break-inside-avoid print:mb-2 before:absolute before:top-1 before:-left-[2.15rem] before:size-5 before:rounded-md before:border-2 before:border-marigold-deep print:pl-9 print:before:left-0 ${isDone ? "before:bg-marigold-deep" : "before:bg-paper"}`}
    >
      {isDone && (
        <span className="absolute top-1 -left-[2.15rem] text-white print:hidden">
          <CheckIcon />
        </span>
      )}
      <p className="font-semibold text-marigold-deep text-sm">
        {isDone && <span className="text-leaf">Done: </span>}
        {clocks.length === 0 && <When step={step} />}
        {clocks.map(({ place, from, until }) => (
          <span key={place} className="block">
            <Time day={from} /> to <Time day={until} /> {place}
          </span>
        ))}
      </p>
      <h3 className="font-semibold text-lg leading-snug">{title}</h3>
      {note && (
        <p className="mt-1">
          <DatedText>{note}</DatedText>
        </p>
      )}
      <p className="mt-1 text-ink-soft text-sm">
        <strong>{kind}</strong>: <TextLink href={source.url}>{source.title}</TextLink>, checked on{" "}
        <Time day={source.checked} />
        {source.isDue && <strong>. Due for checking: ask us first</strong>}
        {id === "crate" && (
          <>
            {" "}
            <PageLink to={cratePath} className="inline-block py-1 font-semibold print:hidden">
              Which crate?
            </PageLink>
          </>
        )}
        {calendarUrl && (
          <>
            {" "}
            <TextLink
              href={calendarUrl}
              className="inline-block py-1 font-semibold print:hidden"
              aria-label={`Add to Google Calendar: ${title}`}
            >
              Add to Google Calendar
            </TextLink>
          </>
        )}
      </p>
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
