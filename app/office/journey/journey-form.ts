import * as v from "valibot";
import { partyNames, type StageName } from "#content/office/journey-stages.ts";
import { isoDate } from "#content/schemas.ts";
import { clockInIndia, dayInIndia, dayMs, indiaOffsetMs } from "#edge/http/india-clock.ts";
import { hasLongNumber } from "#ui/forms/checks/digits.ts";
import { isDone, type Journey, type JourneyUpdate } from "./journey.ts";
import { isMissed } from "./message-promise.ts";
import { shownDay } from "./stage-days.ts";

/** The values typed in the office's form, by the names of its fields. */
export type JourneyValues = Record<string, string>;

export const dayField = (stage: StageName) => `day-${stage}`;
export const waitsForField = (stage: StageName) => `waits-${stage}`;
export const asksField = (stage: StageName) => `asks-${stage}`;

/** No owner should wait longer for a message. */
const maxDaysToMessage = 31;
const maxWords = 500;
const maxAsks = 200;

/** The value of a `datetime-local` field, such as 2026-11-24T18:00, on India's clock. */
export const writeIndiaTime = (time: number): string => clockInIndia(time).slice(0, 16);

const indiaTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, "Please enter a day and an hour."),
  v.transform((text) => Date.parse(`${text.slice(0, 16)}Z`) - indiaOffsetMs),
  v.check((time) => !Number.isNaN(time), "This day does not exist."),
);

/** A promise must be in the future, and not too far ahead. */
export const nextMessageSchema = (now: number) =>
  v.pipe(
    indiaTimeSchema,
    v.check((time) => time > now, "This time is past. Please choose a later one."),
    v.check(
      (time) => time <= now + maxDaysToMessage * dayMs,
      `Please promise a message within ${maxDaysToMessage} days, even if it only says that we are waiting.`,
    ),
  );

const daySchema = v.pipe(
  v.string(),
  v.check(
    (text) => text === "" || v.is(isoDate, text),
    "Please enter a day such as 2027-03-31, or none.",
  ),
  v.transform((text) => text || null),
);

const wordsSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
    v.maxLength(maxLength, `Please write at most ${maxLength} characters.`),
    v.check(
      (text) => !hasLongNumber(text),
      "Please leave out long numbers (chip, passport, waybill, phone), and write days as 31 March.",
    ),
  );

/** The words for the owner's page, and what is wrong with them. */
export function readWords(typed: string) {
  const result = v.safeParse(wordsSchema(maxWords), typed);
  return result.success
    ? { words: result.output, error: null }
    : { words: "", error: result.issues[0].message };
}

/** The airline's code of IATA and the number, such as "ai131", which becomes "AI 131". */
const flightSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(
    /^$|^([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}$/,
    "Please write the airline’s two letters and the number, such as AI 131.",
  ),
  v.transform((text) => (text === "" ? null : `${text.slice(0, 2)} ${text.slice(2).trim()}`)),
);

const partySchema = v.picklist(partyNames, "Please choose whom it waits for.");

type Reading =
  | { update: JourneyUpdate; errors: null }
  | { update: null; errors: Record<string, string> };

/** Reads the office's form, or returns one message for each field that is wrong. */
export function readJourneyForm(typed: JourneyValues, journey: Journey, now: number): Reading {
  const errors: Record<string, string> = {};
  function read<Output>(field: string, schema: v.GenericSchema<string, Output>): Output | null {
    const result = v.safeParse(schema, typed[field] ?? "");
    if (result.success) return result.output;
    errors[field] = result.issues[0].message;
    return null;
  }
  const today = dayInIndia(now);
  const names = journey.stages.map(({ name }) => name);
  const isMessageSent = typed.sent === "yes";
  const current = read("current", v.picklist(names, "Please choose the stage that comes next."));
  const words = read("words", wordsSchema(maxWords));
  const flight = read("flight", flightSchema);
  const isStillMissed = isMissed(journey, now) && !isMessageSent;
  const nextBy = isStillMissed ? journey.nextBy : read("next", nextMessageSchema(now));
  if (isStillMissed && typed.next && read("next", indiaTimeSchema) !== journey.nextBy) {
    errors.next ??= "The promised message is late. Send it first, and tick that it is sent.";
  }
  const done = current === null ? [] : names.slice(0, names.indexOf(current));
  const stages = Object.fromEntries(
    journey.stages.map((stage) => {
      const { name } = stage;
      const before = shownDay(stage, isDone(journey, stage));
      const day = read(dayField(name), daySchema);
      const typedDay = day === before ? null : day;
      if (typedDay !== null && typedDay > today && done.includes(name)) {
        errors[dayField(name)] = "It is done, so its day cannot be later than today.";
      }
      if (typedDay !== null && typedDay < today && current !== null && !done.includes(name)) {
        errors[dayField(name)] =
          "This day is past. Please enter the day on which we expect it now, or none.";
      }
      const waitsFor = read(waitsForField(name), partySchema) ?? "us";
      return [name, { day, waitsFor, asks: read(asksField(name), wordsSchema(maxAsks)) ?? "" }];
    }),
  );
  if (current === null || words === null || nextBy === null || Object.keys(errors).length > 0) {
    return { update: null, errors };
  }
  return { update: { current, words, flight, nextBy, isMessageSent, stages }, errors: null };
}

/** The form as it is before anything is typed. */
export function writeJourneyForm(journey: Journey): JourneyValues {
  const { stages, current, words, flight, nextBy } = journey;
  return {
    current,
    words,
    flight: flight ?? "",
    next: nextBy === null ? "" : writeIndiaTime(nextBy),
    ...Object.fromEntries(
      stages.flatMap((stage) => [
        [dayField(stage.name), shownDay(stage, isDone(journey, stage)) ?? ""],
        [waitsForField(stage.name), stage.waitsFor],
        [asksField(stage.name), stage.asks],
      ]),
    ),
  };
}
