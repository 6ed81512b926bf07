import type { Journey } from "#office/journey/journey.ts";
import { listStages } from "#office/journey/stages.ts";
import { lacksStages, type StoredJourney } from "#office/journey/stored-journey.ts";
import { dayAt, readStoredQuote, type StoredQuote } from "#office/quote/quote-plan.server.ts";
import { writeDay } from "#travel/move/calendar.ts";

/**
 * The stages that the quote's journey would have, and the day from which their plan counts: that on which it was asked, so
 * that the owner keeps the days of the quote's page, or today where one of those days is past.
 */
export function planBooking(quote: StoredQuote, now: number) {
  const asked = planOn(quote);
  const isPast = asked.stages.some(({ day }) => day !== null && day < writeDay(dayAt(now)));
  return { ...(isPast ? planOn({ ...quote, receivedAt: now }) : asked), isOfAsked: !isPast };
}

const planOn = (quote: StoredQuote) => ({
  stages: listStages(readStoredQuote(quote)?.planned?.plan ?? null),
  plannedOn: writeDay(dayAt(quote.receivedAt)),
});

/**
 * The journey as the desk edits it: where it has no stage, or none can be read, with those of a new booking, so that the
 * office can set them anew. After a correction to another move, what was done stays done.
 */
export function withStages(stored: StoredJourney, quote: StoredQuote, now: number): Journey {
  const { journey, before } = stored;
  if (journey.stages.length > 0) return journey;
  const { stages, plannedOn } = planBooking(quote, now);
  if (!lacksStages(stored)) return { ...journey, stages, plannedOn };
  const kept = stages.map((stage) => {
    const old = before?.stages.find(({ name }) => name === stage.name);
    return { ...stage, doneOn: old?.doneOn ?? null };
  });
  const next = kept.find(({ doneOn }) => doneOn === null);
  return { ...journey, plannedOn, stages: kept, current: next?.name ?? journey.current };
}
