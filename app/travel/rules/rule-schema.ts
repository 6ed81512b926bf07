import * as v from "valibot";
import { pets } from "#content/pets.ts";
import { text } from "#content/schemas.ts";
import { findContradictions } from "./contradictions.ts";
import { citationEntries, isCheckedAgain } from "./source/citation.ts";

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
  /** Days on which offices work, or laboratories receive samples; absent: any. */
  days: v.optional(v.picklist(["working", "sampling", "not Sunday"])),
  /** How many such days the window must have, in case one does not suffice. */
  atLeast: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  /** How old the pet must be when it leaves. */
  ageOnDeparture: v.optional(amountSchema),
});

const species = v.picklist(pets);
const speciesEntry = v.optional(v.array(species), [...pets]);
/** Countries of the destination, by their two letters; absent: all of it. */
const countriesEntry = v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))));
export const routesIntoIndia = ["re-import", "home", "dgft"] as const;
export type RouteIntoIndia = (typeof routesIntoIndia)[number];
/** The routes into India; absent: all. */
const routesEntry = v.optional(v.array(v.picklist(routesIntoIndia)));
/** The countries where a pet stays first that the rule is about, by the names of their files; absent: all. */
const stopsEntry = v.optional(v.array(stepId));

/** What keeps the pet after the landing: nobody does it, and it delays no landing. */
const staySchema = v.strictObject({
  takes: amountSchema,
  /** At a `station` the pet is not home before its end; at `home` it lives with its people. */
  where: v.picklist(["station", "home"]),
});

const ruleSchema = v.pipe(
  v.strictObject({
    /** The step on the way that the rule is about. */
    step: stepId,
    /** The title of the step. */
    what: text,
    who: text,
    species: speciesEntry,
    countries: countriesEntry,
    routes: routesEntry,
    stops: stopsEntry,
    /** The rule applies from this age on, such as `landing: 3 months`; absent: at any age. */
    fromAge: v.optional(
      v.union([
        v.strictObject({ landing: amountSchema }),
        v.strictObject({ departure: amountSchema }),
      ]),
    ),
    /** `law`; `required` where nobody lands without it and the timing is ours; `advice` where it is our prudence alone. */
    kind: v.picklist(["law", "required", "advice"]),
    /** The steps that must be finished before this one. Those that a move does not have are left out. */
    needs: v.optional(v.array(stepId), []),
    /** The steps of other files that need this one. */
    neededBy: v.optional(v.array(stepId), []),
    /** The appointment at which it is done: both have one window, which all of their limits leave. */
    with: v.optional(stepId),
    /** How long it takes from its day until it is finished. */
    takes: v.optional(amountSchema),
    /** Nobody does it: it is over on a day, such as a wait. */
    waits: v.optional(v.boolean(), false),
    /** It begins with the landing, such as a quarantine. It has no window. */
    stay: v.optional(staySchema),
    /** Which dose of the vaccine counts where there was a booster; absent: the one before the blood sample. */
    dose: v.optional(v.literal("newest")),
    /** When it may be done, in the shortest time that is known. A window without an end of its own ends with the landing. */
    window: windowSchema,
    /** The limits that experience or official advice add to it, counted for the first day on which one can really fly. */
    practice: v.optional(windowSchema, {}),
    /** Why the first day on which one can really fly is later than the rules' own, where this step decides it. */
    beyondTheRules: v.optional(text),
    /** When we advise it, within its window. It decides no landing. */
    timing: v.optional(windowSchema, {}),
    /** A required step that no landing waits for, such as a form for customs. Advice decides none either. */
    decidesNothing: v.optional(v.boolean(), false),
    /** Set where "more than" and "less than" are meant: the days at the window's ends are not in it. */
    excludesItsEnds: v.optional(v.boolean(), false),
    /** What to know of a blood sample that came too soon after the newest vaccine. */
    ifTooSoon: v.optional(text),
    /** The consequence of skipping the step, with `{day}` for the first landing then. */
    skipped: v.optional(text),
    /** Takes kind, source, days and reading from the move's rule of that step. */
    sourceOf: v.optional(stepId),
    ...citationEntries,
    note: v.optional(text),
  }),
  isCheckedAgain(),
);

