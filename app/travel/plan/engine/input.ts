import * as v from "valibot";
import { isInCalendar } from "#content/schemas.ts";
import { readDay } from "#travel/move/calendar.ts";
import { countryCodes } from "#travel/move/countries.ts";
import { pets } from "#travel/move/move-title.ts";
import type { PlanQuery, QueryName } from "#travel/plan/plan-query.ts";
import { destinationNames } from "#travel/rules/rules.ts";
import { firstMessages } from "#ui/forms/issues.ts";

const day = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isInCalendar(text),
    "Please enter a date, written like 2027-03-31.",
  ),
  v.check((text) => /^20/.test(text), "Please enter a date between 2000 and 2099."),
  v.transform(readDay),
);

export const yesOrNo = v.pipe(
  v.picklist(["yes", "no"], "Please answer yes or no."),
  v.transform((answer) => answer === "yes"),
);

const questions = {
  to: "Please choose one of the destinations.",
  pet: "Please choose: a dog or a cat.",
};

const maxPets = 20;

/** Parses each input. */
export const inputEntries = {
  to: v.pipe(
    v.string(questions.to),
    v.check((name) => destinationNames.includes(name), questions.to),
  ),
  country: v.optional(v.picklist(countryCodes, "Please choose a country of the European Union.")),
  pet: v.picklist(pets, questions.pet),
  snub: v.optional(yesOrNo),
  born: v.optional(day),
  chip: v.optional(day),
  vaccine: v.optional(day),
  booster: v.optional(day),
  "vaccine-until": v.optional(day),
  sample: v.optional(day),
  arrive: v.optional(day),
  depart: v.optional(day),
  at: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give an hour and minutes, written like 06:30."),
    ),
  ),
  abroad: v.optional(yesOrNo),
  baggage: v.optional(yesOrNo),
  pets: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, "Please enter a number."),
      v.transform(Number),
      v.minValue(1, "Please enter at least one pet."),
      v.maxValue(maxPets, `Please write to us about more than ${maxPets} pets.`),
    ),
  ),
} satisfies Record<QueryName, v.GenericSchema<string | undefined, unknown>>;

const maxDaysInFlight = 2;

const querySchema = v.pipe(
  v.object(inputEntries),
  v.forward(
    v.partialCheck(
      [["vaccine"], ["booster"]],
      ({ vaccine, booster }) => vaccine === undefined || booster === undefined || vaccine < booster,
      "The booster comes after the vaccine. Please check both days.",
    ),
    ["booster"],
  ),
  v.forward(
    v.partialCheck(
      [["arrive"], ["depart"]],
      ({ arrive, depart }) =>
        arrive === undefined ||
        depart === undefined ||
        (depart <= arrive && arrive - depart <= maxDaysInFlight),
      `Please give a departure on the day of landing or at most ${maxDaysInFlight} days before it.`,
    ),
    ["depart"],
  ),
);

/** A visitor's input. Future days count as planned. */
export type PlanInput = v.InferOutput<typeof querySchema>;

/** The problems of a query, by name, in words for the visitor. */
export type Problems = Partial<Record<QueryName, string>>;

export type Reading =
  | { kind: "input"; input: PlanInput }
  /** `missing` lists the required questions without an input, which is not a problem of an input. */
  | { kind: "no-input"; problems: Problems; missing: ("to" | "pet")[] };

/** Reads the planner's query. Input for other destinations is ignored. */
export function readInput(query: PlanQuery): Reading {
  const result = v.safeParse(querySchema, query);
  if (result.success) return { kind: "input", input: result.output };
  const missing = (["to", "pet"] as const).filter((name) => query[name] === undefined);
  const problems: Problems = firstMessages(result.issues);
  for (const name of missing) delete problems[name];
  return { kind: "no-input", problems, missing };
}

/** Counts a missing input as a problem, for callers that need a complete query. */
export function allProblems({ problems, missing }: Extract<Reading, { kind: "no-input" }>) {
  return { ...Object.fromEntries(missing.map((name) => [name, questions[name]])), ...problems };
}
