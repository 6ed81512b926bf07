import * as v from "valibot";
import { stageWords } from "#content/journey-stages.ts";
import { describeDeed } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  seenNumber,
  type Typed,
} from "#office/desk/post.server.ts";
import { promiseReply } from "#office/enquiry/receipt.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import {
  callOffJourney,
  closeJourney,
  findNews,
  type Journey,
  startJourney,
  updateJourney,
} from "#office/journey/journey.ts";
import {
  type JourneyValues,
  nextMessageSchema,
  readJourneyForm,
  writeIndiaTime,
  writeJourneyForm,
} from "#office/journey/journey-form.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import { listStages } from "#office/journey/stages.ts";
import type { StoredJourney } from "#office/journey/stored-journey.ts";
import { describeBooking } from "#office/offer/booking.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { readStoredQuote } from "#office/quote/quote-plan.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import type { doneWords } from "./office-page.tsx";

const correctFields = "Please correct the marked fields.";

const somebodyWasFirst =
  "Somebody else has changed this journey since you opened it. What you typed is below: compare it with the owner’s page, and save again.";

const seenSchema = v.object({ revision: seenNumber, line: seenNumber });

type Quote = Pick<EnquiryRecord, "id" | "details">;
type JourneyOffice = Office & { journeys: Journeys; offers: Offers; quote: Quote };

/** The stages that the quote's journey would have, by the plan of today. */
export const planStages = ({ details }: Pick<Quote, "details">) =>
  listStages(readStoredQuote(details)?.planned?.plan ?? null);

/**
 * The journey as the desk edits it: where no stage can be read, with those of the quote's plan, so that the office can set
 * them anew.
 */
export const withStages = (journey: Journey, quote: Quote): Journey =>
  journey.stages.length > 0 ? journey : { ...journey, stages: planStages(quote) };

/** The forms before anything is typed; `next` proposes the end of the next office day. */
export function writeOffice(stored: StoredJourney | null, now: number): JourneyValues {
  const next = writeIndiaTime(promiseReply(now));
  if (!stored) return { next };
  const values = writeJourneyForm(stored.journey);
  return { ...values, next: values.next || next, revision: String(stored.revision) };
}

/** Makes the change that the posted form asks for, or returns why not. */
export async function changeJourney(
  typed: Typed,
  office: JourneyOffice,
): Promise<Outcome<keyof typeof doneWords>> {
  if (typed.do === "book") return book(typed, office);
  const { journeys, quote, by } = office;
  const stored = await journeys.find(quote.id);
  if (!stored) return refuse(409, "This quote is not booked.", typed);
  const { journey, revision } = stored;
  switch (typed.do) {
    case "replace": {
      const keys = { oldKey: typed.key ?? "", newKey: makeSecretKey() };
      if (await journeys.replaceKey(quote.id, keys, by)) return { done: "replace" };
      return refuse(409, await withWho("Somebody else has just replaced the link.", office), typed);
    }
    case "save": {
      const edited = withStages(journey, quote);
      const { update, errors } = readJourneyForm(typed, edited, by.at);
      if (errors) return refuse(400, correctFields, typed, errors);
      const did = `set the stage: ${stageWords[update.current].title}`;
      return save("save", updateJourney(edited, update, by.at), did);
    }
    case "close":
      return save("close", closeJourney(journey, by.at), "closed the journey");
    case "call-off":
      return save("call-off", callOffJourney(journey, by.at), "called off the move");
    default:
      return refuseUnreadable(typed);
  }

  async function save(done: "save" | "close" | "call-off", changed: Journey | null, did: string) {
    if (!changed) return refuse(409, "The promised message is late. Send it first.", typed);
    // Saving the same form once more is not refused: the form then names the revision that it has shown.
    const seen = { revision: Number(typed.revision), journey: changed };
    const news = findNews(journey, changed);
    if (await journeys.save(quote.id, seen, { ...by, did, news })) return { done };
    const problem = await withWho(somebodyWasFirst, office);
    return refuse(409, problem, { ...typed, revision: String(revision) });
  }
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
  const journey = startJourney(planStages(quote), next.output);
  if (await journeys.book(quote.id, journey, { ...by, ...deed }, seen.output)) {
    return { done: "book" };
  }
  if (await journeys.find(quote.id)) {
    return refuse(409, await withWho("Somebody else has just booked it.", office), typed);
  }
  const since = await desk.journal.readLogSince([referenceOf(quote.id)], seen.output.line);
  const problem =
    since.length > 0
      ? `Since you opened this page: ${since.map(describeDeed).join("; ")}.`
      : "The visitor has corrected the quote since you opened this page. Please read it again first.";
  return refuse(409, problem, typed);
}

/** Adds who made the last change, and which. */
async function withWho(problem: string, { desk, quote }: JourneyOffice): Promise<string> {
  const [last] = await desk.journal.readLog(referenceOf(quote.id));
  return last ? `${problem} The last change: ${describeDeed(last)}.` : problem;
}
