import * as v from "valibot";
import { type Party, parties, stageNames } from "#content/journey-stages.ts";
import type { Journey } from "./journey.ts";

// The rows that the queries of journeys return.

const stageSchema = v.object({
  name: v.picklist(stageNames),
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
  isSet: v.boolean(),
  // Object.keys has the type string[].
  waitsFor: v.picklist(Object.keys(parties) as Party[]),
});

const time = v.nullable(v.number());

const journeySchema = v.pipe(
  v.object({
    revision: v.number(),
    stages: v.pipe(v.string(), v.parseJson(), v.array(stageSchema)),
    current: v.picklist(stageNames),
    words: v.string(),
    nextBy: time,
    lastBy: time,
    lastAt: time,
    homeAt: time,
  }),
  v.transform(({ lastBy, lastAt, revision, ...journey }) => ({
    revision,
    journey: {
      ...journey,
      last: lastBy === null || lastAt === null ? null : { by: lastBy, at: lastAt },
    } satisfies Journey,
  })),
);

const quoteSchema = v.object({
  id: v.string(),
  /** The key in the address of its page. */
  quoteKey: v.string(),
  route: v.nullable(v.string()),
  /** Null where they cannot be read. */
  details: v.fallback(
    v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
    null,
  ),
});

/** A quote that the office may book. */
export type QuoteToBook = v.InferOutput<typeof quoteSchema>;

export const parseQuoteToBook = (row: Record<string, unknown>): QuoteToBook =>
  v.parse(quoteSchema, row);

/** A journey, and how often it was changed. */
export type StoredJourney = v.InferOutput<typeof journeySchema>;

export const parseJourney = (row: Record<string, unknown>): StoredJourney =>
  v.parse(journeySchema, row);

/** The columns of a journey, with their values. */
export const rowOfJourney = ({ stages, current, words, nextBy, last, homeAt }: Journey) => ({
  stages: JSON.stringify(stages),
  current,
  words,
  next_by: nextBy,
  last_by: last?.by ?? null,
  last_at: last?.at ?? null,
  home_at: homeAt,
});
