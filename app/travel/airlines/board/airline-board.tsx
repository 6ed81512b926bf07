import type { AirlineList } from "#travel/airlines/airlines.server.ts";
import { AirlineRow, rowGrid } from "./airline-row.tsx";
import { stateWords, WayGlyph, wayLabels } from "./way-glyph.tsx";

const grounds = {
  yes: "bg-teal-pale",
  cargo: "bg-teal-pale",
  ask: "bg-marigold-pale",
  no: "bg-sand",
} as const;

const ways = ["cabin", "hold", "cargo"] as const;
const states = ["yes", "ask", "no"] as const;

/** All airlines: the ways that each has for the pet, their limits, and within each its rules with their source. */
export function AirlineBoard({ groups }: Pick<AirlineList, "groups">) {
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      <Key />
      {groups.map(({ verdict, title, rows }) => (
        <div key={title}>
          <div
            className={`flex items-baseline justify-between gap-3 px-3 py-2 sm:px-6 ${grounds[verdict ?? "no"]}`}
          >
            <h2 className="font-semibold text-lg">{title}</h2>
            <p className="font-semibold">{rows.length}</p>
          </div>
          {rows.map((row) => (
            <AirlineRow key={row.name} airline={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The columns and the three looks of a sign. Screen readers have both in words in each row. */
function Key() {
  return (
    <div aria-hidden="true" className={`gap-y-1 py-3 text-ink-soft text-sm ${rowGrid}`}>
      <p className="flex flex-wrap gap-x-3 max-md:order-last max-md:col-span-full">
        {states.map((state) => (
          <span key={state} className="flex items-center gap-1">
            <WayGlyph way="cargo" state={state} />
            {stateWords[state]}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-3 max-md:col-span-full md:contents">
        {ways.map((way) => (
          <span key={way} className="flex items-center gap-1 md:gap-2">
            <WayGlyph way={way} state="yes" />
            {wayLabels[way]}
          </span>
        ))}
      </p>
      <span className="size-9 max-md:hidden" />
    </div>
  );
}
