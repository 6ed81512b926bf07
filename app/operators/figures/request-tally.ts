const keptForMs = 60_000;

/** Requests that were answered before a route was found: refusals, redirects, copies of other addresses. */
export const noRoute = "none";

/** What became of the requests of a route. */
export type RouteFigures = {
  route: string;
  requests: number;
  totalMs: number;
  longestMs: number;
  storeErrors: number;
};

/**
 * Adds up what becomes of requests, by route, until it is taken: at once the first time, so that an isolate with
 * little to do is not forgotten, and then once a minute. It stays as small as the list of routes. What has not
 * been taken when the isolate ends is lost, which figures can bear.
 */
export function createRequestTally() {
  let figures = new Map<string, RouteFigures>();
  let takenAtMs = Number.NEGATIVE_INFINITY;

  function figuresOf(route: string | null): RouteFigures {
    const name = route ?? noRoute;
    const known = figures.get(name);
    if (known) return known;
    const unused = { route: name, requests: 0, totalMs: 0, longestMs: 0, storeErrors: 0 };
    figures.set(name, unused);
    return unused;
  }

  function take(nowMs: number): RouteFigures[] {
    const taken = [...figures.values()];
    figures = new Map();
    takenAtMs = nowMs;
    return taken;
  }

  return {
    addRequest(route: string | null, durationMs: number): void {
      const sums = figuresOf(route);
      sums.requests += 1;
      sums.totalMs += durationMs;
      sums.longestMs = Math.max(sums.longestMs, durationMs);
    },

    addStoreAnswer(route: string | null, status: number | null): void {
      if (isStoreError(status)) figuresOf(route).storeErrors += 1;
    },

    /** What has been added up, if it is time to take it; otherwise nothing. */
    takeWhenDue: (nowMs: number) => (nowMs - takenAtMs < keptForMs ? [] : take(nowMs)),

    /** What has been added up, whether or not it is time. */
    take,
  };
}

/** An answer that did not come, or says that the store is unwell or has enough of us. */
export function isStoreError(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}
