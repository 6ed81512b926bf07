import * as v from "valibot";
import { type StageName, stageNames } from "#content/office/journey-stages.ts";
import { columnsOf, recordSchema } from "#office/enquiry/store/record.ts";

const time = v.nullable(v.number());

/** What a list shows of an enquiry's journey and of its last offer that has not ended. */
const moveSchema = v.object({
  bookedAt: time,
  /** The stage that comes next. */
  current: v.nullable(v.fallback(v.picklist(stageNames), "papers")),
  nextBy: time,
  lastAt: time,
  homeAt: time,
  calledOffAt: time,
  calledOffWhy: v.nullable(v.string()),
  madeAt: time,
  validUntil: time,
  answer: v.nullable(v.picklist(["accepted", "declined"])),
  answeredAt: time,
  answerWords: v.nullable(v.string()),
});

export const caseSchema = v.object({
  ...recordSchema.entries,
  ...moveSchema.entries,
  /** Orders rows of the same time. */
  position: v.number(),
  /** The time by which a list is in order. */
  listTime: v.number(),
});

/** An enquiry with all that has become of it. */
export type CaseRow = v.InferOutput<typeof caseSchema>;

/** Selects cases of a list of ids, times and positions in SQL. */
export const selectCases = (list: string, order: "ASC" | "DESC", limit: number): string =>
  `SELECT ${columnsOf(recordSchema, "enquiries")}, ${columnsOf(moveSchema)}, list.position, list.time AS listTime
   FROM (${list}) AS list JOIN enquiries ON enquiries.id = list.id
   LEFT JOIN journeys ON journeys.enquiry_id = list.id
   LEFT JOIN offers ON offers.enquiry_id = list.id AND ended_at IS NULL
   ORDER BY list.time ${order}, list.position ${order} LIMIT ${limit}`;

/** From this stage on, the pet is on its way. */
const stagesOnTheWay: readonly StageName[] = ["landed", "cleared", "home"];

export const isOnTheWay = (current: StageName | null): boolean =>
  current !== null && stagesOnTheWay.includes(current);

export const isOnTheWayInSql = `current IN (${stagesOnTheWay.map((name) => `'${name}'`).join(", ")})`;
