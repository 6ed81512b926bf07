import * as v from "valibot";
import { type Party, parties, stageNames } from "#content/journey-stages.ts";
import { columnsOf, rowOf } from "#office/enquiry/record.ts";
import type { Journey } from "./journey.ts";

const stageSchema = v.object({
  name: v.picklist(stageNames),
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
  isSet: v.boolean(),
  // Object.keys has the type string[].
  waitsFor: v.picklist(Object.keys(parties) as Party[]),
});

const time = v.nullable(v.number());

/** A row of the table of journeys (migrations/). */
const rowSchema = v.object({
  revision: v.number(),
  stages: v.pipe(v.string(), v.parseJson(), v.array(stageSchema)),
  current: v.picklist(stageNames),
  words: v.string(),
  nextBy: time,
  lastBy: time,
  lastAt: time,
  homeAt: time,
});

export const journeyColumns = columnsOf(rowSchema);

const journeySchema = v.pipe(
  rowSchema,
  v.transform(({ lastBy, lastAt, revision, ...journey }) => ({
    revision,
    journey: {
      ...journey,
      last: lastBy === null || lastAt === null ? null : { by: lastBy, at: lastAt },
    } satisfies Journey,
  })),
);

/** A journey, and how often it was changed. */
export type StoredJourney = v.InferOutput<typeof journeySchema>;

export const parseJourney = (row: Record<string, unknown>): StoredJourney =>
  v.parse(journeySchema, row);

/** The columns of a journey, with their values. */
export const rowOfJourney = ({ last, ...journey }: Journey) =>
  rowOf({ ...journey, lastBy: last?.by ?? null, lastAt: last?.at ?? null });
