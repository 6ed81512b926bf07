import { log } from "~/log/log.server";
import { dayOf, type RequestFigures } from "./request-figures.server";
import { createRequestTally, type RouteFigures } from "./request-tally";

/** What monitors ask for all day says nothing of visitors. */
const uncounted = "/healthz";

export type RequestCounter = ReturnType<typeof createRequestCounter>;

/**
 * Counts the requests of this isolate, and adds them to the figures in D1 once a minute, behind a response. It
 * only adds numbers while a request is answered; figures that cannot be kept are let go.
 */
export function createRequestCounter(figures: Pick<RequestFigures, "add">) {
  const tally = createRequestTally();

  async function keep(taken: RouteFigures[], nowMs: number): Promise<void> {
    if (taken.length === 0) return;
    try {
      await figures.add(dayOf(nowMs), taken);
    } catch (error) {
      log.warn("The figures of requests could not be kept", { error });
    }
  }

  return {
    countRequest(
      route: string | null,
      durationMs: number,
      runAfterResponse: (work: Promise<void>) => void,
    ): void {
      if (route === uncounted) return;
      tally.addRequest(route, durationMs);
      const nowMs = Date.now();
      const taken = tally.takeWhenDue(nowMs);
      if (taken.length > 0) runAfterResponse(keep(taken, nowMs));
    },

    /** Adds what this isolate has counted to the figures now, for who is about to read them. */
    async handOver(): Promise<void> {
      const nowMs = Date.now();
      await keep(tally.take(nowMs), nowMs);
    },

    countStoreAnswer(route: string | null, status: number | null): void {
      if (route !== uncounted) tally.addStoreAnswer(route, status);
    },
  };
}
