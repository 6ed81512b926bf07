import type { Offset, RuleFile } from "./rule-schema.ts";

/**
 * The anchors of a window besides the steps themselves: a date of the pet, today, or the flight. `stop-landing` is the
 * landing in the country where a pet lives first, on the way to a destination `via` it.
 */
const dateAnchors = ["birth", "cover-end", "today", "stop-landing", "departure", "landing"];

/** What no plan could follow, by the names of the steps. */
export function findContradictions({ rules, destination }: RuleFile): string[] {
  const steps = rules.map(({ step }) => step);
  const isDirect = destination?.via === undefined;
  return rules.flatMap((rule) => {
    const { step, window, practice, timing, needs, with: appointment, waits, stay } = rule;
    const ends = [window, practice, timing];
    const offsets = ends.flatMap(({ from = [], until = [] }) => [...from, ...until]);
    const named = offsets.map(({ anchor }) => anchor);
    const place = steps.indexOf(step);
    const later = ends
      .flatMap(({ until = [] }) => until)
      .filter(({ anchor, amount }) => amount > 0 && steps.indexOf(anchor) >= place);
    const starts = [window, practice].flatMap(({ from = [] }) => from);
    const closed = [window, practice]
      .flatMap(({ until = [] }) => until)
      .filter((end) => starts.some((start) => isAfter(start, end)));
    return [
      ...named
        .filter((anchor) => ![...dateAnchors, ...steps].includes(anchor))
        .map((anchor) => `${step} counts from ${anchor}, which is no step or date`),
      ...later.map(({ anchor }) => `${step} ends after ${anchor}, which it cannot wait for`),
      ...closed.map(() => `${step} has a window that ends before it begins`),
      ...(isDirect && named.includes("stop-landing")
        ? [`${step} counts from a stop, but the destination is \`via\` none`]
        : []),
      ...(needs.includes(step) ? [`${step} needs itself`] : []),
      ...(appointment && waits ? [`${step} has an appointment, but nobody does it`] : []),
      ...(stay && !waits ? [`${step} is a stay, so it \`waits\``] : []),
      ...(stay && offsets.length > 0 ? [`${step} is a stay, which begins with the landing`] : []),
    ];
  });
}

/** The fewest and the most days that each unit lasts. */
const daysOf = {
  hour: [1 / 24, 1 / 24],
  day: [1, 1],
  "working day": [1, 3],
  month: [28, 31],
} as const;

/** Whether a window would end before it begins, whatever the months and weekends: both are counted from one date. */
function isAfter(start: Offset, end: Offset): boolean {
  if (start.anchor !== end.anchor) return false;
  if (start.unit === end.unit) return start.amount > end.amount;
  const earliest = start.amount * daysOf[start.unit][start.amount < 0 ? 1 : 0];
  const latest = end.amount * daysOf[end.unit][end.amount < 0 ? 0 : 1];
  return earliest > latest;
}
