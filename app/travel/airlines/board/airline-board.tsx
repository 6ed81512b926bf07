import type { AirlineList } from "#travel/airlines/airlines.server.ts";
import { wayTitles } from "#travel/airlines/way-words.ts";
import { AirlineRow, gridOf } from "./airline-row.tsx";
import { StateSwatch, stateWords, WayGlyph } from "./way-glyph.tsx";

const grounds = {
  yes: "bg-teal-pale",
  cargo: "bg-teal-pale",
  ask: "bg-marigold-pale",
  no: "bg-sand",
} as const;

const states = ["yes", "ask", "no"] as const;

/**
 * All airlines: the ways that each has for the pet, their limits, and within each its rules with their source. Of a single
 * way the sign stands beside the group’s title.
 */
export function AirlineBoard({ groups, ways }: Pick<AirlineList, "groups" | "ways">) {
  const [onlyWay] = ways.length === 1 ? ways : [];
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      {!onlyWay && <Key ways={ways} />}
      {groups.map(({ verdict, title, rows }) => (
        <div key={title}>
          <div
            className={`flex items-center justify-between gap-3 px-3 py-2 sm:px-6 ${grounds[verdict ?? "no"]}`}
          >
            <h2 className="flex items-center gap-2 font-semibold text-xl">
              {onlyWay && verdict !== "no" && (
                <WayGlyph way={onlyWay} state={verdict === "ask" ? "ask" : "yes"} />
              )}
              {title}
            </h2>
            <p className="font-semibold">{rows.length}</p>
          </div>
          {rows.map((row) => (
            <AirlineRow key={row.name} airline={row} group={title} columns={ways} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The three looks of a sign, and the columns. Screen readers have both in words in each row. */
function Key({ ways }: Pick<AirlineList, "ways">) {
  return (
    <div aria-hidden="true" className="text-ink-soft text-sm">
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-3 pt-3 pb-1 sm:px-6">
        {states.map((state) => (
          <span key={state} className="flex items-center gap-2">
            <StateSwatch state={state} />
            {stateWords[state]}
          </span>
        ))}
      </p>
      <div className={`py-2 ${gridOf(ways)}`}>
        <p className="flex flex-wrap gap-x-4 max-md:col-span-full md:contents">
          {ways.map((way) => (
            <span key={way} className="flex items-center gap-1 md:gap-2 md:first:col-start-2">
              <WayGlyph way={way} state="yes" />
              {wayTitles[way]}
            </span>
          ))}
        </p>
        <span className="size-9 max-md:hidden" />
      </div>
    </div>
  );
}
