import * as v from "valibot";
import { type Party, parties, stageNames } from "#content/journey-stages.ts";
import { isoDate } from "#content/schemas.ts";
import { columnsOf, rowOf } from "#office/enquiry/record.ts";
import { firstStage, type Journey } from "./journey.ts";

const stageSchema = v.object({
  name: v.picklist(stageNames),
  day: v.nullable(isoDate),
  isSet: v.boolean(),
  // Object.keys has the type string[].
  waitsFor: v.picklist(Object.keys(parties) as Party[]),
});

const time = v.nullable(v.number());

/** A row of the table of journeys (migrations/). */
const rowSchema = v.object({
  revision: v.number(),
  // JSON that cannot be read counts as one stage that cannot.
  stages: v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), [null]),
  current: v.string(),
  words: v.string(),
  nextBy: time,
  lastBy: time,
  lastAt: time,
  homeAt: time,
  calledOffAt: time,
});

export const journeyColumns = columnsOf(rowSchema);

const journeySchema = v.pipe(
  rowSchema,
  v.transform(({ lastBy, lastAt, revision, stages, current, ...journey }) => {
    const { isComplete, ...reading } = readStages(stages, current);
    return {
      revision,
      /** False if some of its stages are left out, because they cannot be read. */
      isComplete,
      journey: {
        ...journey,
        ...reading,
        last: lastBy === null || lastAt === null ? null : { by: lastBy, at: lastAt },
      } satisfies Journey,
    };
  }),
);

type Reading = Pick<Journey, "stages" | "current"> & { isComplete: boolean };

/**
 * Reads the stages one by one, since another version of the site may have written them. The stage that comes next is the
 * first one that can be read from the stored one on; where none can, nobody knows which are done, so all are left out.
 */
function readStages(stored: unknown[], current: string): Reading {
  const here = stored.findIndex((stage) => v.is(v.object({ name: v.literal(current) }), stage));
  const read = stored.map((stage) => (v.is(stageSchema, stage) ? stage : null));
  const next = here === -1 ? null : read.slice(here).find((stage) => stage !== null);
  if (!next) return { stages: [], current: firstStage, isComplete: stored.length === 0 };
  const stages = read.filter((stage) => stage !== null);
  return { stages, current: next.name, isComplete: stages.length === stored.length };
}

/** A journey, and how often it was changed. */
export type StoredJourney = v.InferOutput<typeof journeySchema>;

export const parseJourney = (row: Record<string, unknown>): StoredJourney =>
  v.parse(journeySchema, row);

/** The columns of a journey, with their values. */
export const rowOfJourney = ({ last, ...journey }: Journey) =>
  rowOf({ ...journey, lastBy: last?.by ?? null, lastAt: last?.at ?? null });
