import type { Flight } from "#travel/airlines/flights.server.ts";
import { DatedWords } from "#travel/plan/result/text/shown-text.tsx";
import { CheckIcon } from "#ui/icons.tsx";
import { PlaneShape } from "#ui/paper/plane.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { StageView } from "./journey-view.server.ts";

/** The stages along a dotted flight path, with the plane at the one that comes next. */
export function StagePath({ stages }: { stages: StageView[] }) {
  return (
    <ol className="mt-5 print:mt-2">
      {stages.map((stage, index) => (
        <StageStop
          key={stage.name}
          stage={stage}
          isLast={index === stages.length - 1}
          isFar={stage.state === "ahead" && stages[index - 1]?.state === "ahead"}
        />
      ))}
    </ol>
  );
}

type StageStopProps = {
  stage: StageView;
  isLast: boolean;
  /** After the next one: a phone says what it is once it is near. */
  isFar: boolean;
};

function StageStop({ stage, isLast, isFar }: StageStopProps) {
  const { title, aboutInList, state, whenInList, waitsFor, asks, flight } = stage;
  const isCurrent = state === "current";
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={`relative break-inside-avoid pl-14 last:pb-0 print:pb-1.5 print:pl-10 ${state === "done" ? "pb-3" : "pb-5"}`}
    >
      {!isLast && (
        <svg
          aria-hidden="true"
          className="absolute top-0 left-5 h-full w-1 overflow-visible print:left-3"
        >
          <line
            y1="20"
            y2="100%"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0.1 8"
            className={state === "done" ? "stroke-marigold" : "stroke-sand-deep"}
          />
        </svg>
      )}
      <Mark state={state} />
      <div
        className={
          isCurrent
            ? "-mt-1 rounded-card border-2 border-marigold bg-marigold-pale px-5 py-4 print:border-0 print:p-0"
            : `pt-1.5 print:pt-0 ${state === "done" ? "flex flex-wrap items-baseline gap-x-3" : ""}`
        }
      >
        <h3 className={`leading-snug ${titleLooks[state]}`}>
          {title}
          {isCurrent && (
            <span className="ml-2 inline-block -rotate-3 rounded-md border-2 border-vermilion px-1.5 align-middle font-sans text-vermilion text-xs uppercase">
              Now
            </span>
          )}
        </h3>
        <p className="mt-0.5">
          <span
            className={`font-semibold ${state === "done" ? "text-leaf text-sm" : "text-marigold-deep"}`}
          >
            <DatedWords text={whenInList} />
          </span>
          {waitsFor && (
            <>
              {" · "}
              <span className="inline-block text-ink-soft">
                waits for <strong className="text-ink">{waitsFor}</strong>
              </span>
            </>
          )}
        </p>
        {asks && (
          <p className="wrap-anywhere mt-1 max-w-xl whitespace-pre-line">
            <strong>We ask you:</strong> {asks}
          </p>
        )}
        {flight && <FlightLine flight={flight} />}
        {state !== "done" && (
          <p className={`max-w-xl text-ink-soft print:hidden ${isFar ? "max-sm:hidden" : ""}`}>
            {aboutInList}
          </p>
        )}
      </div>
    </li>
  );
}

/** Stages that are over step back, and later ones wait. */
const titleLooks: Record<StageView["state"], string> = {
  done: "font-sans font-normal text-base text-ink-soft tracking-normal",
  current: "font-semibold text-2xl",
  ahead: "font-semibold text-xl",
};

const FlightLine = ({ flight: { number, site } }: { flight: Flight }) => (
  <p className="mt-1">
    Flight <strong>{number}</strong>
    {site && (
      <>
        : its status is on the airline’s own website,{" "}
        <TextLink href={site} rel="noreferrer" className="inline-block py-1">
          {new URL(site).hostname}
        </TextLink>
      </>
    )}
  </p>
);

const marks = {
  done: "top-1 left-1.5 size-7 border-leaf bg-paper text-leaf print:top-0 print:left-0 print:size-6",
  current: "top-0 left-0 size-10 border-marigold-deep bg-marigold-pale print:size-6",
  ahead: "top-3 left-3 size-4 border-ink-soft/70 bg-cream print:top-0 print:left-0 print:size-6",
};

function Mark({ state }: Pick<StageView, "state">) {
  return (
    <span
      aria-hidden="true"
      className={`absolute grid place-items-center rounded-full border-2 ${marks[state]}`}
    >
      {state === "done" && <CheckIcon />}
      {state === "current" && (
        <svg viewBox="-13 -13 26 26" className="size-6 print:size-4" aria-hidden="true">
          <PlaneShape className="fill-teal" transform="rotate(90)" />
        </svg>
      )}
    </span>
  );
}
