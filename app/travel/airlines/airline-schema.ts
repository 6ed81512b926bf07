import * as v from "valibot";
import { text } from "#content/schemas.ts";
import { datedFactEntries, isCheckedAgain } from "#travel/rules/citation.ts";

/** Airlines change their rules without notice. */
const checkedWithinDays = 60;

const numberAbove0 = v.pipe(v.number(), v.minValue(1));
/** Destinations by the names of their files in app/travel/rules. */
const destinations = v.optional(v.array(text), []);

/** A way to fly, as the airline publishes it. */
const waySchema = v.pipe(
  v.strictObject({
    /** The page's words about it. They must contain the numbers below. */
    says: text,
    /** The airline takes no pets so. */
    isClosed: v.optional(v.boolean(), false),
    /** The weight with the bag or the crate; the crate's longest side; its length, width and height together. */
    upToKg: v.optional(numberAbove0),
    belowKg: v.optional(numberAbove0),
    upToSideCm: v.optional(numberAbove0),
    upToSumCm: v.optional(numberAbove0),
    fromKg: v.optional(numberAbove0),
    /** Of several, one is enough. */
    aboveKg: v.optional(numberAbove0),
    aboveSideCm: v.optional(numberAbove0),
    aboveSumCm: v.optional(numberAbove0),
    /** Only to these destinations. */
    onlyTo: v.optional(v.array(text)),
    notTo: destinations,
    /** Destinations to which the lower limits do not count. */
    alwaysTo: destinations,
    /** Destinations for which readings differ. */
    differsTo: destinations,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { says, ...limits } = dataset.value;
    for (const limit of Object.values(limits)) {
      if (typeof limit !== "number" || new RegExp(`\\b${limit}\\b`).test(says)) continue;
      addIssue({ message: `says does not name ${limit}` });
    }
  }),
);

const wayNames = ["cabin", "hold", "cargo"] as const;

const snubNosedSchema = v.strictObject({
  says: text,
  /** The ways that are closed to snub-nosed pets. */
  not: v.optional(v.array(v.picklist(wayNames)), []),
  /** The ways of which nothing is published for them. */
  unpublished: v.optional(v.array(v.picklist(wayNames)), []),
  /** They fly as cargo at any weight, on this condition. */
  asCargo: v.optional(text),
});

const airlineSchema = v.pipe(
  v.strictObject({
    name: text,
    /** Absent: nothing is published. */
    cabin: v.optional(waySchema),
    hold: v.optional(waySchema),
    cargo: v.optional(waySchema),
    snubNosed: snubNosedSchema,
    ...datedFactEntries,
  }),
  isCheckedAgain(checkedWithinDays),
);

/** A destination's own rule, whatever the airline; and the only way that it leaves open. */
const arrivalSchema = v.strictObject({
  to: text,
  only: v.optional(v.picklist(wayNames)),
  says: text,
});

export const airlineFileSchema = v.strictObject({
  arrivals: v.array(arrivalSchema),
  airlines: v.array(airlineSchema),
});

export type WayName = (typeof wayNames)[number];
export type Way = v.InferOutput<typeof waySchema>;
export type Airline = v.InferOutput<typeof airlineSchema>;
export type AirlineFile = v.InferOutput<typeof airlineFileSchema>;
