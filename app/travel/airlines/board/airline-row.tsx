import type { AirlineRow as Airline, AirlineList } from "#travel/airlines/airlines.server.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";
import { FoldMark } from "#ui/layout/fold.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { capitalize } from "#ui/text/text.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { WayCell, WayWords } from "./way-glyph.tsx";

type Columns = AirlineList["ways"];

/** The columns of the list: the name, the ways and the fold's mark; on a phone the ways share one. A single way has none. */
export const gridOf = (columns: Columns) =>
  `grid items-center gap-x-2 px-3 sm:gap-x-3 sm:px-6 ${grids[columns.length] ?? ""}`;

const grids = [
  "",
  "grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_--spacing(9)]",
  "grid-cols-[minmax(0,1fr)_auto_auto] md:grid-cols-[minmax(0,3fr)_repeat(2,minmax(0,2fr))_--spacing(9)]",
  "grid-cols-[minmax(0,1fr)_auto_auto] md:grid-cols-[minmax(0,3fr)_repeat(3,minmax(0,2fr))_--spacing(9)]",
];

type AirlineRowProps = {
  airline: Airline;
  /** The title of its group, which the answer does not repeat. */
  group: string;
  columns: Columns;
};

/** An airline in one line, and its rules below. */
export function AirlineRow({ airline, group, columns }: AirlineRowProps) {
  const { name, marks, answer, reasons, rules } = airline;
  const figure = airline.onlyWayWords ?? airline.figure;
  // Of a single way that is open, the group's title has its name.
  const isList = columns.length === 1;
  const isRefused = !isList && marks.every(({ state }) => state === "no");
  return (
    <details className="break-inside-avoid border-sand-deep border-t">
      <summary
        className={`relative min-h-15 list-none content-center py-1.5 leading-snug -outline-offset-4 hover:bg-cream [&::-webkit-details-marker]:hidden ${gridOf(columns)}`}
      >
        <h3
          className={`wrap-anywhere font-sans font-semibold tracking-normal ${figure ? "" : isList ? "row-start-1 max-md:col-span-full max-md:pr-11" : "max-md:row-span-2"}`}
        >
          {name}
        </h3>
        <span
          className={
            isList
              ? "contents"
              : `flex cramped:order-last cramped:col-span-full gap-1 max-md:row-span-2 ${isRefused ? "md:sr-only" : "md:contents"}`
          }
        >
          {marks.map((mark) =>
            !isList && columns.includes(mark.way) ? (
              <WayCell key={mark.way} mark={mark} />
            ) : (
              <WayWords key={mark.way} mark={mark} />
            ),
          )}
        </span>
        <span
          className={`${figure || !isList ? "max-md:row-span-2" : ""} ${isList ? "col-start-2 row-start-1 md:col-start-3" : "md:-col-end-1 md:row-start-1"}`}
        >
          <FoldMark />
        </span>
        {figure && (
          <span
            className={`wrap-anywhere block first-letter:uppercase ${isList || isRefused ? "md:col-start-2 md:row-start-1" : "md:hidden"}`}
          >
            {figure}
          </span>
        )}
      </summary>
      {/* The answer stands below the name, the rules below the ways. */}
      <div className={`gap-y-3 pt-2 pb-5 md:items-start ${gridOf(columns)}`}>
        {answer && (
          <p className="max-md:col-span-full">
            <strong
              className={
                capitalize(answer) === group
                  ? "sr-only"
                  : "block text-balance font-display font-semibold text-xl first-letter:uppercase"
              }
            >
              {answer}
            </strong>
            {reasons.join(" ")}
          </p>
        )}
        <div className="col-span-full md:col-start-2">
          {answer && <p className="mb-2 text-ink-soft text-sm">Its general rules, on any route</p>}
          <FactRows
            rows={rules.map(({ label, value }) => ({
              label,
              value: <span className="font-normal">{value}</span>,
            }))}
          />
        </div>
        <Source airline={airline} />
      </div>
    </details>
  );
}

function Source({ airline: { name, reportId, source, isDue } }: { airline: Airline }) {
  return (
    <p className="col-span-full text-ink-soft text-sm md:col-start-2">
      {source.url ? <TextLink href={source.url}>{source.title}</TextLink> : source.title},{" "}
      <time dateTime={source.dateTime}>{source.words}</time>
      {isDue && <strong>. Due for checking: ask the airline</strong>}.{" "}
      <ReportLink id={reportId} about={name} />
    </p>
  );
}
