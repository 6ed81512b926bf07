import * as v from "valibot";
import { text } from "#content/schemas.ts";
import { formatSize } from "#content/shop/format-size.ts";
import {
  citationEntries,
  datedFactEntries,
  isCheckedAgain,
} from "#travel/rules/source/citation.ts";
import { dayAndMonth } from "#ui/text/date-words.ts";
import { wayNames } from "./way-words.ts";

/** Airlines change their rules without notice. */
const checkedWithinDays = 60;

const numberAbove0 = v.pipe(v.number(), v.minValue(1));
/** Destinations by the names of their files in app/travel/rules. */
const destinations = v.optional(v.array(text), []);

/**
 * Limits of the weight with bag or crate, of the crate's longest side, and of its three sides added. The pet's own weight
 * does not give the packed weight exactly, so "below" counts as "up to" and "from" as "above".
 */
const limitsSchema = v.optional(
  v.strictObject({
    kg: v.optional(numberAbove0),
    sideCm: v.optional(numberAbove0),
    sumCm: v.optional(numberAbove0),
  }),
  {},
);

const boxSchema = v.strictObject({
  lengthCm: numberAbove0,
  widthCm: numberAbove0,
  heightCm: numberAbove0,
});

/** A way to fly, as the airline publishes it. */
const waySchema = v.pipe(
  v.strictObject({
    /** The page's words about it. They must contain the limits below. */
    says: text,
    /** The airline takes no pets this way. */
    isClosed: v.optional(v.boolean(), false),
    /** The outside of the largest bag of the cabin. */
    bag: v.optional(boxSchema),
    /** None may be exceeded. */
    upTo: limitsSchema,
    /** One of them is enough. */
    above: limitsSchema,
    /** Only to these destinations. */
    onlyTo: v.optional(v.array(text)),
    notTo: destinations,
    /** Destinations to which `above` does not count. */
    alwaysTo: destinations,
    /** Destinations for which readings differ. */
    differsTo: destinations,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { says, bag, upTo, above } = dataset.value;
    const size = bag ? `${formatSize(bag)} cm` : [];
    const limits = [...Object.values(upTo), ...Object.values(above), size].flat();
    for (const limit of limits) {
      if (!names(says, limit)) addIssue({ message: `says does not name ${limit}` });
    }
  }),
);

const names = (words: string, limit: string | number) => new RegExp(`\\b${limit}\\b`).test(words);

/** A day of any year, such as `11-01`. */
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-\d\d$/));

/** On which condition snub-nosed pets fly as cargo. */
const conditionSchema = v.pipe(
  v.strictObject({
    /** Such as "below 25 °C". It must contain the facts below. */
    says: text,
    /** The heat that decides. No airline publishes its months, so that the visitor has to ask. */
    heatC: v.optional(v.number()),
    /** The first and the last day of the season, which may contain New Year. */
    season: v.optional(v.strictObject({ from: dayOfYear, to: dayOfYear })),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { says, heatC, season } = dataset.value;
    const days = season ? [season.from, season.to] : [];
    for (const fact of [heatC ?? [], ...days.map((day) => dayAndMonth(`2000-${day}`))].flat()) {
      if (!names(says, fact)) addIssue({ message: `says does not name ${fact}` });
    }
  }),
);

const snubNosedSchema = v.strictObject({
  says: text,
  /** The ways that are closed to snub-nosed pets. */
  not: v.optional(v.array(v.picklist(wayNames)), []),
  /** The ways of which nothing is published for them. */
  unpublished: v.optional(v.array(v.picklist(wayNames)), []),
  /** They fly as cargo at any weight, on this condition. */
  asCargo: v.optional(conditionSchema),
});

const airlineSchema = v.pipe(
  v.strictObject({
    name: text,
    /** How IATA names its flights, and the airline's own website, where their status is. */
    flights: v.optional(
      v.strictObject({
        code: v.pipe(v.string(), v.regex(/^([A-Z]{2}|[A-Z]\d|\d[A-Z])$/)),
        site: v.pipe(v.string(), v.url()),
      }),
    ),
    /** Absent: nothing is published. */
    cabin: v.optional(waySchema),
    hold: v.optional(waySchema),
    cargo: v.optional(waySchema),
    snubNosed: snubNosedSchema,
    ...datedFactEntries,
  }),
  isCheckedAgain(checkedWithinDays),
);

/** A destination's own rule, whatever the airline; and the ways that it leaves open. */
const arrivalSchema = v.strictObject({
  to: text,
  /** Only for a pet that comes as its owner's baggage. */
  isForBaggage: v.optional(v.boolean(), false),
  ways: v.optional(v.array(v.picklist(wayNames)), [...wayNames]),
  says: text,
});

/** The law about dogs that assist, and about animals that do not count as such. */
const assistanceSchema = v.pipe(
  v.strictObject({ title: text, says: text, ...citationEntries }),
  isCheckedAgain(),
);

export const airlineFileSchema = v.strictObject({
  arrivals: v.array(arrivalSchema),
  assistance: v.array(assistanceSchema),
  airlines: v.array(airlineSchema),
});

export type Way = v.InferOutput<typeof waySchema>;
export type Airline = v.InferOutput<typeof airlineSchema>;
export type AirlineFile = v.InferOutput<typeof airlineFileSchema>;