/** A condition beside the steps. */
const conditionSchema = v.pipe(
  v.strictObject({
    text,
    species: speciesEntry,
    countries: countriesEntry,
    routes: routesEntry,
    stops: stopsEntry,
    /** As long as no country is chosen. */
    isAnyCountry: v.optional(v.literal(true)),
    isSnubNosed: v.optional(v.literal(true)),
    /** For a pet that is younger than this on landing. */
    youngerThan: v.optional(amountSchema),
    /** For a pet that is not the visitor's own, or does not live with them. */
    isOthersPet: v.optional(v.literal(true)),
    /** It closes the way or changes it for many, so it comes before the other conditions. */
    decides: v.optional(v.boolean(), false),
    /** In a few words for the first screen, such as "manifest cargo only". */
    inShort: v.optional(text),
    /** The step of which sources differ whether it is asked for at all. */
    unsettles: v.optional(stepId),
    /** Nobody may bring such a pet, so there is no plan. */
    refuses: v.optional(v.boolean(), false),
    /** It keeps the pet after the landing for a time that nobody publishes, so no day is known on which it is home. */
    keepsAfterLanding: v.optional(v.literal(true)),
    ...citationEntries,
  }),
  isCheckedAgain(),
);

/** What keeps the way back short, if it is done in time. */
const wayBackSchema = v.pipe(
  v.strictObject({
    /** What to do, in a few words. */
    what: text,
    /** Why, and how. Refers to rules as the texts of app/content do: `[[india.noc]]`. */
    text,
    /** Before the pet leaves, while it is away, or for the flight back. */
    when: v.picklist(["before", "away", "back"]),
    species: speciesEntry,
    ...citationEntries,
  }),
  isCheckedAgain(),
);

/** Why no pet flies there from India, whatever its papers. */
const closedSchema = v.pipe(v.strictObject({ text, ...citationEntries }), isCheckedAgain());

/** What decides how long the way takes, by which the destinations are grouped where they are chosen. */
const waitNames = ["none", "months", "half-a-year", "stop"] as const;

const destinationSchema = v.strictObject({
  /** Its place among the destinations that are offered. */
  place: v.number(),
  wait: v.picklist(waitNames),
  /** Its name where it is chosen. */
  label: text,
  /** Its name in a sentence, such as "the United Kingdom". */
  inSentence: text,
  /** Its short name in a title, such as "the UK". */
  inTitle: text,
  /** Cities there by which visitors search for it. */
  cities: v.optional(v.array(text), []),
  /** What decides the way there, in two or three sentences, for its guide and the comparison. */
  inBrief: text,
  /** Our guide to it. */
  guide: v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/)),
  /** Its two letters (ISO 3166-1), as on a pass. */
  code: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  picture: v.strictObject({
    /** In app/pictures. */
    file: text,
    /** Where its pet is, for slots that are narrower or flatter than the picture. */
    petAt: v.picklist(["left", "low left", "middle", "right"]),
  }),
  /** The clock by which it counts hours, such as `Europe/London`. */
  clock: v.optional(text),
  /** That of each of its countries which counts hours, by their two letters. */
  countryClocks: v.optional(v.record(v.string(), text), {}),
  /** Pets come in, on flights that land the day after. */
  isIntoIndia: v.optional(v.boolean(), false),
  /** The countries where a pet from India must live first, by the names of their files. Absent: it flies there directly. */
  via: v.optional(v.pipe(v.array(stepId), v.minLength(1))),
  /** The answer as long as none of these is chosen. */
  closed: v.optional(closedSchema),
  /** How many pets each person may bring who moves home, where there are several routes. */
  petsPerPerson: v.optional(v.number()),
});

/** The rules of a destination, or those that several share, in the order in which they are followed. */
export const ruleFileSchema = v.pipe(
  v.strictObject({
    name: text,
    destination: v.optional(destinationSchema),
    rules: v.array(ruleSchema),
    alsoDecides: v.optional(v.array(conditionSchema), []),
    /**
     * For a pet that comes back after a visit to India; in the file on leaving India, for one that comes home to it.
     */
    andBack: v.optional(v.array(wayBackSchema), []),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of findContradictions(dataset.value)) addIssue({ message });
  }),
);

export type Amount = v.InferOutput<typeof amountSchema>;
export type Offset = v.InferOutput<typeof offsetSchema>;
export type Window = v.InferOutput<typeof windowSchema>;
/** Its name in a report that it is wrong, such as `uk.blood-sample`, which rules.ts gives it. */
type Reportable = { reportId?: string };
export type Rule = v.InferOutput<typeof ruleSchema> & Reportable;
export type Condition = v.InferOutput<typeof conditionSchema> & Reportable;
export type WayBack = v.InferOutput<typeof wayBackSchema>;
export type Closed = v.InferOutput<typeof closedSchema>;
export type RuleFile = v.InferOutput<typeof ruleFileSchema>;
export type DestinationTraits = v.InferOutput<typeof destinationSchema>;
