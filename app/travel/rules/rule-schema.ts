import * as v from "valibot";
import { text } from "#content/schemas.ts";
import { citationEntries, isCheckedAgain } from "./citation.ts";

/** The anchors of a window besides the steps themselves: a date of the pet, today, or the flight. */
const flightAnchors = ["departure", "landing"];
const dateAnchors = ["birth", "cover-end", "today", ...flightAnchors];
const units = ["hour", "day", "working day", "month"] as const;

const stepId = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "must be lower-case words"));

const amountPattern = new RegExp(`^(\\d+) (${units.join("|")})s?$`);
const offsetPattern = new RegExp(
  `^([a-z]+(?:-[a-z]+)*)(?: ([+-]) (\\d+) (${units.join("|")})s?)?$`,
);

/** Such as `60 days`. */
const amountSchema = v.pipe(
  v.string(),
  v.regex(amountPattern, "must be written like: 60 days"),
  v.transform((words) => {
    const [, amount, unit] = amountPattern.exec(words) ?? [];
    return { amount: Number(amount), unit };
  }),
  v.object({ amount: v.number(), unit: v.picklist(units) }),
);

/** Such as `blood-sample + 3 months` or `landing - 10 days`: a whole number of units after or before an anchor. */
const offsetSchema = v.pipe(
  v.string(),
  v.regex(offsetPattern, "must be written like: blood-sample + 3 months"),
  v.transform((offset) => {
    const [, anchor, sign, amount, unit] = offsetPattern.exec(offset) ?? [];
    return { anchor, amount: Number(amount ?? 0) * (sign === "-" ? -1 : 1), unit: unit ?? "day" };
  }),
  v.object({ anchor: v.string(), amount: v.number(), unit: v.picklist(units) }),
);

/** One offset, or several: the latest of those that open a window counts, and the earliest of those that close it. */
const offsetsSchema = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((offsets) => [offsets].flat()),
  v.array(offsetSchema),
  v.minLength(1),
);

const windowSchema = v.strictObject({
  from: v.optional(offsetsSchema),
  until: v.optional(offsetsSchema),
});

const species = v.picklist(["dog", "cat"]);

const ruleSchema = v.pipe(
  v.strictObject({
    /** The step on the way that the rule is about. */
    step: stepId,
    /** The title of the step. */
    what: text,
    who: text,
    species: v.optional(v.array(species), ["dog", "cat"]),
    /** Countries of the destination, by their two letters; absent: all of it. */
    countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))),
    /** The route into India; absent: both. */
    route: v.optional(v.picklist(["baggage", "dgft"])),
    /** The pet's age on landing from which the rule applies; absent: any. */
    fromAge: v.optional(amountSchema),
    /** `law`; `required` where nobody lands without it and the timing is ours; `advice` where it is our prudence alone. */
    kind: v.picklist(["law", "required", "advice"]),
    /** The steps that must be finished before this one. Those that a move does not have are left out. */
    needs: v.optional(v.array(stepId), []),
    /** The steps of other files that need this one. */
    neededBy: v.optional(v.array(stepId), []),
    /** How long it takes from its day until it is finished. */
    takes: v.optional(amountSchema),
    /** Nobody does it: it is over on a day, such as a wait. */
    waits: v.optional(v.boolean(), false),
    /** Which dose of the vaccine counts where there was a booster; absent: the one before the blood sample. */
    dose: v.optional(v.literal("newest")),
    /** When it may be done. A window without an end of its own ends with the landing. */
    window: windowSchema,
    /** The days that others or official advice add to it, counted for the first day on which one can really fly. */
    practice: v.optional(windowSchema, {}),
    /** Why the first day on which one can really fly is later than the law's, where this step decides it. */
    beyondTheLaw: v.optional(text),
    /** Our timing within it, which decides no landing. */
    timing: v.optional(windowSchema, {}),
    /** Set where "more than" and "less than" are meant: the days at the window's ends are not in it. */
    excludesItsEnds: v.optional(v.boolean(), false),
    /** The consequence of skipping the step, with `{day}` for the first landing then. */
    skipped: v.optional(text),
    /** Takes source, days and reading from the move's rule of that step. */
    sourceOf: v.optional(stepId),
    ...citationEntries,
    note: v.optional(text),
  }),
  isCheckedAgain(),
);

/** A condition that decides beside the steps. */
const conditionSchema = v.pipe(
  v.strictObject({
    text,
    species: v.optional(v.array(species), ["dog", "cat"]),
    isSnubNosed: v.optional(v.literal(true)),
    /** For a pet that is younger than this on landing. */
    youngerThan: v.optional(amountSchema),
    ...citationEntries,
  }),
  isCheckedAgain(),
);

const destinationSchema = v.strictObject({
  /** Its place among the destinations that are offered. */
  place: v.number(),
  /** Its name where it is chosen. */
  label: text,
  /** Its name in a sentence, such as "the United Kingdom". */
  inSentence: text,
  /** Its short name in a title, such as "the UK". */
  inTitle: text,
  /** Our guide to it. */
  guide: v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/)),
  /** The clock by which it counts hours, such as `Europe/London`. */
  clock: v.optional(text),
  /** That of each of its countries which counts hours, by their two letters. */
  countryClocks: v.optional(v.record(v.string(), text), {}),
  /** Pets come in, on flights that land the day after. */
  isIntoIndia: v.optional(v.boolean(), false),
  /** The sentence for each route into India, and what the shorter one allows. */
  routes: v.optional(
    v.strictObject({ maxPetsAsBaggage: v.number(), baggage: text, dgft: text, unknown: text }),
  ),
});

/** The rules of a destination, or those that several share, in the order in which they are followed. */
export const ruleFileSchema = v.pipe(
  v.strictObject({
    name: text,
    destination: v.optional(destinationSchema),
    rules: v.array(ruleSchema),
    alsoDecides: v.optional(v.array(conditionSchema), []),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { rules } = dataset.value;
    const steps = rules.map(({ step }) => step);
    for (const { step, window, practice, timing } of rules) {
      // The anchors that the planner can count from, in each place (app/travel/plan/engine/schedule.ts and steps.ts).
      const places: [Offset[] | undefined, string[]][] = [
        [
          [...(window.from ?? []), ...(window.until ?? [])],
          [...dateAnchors, ...steps],
        ],
        [practice.from, [...dateAnchors, ...steps]],
        [practice.until, dateAnchors],
        [
          [...(timing.from ?? []), ...(timing.until ?? [])],
          [...flightAnchors, ...steps],
        ],
      ];
      for (const [offsets = [], anchors] of places) {
        const ignored = offsets.find(({ anchor }) => !anchors.includes(anchor));
        if (!ignored) continue;
        const allowed = [...new Set(anchors)].join(", ");
        addIssue({
          message: `${step} counts from ${ignored.anchor}, which is none of: ${allowed}`,
        });
      }
    }
  }),
);

export type Amount = v.InferOutput<typeof amountSchema>;
export type Offset = v.InferOutput<typeof offsetSchema>;
export type Window = v.InferOutput<typeof windowSchema>;
export type Rule = v.InferOutput<typeof ruleSchema>;
export type Condition = v.InferOutput<typeof conditionSchema>;
export type RuleFile = v.InferOutput<typeof ruleFileSchema>;
export type DestinationTraits = v.InferOutput<typeof destinationSchema>;
