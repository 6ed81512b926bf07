import { href } from "react-router";
import { contactLinks } from "#office/desk/contact/contact-links.server.ts";
import { petWords } from "#office/desk/enquiry-words.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { writeIndiaTime, writeJourneyForm } from "#office/journey/journey-form.ts";
import { isMissed } from "#office/journey/message-promise.ts";
import { describeJourney } from "#office/journey/owner/journey-view.server.ts";
import { lacksStages, type StoredJourney } from "#office/journey/stored-journey.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { readDay } from "#travel/move/calendar.ts";
import { dayWords } from "#travel/plan/result/text/day-words.server.ts";
import { planBooking, withStages } from "./booking-plan.server.ts";
import type { Proposal } from "./proposal-page.tsx";
import { isProposal, propose } from "./proposals.ts";
import { describeMoved, describeStages } from "./stage-views.server.ts";

type Quote = EnquiryRecord & { quoteKey: string };
type Asked = { siteOrigin: string; search: URLSearchParams };

/** All that the desk's page of a journey shows, before anything is typed. */
export function describeDeskJourney(
  quote: Quote,
  found: StoredJourney | null,
  { siteOrigin, search }: Asked,
  now: number,
) {
  const { id, quoteKey, name, phone, email, details, route } = quote;
  const pageUrl = `${siteOrigin}${href("/quote/:quoteKey", { quoteKey })}`;
  const stored = found && { ...found, journey: withStages(found, quote, now) };
  return {
    reference: referenceOf(id),
    enquiryId: id,
    route,
    quoteKey,
    pageUrl,
    owner: {
      name,
      phone,
      email,
      pet: petWords(details),
      contact: contactLinks({ ...quote, bookedAt: found?.bookedAt }, pageUrl),
    },
    journey: stored?.journey ?? null,
    isComplete: stored?.isComplete ?? true,
    isMissed: stored !== null && isMissed(stored.journey, now),
    stages: stored ? describeStages(stored.journey, now) : [],
    canUndo: found !== null && propose("undo", found, now) !== null,
    isOfOtherMove: found !== null && lacksStages(found),
    /** What has moved with a flight at the last change, if that has just been saved. */
    moved:
      stored?.before && search.get("done") === "save"
        ? describeMoved(stored.before, stored.journey)
        : null,
    booking: stored ? null : describeBookingPlan(quote, now),
    proposal: found && describeProposal(found, quote, { siteOrigin, search }, now),
    values: {
      ...(stored && { ...writeJourneyForm(stored.journey), revision: String(stored.revision) }),
      // The promised time, or the end of the next office day.
      next: writeIndiaTime(stored?.journey.nextBy ?? promiseReply(now)),
    },
  };
}

function describeBookingPlan(quote: Quote, now: number) {
  const { stages, plannedOn, isOfAsked } = planBooking(quote, now);
  const day = dayWords(readDay(plannedOn)).words;
  const planWords = isOfAsked
    ? `The journey begins with the plan of ${day}, the day they asked.`
    : `The journey begins with today’s plan, of ${day}: the one of the day they asked has days that are past.`;
  return { stages, planWords };
}

function describeProposal(
  found: StoredJourney,
  quote: Quote,
  { siteOrigin: origin, search }: Asked,
  now: number,
): Proposal | null {
  const name = search.get("ask");
  const journey = isProposal(name) ? propose(name, found, now) : null;
  if (!isProposal(name) || !journey) return null;
  const { quoteKey } = quote;
  const view = describeJourney({ ...found, journey }, { quote, quoteKey, origin }, now);
  return { name, revision: String(found.revision), words: journey.words, view };
}
