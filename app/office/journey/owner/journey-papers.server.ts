import { href } from "react-router";
import type { Journey } from "#office/journey/journey.ts";
import {
  dayAt,
  findPlan,
  readStoredQuote,
  type StoredQuote,
} from "#office/quote/quote-plan.server.ts";
import { readDay } from "#travel/move/calendar.ts";
import { describePapers } from "#travel/papers/papers-request.server.ts";

/**
 * The plan that lands on the journey's days, counted from the day from which its stages were; null where it has no days, or
 * the rules allow no landing on them.
 */
export function planJourney(journey: Journey, quote: StoredQuote, bookedAt: number) {
  const stored = readStoredQuote(quote);
  const [depart, arrive] = [reachedOn(journey, "handed-over"), reachedOn(journey, "landed")];
  if (!stored || depart === null || arrive === null) return null;
  const countedFrom = journey.plannedOn === null ? dayAt(bookedAt) : readDay(journey.plannedOn);
  // The day on which it leaves India is not that of the last flight, where the pet lives in another country first.
  const days = stored.planned?.plan.stop ? { arrive } : { depart, arrive };
  const move = {
    query: { ...stored.query, ...days },
    input: {
      ...stored.input,
      ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, readDay(day)])),
    },
  };
  const planned = findPlan(move, countedFrom);
  return planned?.plan.landing === readDay(arrive) ? planned : null;
}

function reachedOn({ stages }: Journey, name: "handed-over" | "landed"): string | null {
  const stage = stages.find((one) => one.name === name);
  return stage?.doneOn ?? stage?.day ?? null;
}

/** `sheet` is the only one of the page; without it, all that the move needs. */
type Asked = { quoteKey: string; sheet?: string; origin: string };

/** The data of the page with the papers of a journey, which has the journey's days. */
export function describeJourneyPapers(
  planned: ReturnType<typeof planJourney>,
  { quoteKey, sheet, origin }: Asked,
) {
  const back = { to: href("/quote/:quoteKey", { quoteKey }), label: "Back to the journey" };
  if (!planned) {
    const problems = [
      "They cannot be printed for this journey’s days just now. Please call us, and we send them.",
    ];
    return { papers: null, back, problems, asked: null };
  }
  const paths = {
    all: href("/quote/:quoteKey/papers", { quoteKey }),
    start: back.to,
    one: (id: string) => href("/quote/:quoteKey/papers/:sheet", { quoteKey, sheet: id }),
    back,
  };
  return describePapers(planned.plan, {
    search: planned.search,
    origin,
    sheetId: sheet ?? null,
    paths,
  });
}
