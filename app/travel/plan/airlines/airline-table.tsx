import { WayCell, WayGlyph } from "#travel/airlines/board/way-glyph.tsx";
import { wayTitles } from "#travel/airlines/way-words.ts";
import type { AirlineGroups } from "./plan-airlines.server.tsx";

type Row = AirlineGroups["groups"][number]["rows"][number];

/** Airlines by their answer, each row with its ways and limits. */
export const AirlineTable = ({ ways, groups }: Pick<AirlineGroups, "ways" | "groups">) => (
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
);

type Ways = Pick<AirlineGroups, "ways">;

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
          {wayTitles[way]}
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
        .map((mark) => (
          <WayCell key={mark.way} mark={mark} />
        ))}
    </span>
  </dd>
);

/** From a tablet on, the name and a column for each way. */
const gridOf = ({ length }: AirlineGroups["ways"]) =>
  `md:grid md:gap-x-4 ${wideGrids[length] ?? ""}`;

const wideGrids = [
  "",
  "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
  "md:grid-cols-[minmax(0,3fr)_repeat(2,minmax(0,2fr))]",
  "md:grid-cols-[minmax(0,3fr)_repeat(3,minmax(0,2fr))]",
];
