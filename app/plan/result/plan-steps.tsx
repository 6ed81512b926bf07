import { TickCount } from "~/ui/tick-list";
import type { PlanView } from "./plan-view.server";
import { Time } from "./shown-text";
import { StepRow } from "./step-row";
import { BarKey, MonthLines, MonthNames } from "./time-lane";

type PlanStepsProps = {
  plan: PlanView;
  /** The name under which its ticks are kept. */
  tickList: string;
  /** The crate finder, with what is known of the pet. */
  cratePath: string;
  /** The page of the sheet to print for each step that has one, by the step's name. */
  sheetPaths: Record<string, string>;
};

/** The way there: each step with its window as a bar along the months; its note, kind and source unfold. */
export function PlanSteps({ plan, tickList, cratePath, sheetPaths }: PlanStepsProps) {
  const { practical, landing, timeline, mostlyRead } = plan;
  const { steps, toTick, doneAlready } = timeline;
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
        <span className="print:hidden">Open a step for its reason and its source.</span>
      </p>
      <TickCount list={tickList} items={toTick} doneAlready={doneAlready} />
      <div className="mt-4 md:rounded-card md:bg-paper md:px-6 md:py-5 md:shadow-card print:mt-2 print:p-0">
        <MonthNames {...timeline} />
        <div className="relative">
          <MonthLines {...timeline} />
          <ol className="relative">
            {steps.map((step) => (
              <StepRow
                key={step.id}
                {...{ step, tickList, cratePath }}
                sheetPath={sheetPaths[step.id]}
              />
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        <BarKey /> The sources were read on <Time day={mostlyRead} />.
      </p>
    </section>
  );
}
