import * as v from "valibot";
import { describeMeanwhile, petWords } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseGone,
  refuseUnreadable,
  seenSchema,
  type Typed,
} from "#office/desk/post.server.ts";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import type { Journeys } from "#office/journey/journeys.server.ts";
import { lacksStages } from "#office/journey/stored-journey.ts";
import { isAccepted } from "#office/offer/booking.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { compareMoves, moveField } from "#office/quote/input/another-move.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { listOldValues, readCase } from "./read-case.server.ts";

const correctFields = "Please correct the marked fields. Everything else is kept.";

/** So that a form which is posted twice is one enquiry. */
const newSchema = v.object({ submission: v.pipe(v.string(), v.uuid()) });

/** Stores what somebody told the office, who has it from then on. */
export async function writeCase(typed: Typed, { desk, by }: Office): Promise<Outcome> {
  if (typed.do === "pets") return showPets(typed);
  const form = v.safeParse(newSchema, typed);
  if (!form.success) return refuseUnreadable(typed);
  const { words, errors } = readCase(typed, null, by.at);
  if (!words) return refuse(400, correctFields, typed, errors);
  const id = await desk.corrections.write(
    {
      ...words,
      ...form.output,
      id: crypto.randomUUID(),
      mailKey: makeSecretKey(),
      replyBy: promiseReply(by.at),
      isAnswered: typed.do === "answered",
    },
    by,
  );
  return { done: "written", id };
}

type CorrectingOffice = Office & {
  offers: Pick<Offers, "find">;
  journeys: Pick<Journeys, "find">;
};

/**
 * Corrects an enquiry, or fills in its move. Where that makes another move, its page has neither the stages nor the open
 * offer of the one before any more.
 */
export async function correctCase(
  typed: Typed,
  id: string,
  office: CorrectingOffice,
): Promise<Outcome> {
  const { desk, offers, journeys, by } = office;
  if (typed.do === "pets") return showPets(typed);
  const before = await desk.enquiries.find(id);
  if (!before) return refuseGone(typed, id, office);
  const seen = v.safeParse(seenSchema, typed);
  if (!seen.success) return refuseUnreadable(typed);
  const { words, errors } = readCase(typed, before, by.at);
  if (!words) return refuse(400, correctFields, typed, errors);
  const old = listOldValues(before, words);
  if (old.length === 0) return refuse(400, "Nothing was changed.", typed);
  const { hasOtherStages, hasOtherOffer } = compareMoves(before.details, words.details);
  const offer = hasOtherOffer ? await offers.find(id) : null;
  const booked = hasOtherStages ? await journeys.find(id) : null;
  const outdated = {
    hasOffer: offer !== null && !isAccepted(offer),
    journey: booked && !lacksStages(booked) ? booked.journey : null,
    replyBy: promiseReply(by.at),
  };
  const did = [
    before.kind === "message" && words.kind === "quote"
      ? "filled in the move"
      : `corrected: ${old.map(({ field }) => field.toLowerCase()).join(", ")}`,
    ...(outdated.hasOffer ? ["withdrew the offer"] : []),
    ...(outdated.journey ? ["took the stages of the move before from the page"] : []),
  ].join("; ");
  const correction = {
    words,
    newMailKey: makeSecretKey(),
    outdated,
    old: offer ? [...old, { field: moveField, was: describeMoveOf(before) }] : old,
  };
  if (await desk.corrections.correct(id, { ...by, did }, seen.output, correction)) {
    return { done: offer || booked ? "another-move" : "corrected" };
  }
  const since = await desk.journal.readLogSince([referenceOf(id)], seen.output.line);
  const problem =
    describeMeanwhile(since) ?? "The visitor has corrected it since you opened this page.";
  return refuse(409, `${problem} What you typed is below: compare it, and save again.`, typed);
}

const describeMoveOf = ({ route, month, details }: EnquiryRecord): string =>
  [route, month, petWords({ pet: details?.pet ?? "" })].filter(Boolean).join(", ");

const showPets = (typed: Typed) =>
  refuse(400, "Nothing is saved yet: here are the questions for each pet.", typed);
