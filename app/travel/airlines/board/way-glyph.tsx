import { type WayName, wayTitles } from "#travel/airlines/way-words.ts";
import { Icon } from "#ui/icons.tsx";
import type { WayMark } from "./verdicts.ts";

export const stateWords: Record<WayMark["state"], string> = {
  yes: "taken",
  ask: "it depends",
  no: "not taken",
};

/** A seat, a suitcase and a box: the shape that is filled, and its further lines. */
const shapes: Record<WayName, [string, string]> = {
  cabin: ["M6 3.5h3l2.5 7.5H17a2 2 0 0 1 0 4H9.5Z", "M10 15v4.5M16.5 15v4.5M7.5 19.5h11"],
  hold: ["M4 8.5h16V19H4Z", "M9 8.5v-4h6v4"],
  cargo: ["M12 3.5l8.5 4v9l-8.5 4-8.5-4v-9Z", "M3.5 7.5l8.5 4 8.5-4M12 11.5v9"],
};

const looks: Record<WayMark["state"], string> = {
  yes: "text-teal",
  ask: "text-marigold-deep",
  no: "text-ink-soft",
};

const swatches: Record<WayMark["state"], string> = {
  yes: "size-4 rounded-sm bg-current forced-colors:bg-[CanvasText]",
  ask: "size-4 rounded-sm border-2",
  no: "w-4 border-t-2",
};

/** A state by itself, whatever the way. */
export const StateSwatch = ({ state }: Pick<WayMark, "state">) => (
  <span className={`${swatches[state]} ${looks[state]}`} />
);

/** Filled where the way is open, an outline where it depends, a dash where it is closed. */
export function WayGlyph({ way, state }: Pick<WayMark, "way" | "state">) {
  const [shape, lines] = shapes[way];
  const isFilled = state === "yes";
  return (
    <span className={`[&>svg]:size-6 ${looks[state]}`}>
      <Icon>
        {state === "no" ? (
          <path d="M7 12h10" />
        ) : (
          <>
            <path d={shape} fill={isFilled ? "currentColor" : undefined} />
            <path d={lines} className={isFilled && way === "cargo" ? "stroke-paper" : undefined} />
          </>
        )}
      </Icon>
    </span>
  );
}

/** A way for screen readers, such as "Cabin: not taken". */
export const WayWords = ({ mark: { way, state } }: { mark: WayMark }) => (
  <span className="sr-only">{`${wayTitles[way]}: ${stateWords[state]}`}</span>
);

/** A way with its limit, which a phone has no room for. */
export function WayCell({ mark }: { mark: WayMark }) {
  const { way, state, figure } = mark;
  return (
    <span className="flex items-center gap-2">
      <WayGlyph way={way} state={state} />
      <WayWords mark={mark} />
      <span className={`max-md:hidden ${state === "no" ? "text-ink-soft" : ""}`}>{figure}</span>
    </span>
  );
}
