import * as v from "valibot";
import { pets } from "#content/pets.ts";
import { text } from "#content/schemas.ts";
import { datedFactEntries, isCheckedAgain } from "#travel/rules/source/citation.ts";

const checkedWithinDays = 90;

const entries = {
  /** Destinations by the names of their files in app/travel/rules; `abroad` is every move out of India. */
  to: v.pipe(v.array(text), v.minLength(1)),
  pet: v.optional(v.picklist(pets)),
  paidTo: text,
  what: text,
  /** Only on this route into India. */
  route: v.optional(v.literal("dgft")),
  /** Only on a move whose plan has this step. */
  step: v.optional(text),
  /** The causes that can change it, and when. */
  changes: v.optional(text),
};

const feeSchema = v.pipe(
  v.strictObject({
    ...entries,
    amount: text,
    /** What the amount is for or when it comes back, in a few words. */
    remark: v.optional(text),
    /** What it adds to the total of one pet. Left out where the amount is open, such as a range. */
    counts: v.optional(
      v.strictObject({ sum: v.pipe(v.number(), v.integer(), v.minValue(0)), currency: text }),
    ),
    /** When it is paid, in place of the fees that the same payee asks for in other cases. Totals list the cases. */
    inCase: v.optional(text),
    ...datedFactEntries,
  }),
  isCheckedAgain(checkedWithinDays),
);

export const feeFileSchema = v.strictObject({
  fees: v.array(feeSchema),
  /** The fees that nobody publishes. */
  unpublished: v.array(v.strictObject(entries)),
});

export type Fee = v.InferOutput<typeof feeSchema>;
export type UnpublishedFee = v.InferOutput<typeof feeFileSchema>["unpublished"][number];
export type FeeFile = v.InferOutput<typeof feeFileSchema>;
