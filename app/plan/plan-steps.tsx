import { PlaneShape } from "~/ui/flight-path";
import { TextLink } from "~/ui/text-link";
import { Time } from "./plan-answer";
import type { PlanView, StepView } from "./plan-view.server";

/** The way there: each step with its window, its kind in words, and its source. */
export function PlanSteps({ plan }: { plan: PlanView }) {
  const { landing, steps, chart } = plan;
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="font-semibold text-heading">
        The way there
      </h2>
      <p className="mt-2 text-ink-soft text-lead">
        For a landing on <Time day={landing} />.
      </p>
      <PlanChart chart={chart} />
      <ol className="mt-6 ml-2.5 grid gap-5 border-sand-deep border-l-2 border-dashed pl-6 print:ml-0 print:border-0 print:pl-0">
        {steps.map((step) => (
          <StepItem key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function StepItem({ step }: { step: StepView }) {
  const { id, title, clocks, isDone, kind, note, source, calendarUrl } = step;
  return (
    <li
      id={`step-${id}`}
      className={`relative max-w-[44rem] scroll-mt-20 break-inside-avoid before:absolute before:top-1 before:-left-[2.15rem] before:size-5 before:rounded-md before:border-2 before:border-marigold-deep print:pl-9 print:before:left-0 ${isDone ? "before:bg-marigold-deep" : "before:bg-paper"}`}
    >
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
      {note && <p className="mt-1">{note}</p>}
      <p className="mt-1 text-ink-soft text-sm">
        <strong>{kind}</strong>: <TextLink href={source.url}>{source.title}</TextLink>, checked on{" "}
        <Time day={source.checked} />
        {source.isDue && <strong>. Due for checking: ask us first</strong>}
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

function When({ step: { from, until, isDone } }: { step: StepView }) {
  if (from && until) {
    if (from.dateTime === until.dateTime) return <Time day={from} />;
    return (
      <>
        <Time day={from} /> to <Time day={until} />
      </>
    );
  }
  if (until) {
    return (
      <>
        {isDone ? "by" : "By"} <Time day={until} />
      </>
    );
  }
  if (from) {
    return (
      <>
        {isDone ? "since" : "Over on"} <Time day={from} />
      </>
    );
  }
  return "Before all else";
}

/** The steps as bars along the months, on a dotted flight path. The list below it says the same in words. */
function PlanChart({ chart: { months, bars, landingX } }: Pick<PlanView, "chart">) {
  return (
    <div
      aria-hidden="true"
      className="mt-6 break-inside-avoid rounded-card bg-paper p-6 shadow-card print:hidden"
    >
      <svg aria-hidden="true" className="h-11 w-full overflow-visible text-sm">
        {months.map(({ name, x }) => (
          <text key={name} x={`${x}%`} y="12" className="fill-current">
            {name}
          </text>
        ))}
        <line
          x2="100%"
          y1="30"
          y2="30"
          className="stroke-marigold"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 8"
        />
        <svg aria-hidden="true" x={`${landingX}%`} y="30" className="overflow-visible">
          <PlaneShape className="fill-teal" />
        </svg>
      </svg>
      <ul className="grid gap-3">
        {bars.map(({ title, x, width, isLaw }) => (
          <li key={title}>
            <span className="block text-sm">
              {title} <span className="text-ink-soft">({isLaw ? "law" : "our advice"})</span>
            </span>
            <svg aria-hidden="true" className="h-3 w-full rounded-full bg-sand">
              <rect
                x={`${x}%`}
                width={`${width}%`}
                height="100%"
                rx="6"
                className={isLaw ? "fill-teal" : "fill-marigold"}
              />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
