import type { StepLink } from "#travel/plan/plan-page.server.ts";
import { FoldMark } from "#ui/layout/fold.tsx";
import { inSentence } from "#ui/text/text.ts";
import { TickCount } from "#ui/tick-list.tsx";
import type { PlanView } from "./plan-view.server.ts";
import { StepRow } from "./step-row.tsx";
import { Time } from "./text/shown-text.tsx";
import { BarKey, MonthLines, MonthNames } from "./time-lane.tsx";

type PlanStepsProps = {
  plan: PlanView;
  /** The name under which its ticks are kept. */
  tickList: string;
  /** Where each step leads to, by its name. */
  stepLinks: Record<string, StepLink[]>;
};

/** The way there: each step with its window as a bar along the months; its note, kind and source unfold. */
export function PlanSteps({ plan, tickList, stepLinks }: PlanStepsProps) {
  const { practical, landing, timeline, mostlyRead } = plan;
  const { steps, toTick, doneAlready } = timeline;
  const { done, others } = splitOff(steps);
  const rowsOf = (shown: typeof steps) =>
    shown.map((step) => (
      <StepRow key={step.id} step={step} tickList={tickList} links={stepLinks[step.id] ?? []} />
    ));
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="font-semibold text-heading">
        The way there
      </h2>
      <p className="mt-1 text-ink-soft">
        {landing.dateTime !== practical.landing.dateTime && (
          <>
            For a landing on <Time day={landing} />.{" "}
          </>
        )}
        <span className="print:hidden">Open a step for its reason and source.</span>
      </p>
      <TickCount list={tickList} items={toTick} doneAlready={doneAlready} />
      <p className="mt-1 flex flex-wrap gap-x-5 text-ink-soft text-sm">
        <BarKey />
      </p>
      <div className="mt-4 rounded-card bg-paper p-4 shadow-card md:px-6 md:py-5 print:mt-8 print:p-0">
        <MonthNames {...timeline} />
        <div className="relative">
          <MonthLines {...timeline} />
          <ol className="relative">
            {done.length > 0 && (
              <li className="border-sand border-t">
                <details>
                  <summary className="flex list-none items-center justify-between gap-4 bg-paper py-2.5 leading-snug hover:text-teal print:hidden [&::-webkit-details-marker]:hidden">
                    <span>
                      <span className="font-semibold text-leaf">Done: </span>
                      {done.map(({ title }) => inSentence(title)).join(", ")}
                    </span>
                    <FoldMark />
                  </summary>
                  <ol>{rowsOf(done)}</ol>
                </details>
              </li>
            )}
            {rowsOf(others)}
          </ol>
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        The sources were read on <Time day={mostlyRead} />.
      </p>
    </section>
  );
}

/** From this many on, the steps at the beginning that are done are one row. */
const leastDone = 3;

function splitOff<Step extends { isDone: boolean }>(steps: Step[]) {
  const firstOpen = steps.findIndex(({ isDone }) => !isDone);
  const count = firstOpen < 0 ? steps.length : firstOpen;
  return count < leastDone
    ? { done: [], others: steps }
    : { done: steps.slice(0, count), others: steps.slice(count) };
}
