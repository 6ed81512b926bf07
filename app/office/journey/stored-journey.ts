import * as v from "valibot";
import { partyNames, stageNames } from "#content/office/journey-stages.ts";
import { isoDate } from "#content/schemas.ts";
import { columnsOf, rowOf } from "#office/enquiry/store/record.ts";
import { firstStage, type Journey } from "./journey.ts";
import type { Stage } from "./stages.ts";

const day = v.nullable(isoDate);

const stageSchema = v.object({
  name: v.picklist(stageNames),
  day,
  isSet: v.boolean(),
  // Object.keys has the type string[].
  waitsFor: v.picklist(partyNames),
  // Of an older journey these are missing: its `day` is the one on which a done stage was reached.
  planned: v.optional(day),
  doneOn: v.optional(day, null),
  asks: v.optional(v.string(), ""),
});

const time = v.nullable(v.number());

/** The same as it is kept as JSON, with each stage that could be read. */
const stateSchema = v.object({
  stages: v.array(v.required(stageSchema)),
  current: v.picklist(stageNames),
  words: v.string(),
  flight: v.nullable(v.string()),
  nextBy: time,
  last: v.nullable(v.object({ by: v.number(), at: v.number() })),
  homeAt: time,
  calledOffAt: time,
  calledOffWhy: v.nullable(v.literal("died")),
  plannedOn: day,
});

/** A row of the table of journeys (migrations/). */
const rowSchema = v.object({
  revision: v.number(),
  bookedAt: v.number(),
  // JSON that cannot be read counts as one stage that cannot.
  stages: v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), [null]),
  current: v.string(),
  words: v.string(),
  flight: v.nullable(v.string()),
  nextBy: time,
  lastBy: time,
  lastAt: time,
  homeAt: time,
  calledOffAt: time,
  calledOffWhy: v.nullable(v.literal("died")),
  plannedOn: v.nullable(v.string()),
  // What another version of the site has written cannot be undone.
  beforeChange: v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), stateSchema)), null),
});

export const journeyColumns = columnsOf(rowSchema);

const journeySchema = v.pipe(
  rowSchema,
  v.transform((row) => {
    const { lastBy, lastAt, revision, bookedAt, beforeChange, stages, current, ...journey } = row;
    const { isComplete, ...reading } = readStages(stages, current, row.homeAt !== null);
    return {
      revision,
      bookedAt,
      /** The journey before its last change; null where that cannot be undone. */
      before: beforeChange satisfies Journey | null,
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
function readStages(stored: unknown[], current: string, isHome: boolean): Reading {
  const here = stored.findIndex((stage) => v.is(v.object({ name: v.literal(current) }), stage));
  const read = stored.map((stage, index) => readStage(stage, isHome || index < here));
  const next = here === -1 ? null : read.slice(here).find((stage) => stage !== null);
  if (!next) return { stages: [], current: firstStage, isComplete: stored.length === 0 };
  const stages = read.filter((stage) => stage !== null);
  return { stages, current: next.name, isComplete: stages.length === stored.length };
}

/** The stage, or null. What the plan had said of an older one that is done, nobody knows any more. */
function readStage(stored: unknown, isDone: boolean): Stage | null {
  const result = v.safeParse(stageSchema, stored);
  if (!result.success) return null;
  const { planned, ...stage } = result.output;
  if (planned !== undefined) return { ...stage, planned };
  if (isDone) return { ...stage, planned: null, day: null, isSet: false, doneOn: stage.day };
  return { ...stage, planned: stage.isSet ? null : stage.day };
}

/** A journey, and how often it was changed. */
export type StoredJourney = v.InferOutput<typeof journeySchema>;

/** The move was corrected to another one, whose stages the office has still to put in. */
export const lacksStages = ({
  journey,
  isComplete,
}: Pick<StoredJourney, "journey" | "isComplete">): boolean =>
  isComplete && journey.stages.length === 0;

export const parseJourney = (row: Record<string, unknown>): StoredJourney =>
  v.parse(journeySchema, row);

/** The columns of a journey, with their values. */
export const rowOfJourney = ({ last, ...journey }: Journey) =>
  rowOf({ ...journey, lastBy: last?.by ?? null, lastAt: last?.at ?? null });
