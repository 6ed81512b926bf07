import { stateWords, WayGlyph, wayLabels } from "#travel/airlines/board/way-glyph.tsx";
import type { PlanAirlines } from "#travel/plan/plan-airlines.server.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type Row = PlanAirlines["groups"][number]["rows"][number];

/** Which airlines take the pet, by which way and up to which limit, folded. */
export function PlanAirlinesFold({ airlines }: { airlines: PlanAirlines }) {
  const { arrival, inShort, groups, ways, isDue, isWeightKnown, path } = airlines;
  return (
    <Fold title={<span id="airlines-title">Which airline</span>} hint={inShort}>
      <section aria-labelledby="airlines-title">
        {arrival && <p className="mb-3">{arrival}</p>}
        <div className="max-w-[64rem]">
          <WayLabels ways={ways} />
          <dl>
            {groups.map(({ words, rows }) => (
              <div
                key={words}
                className="border-sand-deep border-t py-1 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-4"
              >
                <dt className="pt-1 text-marigold-deep text-sm first-letter:uppercase lg:row-span-10 lg:pt-2">
                  {words}
                </dt>
                {rows.map((row) => (
                  <AirlineCells key={row.names.join()} row={row} ways={ways} />
                ))}
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-2 text-ink-soft">
          {isDue && <strong>Due for checking: ask the airline first. </strong>}
          By general rules, none for an Indian airport. Weights are with the bag or crate.{" "}
          <PageLink to={path} className="inline-block py-2 font-semibold text-ink">
            {isWeightKnown ? "Limits and sources" : "Give your pet’s weight, and see the limits"}
          </PageLink>
        </p>
      </section>
    </Fold>
  );
}

type Ways = Pick<PlanAirlines, "ways">;

/** The columns; on a phone, what the signs of a row stand for. Screen readers have it in each row. */
function WayLabels({ ways }: Ways) {
  return (
    <p
      aria-hidden="true"
      className={`flex max-w-none justify-end gap-x-3 pb-1.5 text-ink-soft text-sm lg:ml-60 ${ways.length === 1 ? "max-md:hidden" : ""} ${gridOf(ways)}`}
    >
      <span className="max-md:hidden" />
      {ways.map((way) => (
        <span key={way} className="flex items-center gap-1.5">
          <WayGlyph way={way} state="yes" />
          {wayLabels[way]}
        </span>
      ))}
    </p>
  );
}

const AirlineCells = ({ row: { names, marks, figure }, ways }: Ways & { row: Row }) => (
  <dd
    className={`flex max-w-none items-center justify-between gap-x-3 py-1.5 leading-snug lg:col-start-2 ${gridOf(ways)}`}
  >
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 md:block">
      <span className="font-semibold">{names.join(", ")}</span>{" "}
      {figure && <span className="md:hidden">{figure}</span>}
    </span>
    <span className="flex gap-1 md:contents">
      {marks
        .filter(({ way }) => ways.includes(way))
        .map(({ way, state, figure: limit }) => (
          <span key={way} className="flex items-center gap-2">
            <WayGlyph way={way} state={state} />
            <span className="sr-only">{`${wayLabels[way]}: ${stateWords[state]}`}</span>
            <span className={`max-md:hidden ${state === "no" ? "text-ink-soft" : ""}`}>
              {limit}
            </span>
          </span>
        ))}
    </span>
  </dd>
);

/** From a tablet on, the name and a column for each way. */
const gridOf = ({ length }: PlanAirlines["ways"]) =>
  `md:grid md:gap-x-4 ${wideGrids[length] ?? ""}`;

const wideGrids = [
  "",
  "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
  "md:grid-cols-[minmax(0,3fr)_repeat(2,minmax(0,2fr))]",
  "md:grid-cols-[minmax(0,3fr)_repeat(3,minmax(0,2fr))]",
];
