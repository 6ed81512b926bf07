import type { StepLink } from "#travel/plan/plan-page.server.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { CheckIcon, ChevronIcon } from "#ui/icons.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { TickBox } from "#ui/tick-list.tsx";
import type { TimelineStep } from "./plan-timeline.server.ts";
import { DatedWords } from "./text/shown-text.tsx";
import { Bar, besideBoxes, lanes } from "./time-lane.tsx";

type StepRowProps = {
  step: TimelineStep;
  tickList: string;
  links: StepLink[];
};

export function StepRow({ step, tickList, links }: StepRowProps) {
  const { id, title, who, when, hours, bar, isDone, isLate, isWait } = step;
  const { isLaw, kind, rule, note, source, reportId } = step;
  return (
    <li id={`step-${id}`} className="relative scroll-mt-20 break-inside-avoid border-sand border-t">
      {isDone || isWait ? (
        <Mark isDone={isDone && !isWait} />
      ) : (
        <TickBox
          list={tickList}
          item={id}
          label={title}
          className="-top-0.5 -left-2.5 md:top-0.5 print:-top-2.5"
        />
      )}
      <details className="group/step">
        <summary
          className={`list-none items-center rounded-md md:py-3 print:py-0.5 [&::-webkit-details-marker]:hidden ${besideBoxes} ${lanes}`}
        >
          <h3 className="flex items-start justify-between gap-2 bg-paper pt-2 pb-1.5 font-sans tracking-normal md:p-0 print:block print:text-wrap print:bg-transparent print:p-0">
            <span>
              <span className="flex flex-wrap gap-x-4 overflow-x-clip font-semibold text-marigold-deep text-sm print:inline">
                <span>
                  {isDone && <span className="text-leaf">Done: </span>}
                  <DatedWords text={when} /> {isLate && <LateStamp />}
                </span>{" "}
                {/* Its dot is clipped where it begins a line. */}
                <span className="relative font-normal text-ink-soft before:absolute before:-left-2.5 before:content-['·'] print:ml-3">
                  {who}
                </span>
              </span>{" "}
              <span className="block font-display font-semibold leading-snug print:inline">
                {title}
              </span>
            </span>
            <span className="text-teal group-open/step:rotate-180 print:hidden">
              <ChevronIcon />
            </span>
          </h3>
          {bar && <Bar bar={bar} isLaw={isLaw} />}
        </summary>
        <div
          className={`max-w-text bg-paper pb-3 text-sm print:max-w-none print:bg-white print:pb-1 print:[print-color-adjust:exact] ${besideBoxes}`}
        >
          {hours.length > 0 && (
            <p className="print:inline">
              <DatedWords text={hours} />.{" "}
            </p>
          )}
          {note && (
            <p className="mt-1 print:inline">
              <DatedWords text={note} />{" "}
            </p>
          )}
          {rule && <p className="mt-1 print:inline">{rule}. </p>}
          <p className="mt-1 text-ink-soft print:inline">
            <strong>{kind}</strong>: <SourceWords source={source} />.{" "}
            <ReportLink id={reportId} about={title} />
          </p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            {links.map(({ words, label, ...link }) => (
              <PageLink
                key={words}
                {...link}
                className="inline-block py-2 font-semibold"
                aria-label={label}
              >
                {words}
              </PageLink>
            ))}
          </p>
        </div>
      </details>
    </li>
  );
}

const LateStamp = () => (
  <span className="mx-1 inline-block -rotate-3 rounded-md border-2 border-vermilion px-1.5 text-vermilion text-xs uppercase">
    Late
  </span>
);

/** Round, unlike a box to tick: the step is done by the pet's own days, or is a wait, which is no one's to do. */
function Mark({ isDone }: Pick<TimelineStep, "isDone">) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-2 left-0 grid size-6 place-items-center rounded-full border-2 md:top-3 print:top-0 ${isDone ? "border-leaf text-leaf" : "scale-[0.5] border-ink-soft"}`}
    >
      {isDone && <CheckIcon />}
    </span>
  );
}
