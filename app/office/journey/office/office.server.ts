import * as v from "valibot";
import { stageWords } from "#content/journey-stages.ts";
import { makeQuoteKey } from "#office/enquiry/quote-key.ts";
import { promiseReply } from "#office/enquiry/receipt.server.ts";
import { closeJourney, startJourney, updateJourney } from "#office/journey/journey.ts";
import {
  type JourneyValues,
  nextMessageSchema,
  readJourneyForm,
  writeIndiaTime,
  writeJourneyForm,
} from "#office/journey/journey-form.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import { listStages } from "#office/journey/stages.ts";
import type { QuoteToBook, StoredJourney } from "#office/journey/stored-journey.ts";
import { readStoredQuote } from "#office/quote/quote-plan.server.ts";
import { type Deed, readDeed } from "./deeds.ts";

/** The problems of a post, with all that was typed. */
export type OfficeFailure = {
  values: JourneyValues;
  errors: Record<string, string>;
  /** A problem of no field in particular. */
  message: string | null;
};

const somebodyWasFirst =
  "Somebody else has changed this journey since you opened it. What you typed is below: compare it with the owner’s page, and save again.";

type Office = { journeys: Journeys; quote: QuoteToBook; who: string };

/** The stages that the quote's journey would have, by the plan of today. */
export const planStages = ({ details }: QuoteToBook) =>
  listStages(readStoredQuote(details)?.planned?.plan ?? null);

/** The forms before anything is typed; `next` proposes the end of the next office day. */
export function writeOffice(stored: StoredJourney | null, now: number): JourneyValues {
  const next = writeIndiaTime(promiseReply(now));
  if (!stored) return { next };
  const values = writeJourneyForm(stored.journey);
  return { ...values, next: values.next || next, revision: String(stored.revision) };
}

/** Does what the posted form says. Returns what was done, or what is wrong. */
export async function doAtOffice(
  values: JourneyValues,
  office: Office,
  now: number,
): Promise<Deed | OfficeFailure> {
  const { journeys, quote, who } = office;
  const by = { who, at: now };
  const deed = readDeed(values.deed);
  if (deed === "book") return book(values, office, now);
  const stored = await journeys.find(quote.id);
  if (!stored || !deed) return fail(values, "This quote is not booked.");
  if (deed === "replace") {
    const keys = { oldKey: values.key ?? "", newKey: makeQuoteKey() };
    const isReplaced = await journeys.replaceKey(quote.id, keys, by);
    return isReplaced ? deed : fail(values, "Somebody else has just replaced the link.");
  }
  const { update, errors } =
    deed === "save" ? readJourneyForm(values, stored.journey, now) : { update: null, errors: null };
  if (errors) return { values, errors, message: null };
  const changed = update
    ? updateJourney(stored.journey, update, now)
    : closeJourney(stored.journey, now);
  if (!changed) return fail(values, "The promised message is late. Send it first.");
  // Saving the same form once more is not refused: the form then names the revision that it has shown.
  const seen = { revision: Number(values.revision), journey: changed };
  const did = update ? `set the stage: ${stageWords[update.current].title}` : "closed the journey";
  if (await journeys.save(quote.id, seen, { ...by, did })) return deed;
  return fail({ ...values, revision: String(stored.revision) }, somebodyWasFirst);
}

async function book(
  values: JourneyValues,
  { journeys, quote, who }: Office,
  now: number,
): Promise<Deed | OfficeFailure> {
  const next = v.safeParse(nextMessageSchema(now), values.next ?? "");
  if (!next.success) {
    return { values, errors: { next: next.issues[0].message }, message: null };
  }
  const journey = startJourney(planStages(quote), next.output);
  const isBooked = await journeys.book(quote.id, journey, { who, at: now });
  return isBooked ? "book" : fail(values, "Somebody else has just booked it.");
}

const fail = (values: JourneyValues, message: string): OfficeFailure => ({
  values,
  errors: {},
  message,
});
