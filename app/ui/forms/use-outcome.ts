import { useLayoutEffect, useRef } from "react";

/**
 * Calls `handle` once for each new outcome of a fetcher, before the outcome is painted. The effect has no
 * dependencies on purpose: React Router keeps a fetcher's data outside React's state, so a render that React
 * discards may be the only one in which a dependency changes, and the effect would never run.
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
