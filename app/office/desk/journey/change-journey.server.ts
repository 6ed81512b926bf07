import * as v from "valibot";
import { stageWords } from "#content/office/journey-stages.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { describeDeed, describeMeanwhile } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  seenNumber,
  seenSchema,
  type Typed,
} from "#office/desk/post.server.ts";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import {
  findNews,
  type Journey,
  shownDays,
  startJourney,
  updateJourney,
} from "#office/journey/journey.ts";
import {
  dayField,
  nextMessageSchema,
  readJourneyForm,
  readWords,
} from "#office/journey/journey-form.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import { findDisorder } from "#office/journey/stage-days.ts";
import { describeBooking } from "#office/offer/booking.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { readDay } from "#travel/move/calendar.ts";
import { shortDayWords } from "#travel/plan/result/text/day-words.server.ts";
import { planBooking, withStages } from "./booking-plan.server.ts";
import type { doneWords } from "./done-words.ts";
import { isProposal, type ProposalName, proposals, propose } from "./proposals.ts";

const correctFields = "Please correct the marked fields.";

const somebodyWasFirst =
  "Somebody else has changed this journey since you opened it. What you typed is below: compare it with the owner’s page, and save again.";

type Quote = Pick<EnquiryRecord, "id" | "details" | "receivedAt" | "closedAt">;
type JourneyOffice = Office & { journeys: Journeys; offers: Offers; quote: Quote };

/** Makes the change that the posted form asks for, or returns why not. */
export async function changeJourney(
  typed: Typed,
  office: JourneyOffice,
): Promise<Outcome<keyof typeof doneWords>> {
  if (typed.do === "book") return book(typed, office);
  const { journeys, quote, by } = office;
  const stored = await journeys.find(quote.id);
  if (!stored) return refuse(409, "This quote is not booked.", typed);
  const booked = stored;
  const { journey, revision } = booked;
  if (isProposal(typed.do)) return end(typed.do);
  switch (typed.do) {
    case "replace": {
      const [newKey, newMailKey] = [makeSecretKey(), makeSecretKey()];
      const keys = { oldKey: typed.key ?? "", newKey, newMailKey };
      if (await journeys.replaceKey(quote.id, keys, by)) return { done: "replace" };
      return refuse(409, await withWho("Somebody else has just replaced the link.", office), typed);
    }
    case "save": {
      const edited = withStages(booked, quote, by.at);
      const { update, errors } = readJourneyForm(typed, edited, by.at);
      if (errors) return refuse(400, correctFields, typed, errors);
      const changed = updateJourney(edited, update, by.at);
      if (!changed) return refuse(409, "The promised message is late. Send it first.", typed);
      const disorder = describeDisorder(edited, changed, by.at);
      if (disorder) return refuse(400, correctFields, typed, disorder);
      return save("save", changed, `set the stage: ${stageWords[update.current].title}`);
    }
    default:
      return refuseUnreadable(typed);
  }

  async function end(name: ProposalName) {
    const proposed = propose(name, booked, by.at);
    if (!proposed) return refuse(409, "There is no change that could be undone.", typed);
    const { words, error } = readWords(typed.words ?? proposed.words);
    if (error) return refuse(400, correctFields, typed, { words: error });
    return save(name, { ...proposed, words }, proposals[name].did);
  }

  async function save(done: "save" | ProposalName, changed: Journey, did: string) {
    const shown = v.safeParse(seenNumber, typed.revision);
    if (!shown.success) return refuseUnreadable(typed);
    // Saving the same form once more is not refused: the form then names the revision that it has shown.
    const before = booked.isComplete ? journey : null;
    const seen = { revision: shown.output, journey: changed, before };
    const found = findNews(journey, changed);
    // The words of an undo say that it is one, even if they are not new.
    const news = found && done === "undo" ? { words: changed.words || null } : found;
    if (await journeys.save(quote.id, seen, { ...by, did, news })) return { done };
    const problem = await withWho(somebodyWasFirst, office);
    return refuse(409, problem, { ...typed, revision: String(revision) });
  }
}

/** What is wrong with the order of the days, at the field of the later stage; null for nothing. */
function describeDisorder(before: Journey, after: Journey, now: number) {
  const pairs = findDisorder(shownDays(before), shownDays(after));
  const today = readDay(dayInIndia(now));
  const words = ({ name, day }: ReturnType<typeof shownDays>[number]) =>
    `“${stageWords[name].title}”${day === null ? "" : ` (${shortDayWords(readDay(day), today).words})`}`;
  const errors = pairs.map(([earlier, later]) => [
    dayField(later.name),
    `${words(later)} would come before ${words(earlier)}. Please correct one of the two days.`,
  ]);
  return errors.length === 0 ? null : Object.fromEntries(errors);
}

async function book(typed: Typed, office: JourneyOffice): Promise<Outcome<"book">> {
  const { journeys, offers, quote, desk, by } = office;
  const seen = v.safeParse(seenSchema, typed);
  if (!seen.success) return refuseUnreadable(typed);
  const next = v.safeParse(nextMessageSchema(by.at), typed.next ?? "");
  const deed = describeBooking(await offers.find(quote.id), typed.without);
  if (!next.success || "problem" in deed) {
    return refuse(400, correctFields, typed, {
      ...(next.success ? {} : { next: next.issues[0].message }),
      ...("problem" in deed ? { without: deed.problem } : {}),
    });
  }
  const { stages, plannedOn } = planBooking(quote, by.at);
  const journey = startJourney(stages, next.output, plannedOn);
  if (await journeys.book(quote.id, journey, { ...by, ...deed }, seen.output)) {
    return { done: "book" };
  }
  if (await journeys.find(quote.id)) {
    return refuse(409, await withWho("Somebody else has just booked it.", office), typed);
  }
  if (quote.closedAt !== null) {
    return refuse(409, "It is closed. Open it again on its page first.", typed);
  }
  const since = await desk.journal.readLogSince([referenceOf(quote.id)], seen.output.line);
  const problem =
    describeMeanwhile(since) ??
    "The visitor has corrected the quote since you opened this page. Please read it again first.";
  return refuse(409, problem, typed);
}

/** Adds who made the last change, and which. */
async function withWho(problem: string, { desk, quote }: JourneyOffice): Promise<string> {
  const [last] = await desk.journal.readLog(referenceOf(quote.id));
  return last ? `${problem} The last change: ${describeDeed(last)}.` : problem;
}
