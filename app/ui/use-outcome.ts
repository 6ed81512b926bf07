import { useLayoutEffect, useRef } from "react";

/**
 * Has each outcome of a fetcher handled once, by the time it is on show. Not by an effect's dependencies:
 * React Router keeps a fetcher's data outside React's state, so that a render may see it that React then
 * throws away. With it goes the effect, but not what it depended on, and it would never run.
 */
export function useOutcome<Outcome>(
  outcome: Outcome | null | undefined,
  handle: (outcome: Outcome) => void,
): void {
  const handled = useRef(outcome);

  useLayoutEffect(() => {
    if (outcome === handled.current) return;
    handled.current = outcome;
    if (outcome) handle(outcome);
  });
}
