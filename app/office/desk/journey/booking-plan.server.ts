import { listStages } from "#office/journey/stages.ts";
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
