import * as v from "valibot";
import { isInCalendar } from "../content/front-matter.ts";

/** The start of a count: a date of the pet, another step, or the flight. */
const anchors = [
  "birth",
  "microchip",
  "rabies-vaccine",
  "blood-sample",
  "departure",
  "landing",
] as const;
const units = ["hour", "day", "working day", "month"] as const;

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const isoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isInCalendar, "must be a date that exists"),
);
const stepId = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words"));

const offsetPattern = new RegExp(
  `^(${anchors.join("|")})(?: ([+-]) (\\d+) (${units.join("|")})s?)?$`,
);

/** Such as `blood-sample + 3 months` or `landing - 10 days`: a whole number of units after or before an anchor. */
const offsetSchema = v.pipe(
  v.string(),
  v.regex(offsetPattern, "must be written like: blood-sample + 3 months"),
  v.transform((offset) => {
    const [, anchor, sign, amount, unit] = offsetPattern.exec(offset) ?? [];
    return { anchor, amount: Number(amount ?? 0) * (sign === "-" ? -1 : 1), unit: unit ?? "day" };
  }),
  v.object({ anchor: v.picklist(anchors), amount: v.number(), unit: v.picklist(units) }),
);

/** One offset, or several, of which the latest counts. */
const offsetsSchema = v.pipe(
  v.union([offsetSchema, v.pipe(v.array(offsetSchema), v.minLength(1))]),
  v.transform((offsets) => (Array.isArray(offsets) ? offsets : [offsets])),
);

const windowSchema = v.strictObject({
  from: v.optional(offsetsSchema),
  until: v.optional(offsetsSchema),
});

const sourceSchema = v.strictObject({
  title: text,
  /** The page of the rule itself; for our own advice, our page that explains it. */
  url: v.union([v.pipe(v.string(), v.url()), v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/))]),
});

const ruleSchema = v.pipe(
  v.strictObject({
    /** The id of the step that the rule is about. */
    step: stepId,
    /** The title of the step. */
    what: text,
    species: v.optional(v.array(v.picklist(["dog", "cat"])), ["dog", "cat"]),
    /** The countries that ask for it, by their two letters; absent: the whole destination. */
    countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))),
    /** The route into India; absent: both. */
    route: v.optional(v.picklist(["baggage", "dgft"])),
    /** When the step may be done, or, with `limits`, when the pet may land or its certificate may be issued. */
    window: windowSchema,
    limits: v.optional(v.picklist(["landing", "health-certificate"])),
    /** Set if the rule says "more than" and "less than": the first and last day are then outside the window. */
    excludesItsEnds: v.optional(v.boolean()),
    /** The window that we advise, within the window that the law allows. */
    advised: v.optional(windowSchema),
    kind: v.picklist(["law", "advice"]),
    source: sourceSchema,
    checked: isoDate,
    /** The day by which the rule must be checked again. */
    verifyBy: isoDate,
    note: v.optional(text),
  }),
  v.check(({ checked, verifyBy }) => checked < verifyBy, "verifyBy must be after checked"),
);

/** The rules of a destination, in the order in which they are followed. */
export const destinationRulesSchema = v.strictObject({ name: text, rules: v.array(ruleSchema) });

export type Offset = v.InferOutput<typeof offsetSchema>;
export type Window = v.InferOutput<typeof windowSchema>;
export type Rule = v.InferOutput<typeof ruleSchema>;
export type DestinationRules = v.InferOutput<typeof destinationRulesSchema>;
