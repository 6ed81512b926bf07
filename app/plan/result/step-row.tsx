import { Fragment } from "react";
import { CheckIcon, ChevronIcon } from "~/ui/icons";
import { InkStamp } from "~/ui/paper/travel-paper";
import { PageLink } from "~/ui/text/text-link";
import { TickBox } from "~/ui/tick-list";
import { Citation } from "./citation";
import type { DayWords } from "./day-words.server";
import type { Timeline } from "./plan-timeline.server";
import { Time } from "./shown-text";
import { Bar, besideBoxes, lanes } from "./time-lane";

type Step = Timeline["steps"][number];

type StepRowProps = {
  step: Step;
  tickList: string;
  cratePath: string;
  sheetPath: string | undefined;
  mostlyRead: DayWords;
};

export function StepRow({ step, tickList, cratePath, sheetPath, mostlyRead }: StepRowProps) {
  const { id, title, who, bar, isDone, isLate, isWait, isLaw, kind, rule, note, citation } = step;
  return (
    <li id={`step-${id}`} className="relative scroll-mt-20 break-inside-avoid border-sand border-t">
      {isDone || isWait ? (
        <Mark isDone={isDone} />
      ) : (
        <TickBox
          list={tickList}
          item={id}
          label={title}
          className="-top-0.5 -left-2.5 md:top-0.5 print:-top-2.5"
        />
      )}
      <details className="group/step print:details-content:[content-visibility:visible]">
        <summary
          className={`list-none items-center rounded-md pt-2 pb-1.5 hover:bg-sand/50 md:py-3 print:py-0.5 [&::-webkit-details-marker]:hidden ${besideBoxes} ${lanes}`}
        >
          <span className="flex items-start justify-between gap-2 print:block">
            <span>
              <span className="block font-semibold text-marigold-deep text-sm print:inline">
                {isDone && <span className="text-leaf">Done: </span>}
                <When step={step} /> {isLate && !isDone && <InkStamp>Late</InkStamp>}{" "}
                <span className="font-normal text-ink-soft">· {who}</span>
              </span>{" "}
              <h3 className="font-semibold leading-snug print:inline">{title}</h3>
            </span>
            <span className="text-teal group-open/step:rotate-180 print:hidden">
              <ChevronIcon />
            </span>
          </span>
          {bar && <Bar bar={bar} isLaw={isLaw} />}
        </summary>
        <div
          className={`max-w-[44rem] bg-cream pb-3 text-sm md:bg-paper print:max-w-none print:bg-white print:pb-1 print:[print-color-adjust:exact] ${besideBoxes}`}
        >
          {note && <p className="print:inline">{note} </p>}
          {rule && <p className="mt-1 print:inline">{rule}. </p>}
          <p className="mt-1 text-ink-soft print:inline">
            <strong>{kind}</strong>: <Citation {...{ citation, mostlyRead }} />
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
          </p>
        </div>
      </details>
    </li>
  );
}

/** Round, unlike a box to tick: the step is over by the pet's own days, or will be by itself. */
function Mark({ isDone }: Pick<Step, "isDone">) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-2 left-0 grid size-6 place-items-center rounded-full border-2 md:top-3 print:top-0 ${isDone ? "border-leaf text-leaf" : "scale-50 border-ink-soft"}`}
    >
      {isDone && <CheckIcon />}
    </span>
  );
}

function When({ step: { opening, from, until, clocks } }: { step: Step }) {
  if (clocks.length > 0) {
    return clocks.map(({ place, from: first, until: last }, index) => (
      <Fragment key={place}>
        {index > 0 && <br />}
        <Time day={first} /> to <Time day={last} /> {place}
      </Fragment>
    ));
  }
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
