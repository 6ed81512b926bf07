import * as v from "valibot";
import { yesOrNo } from "#travel/plan/engine/input.ts";
import { firstMessages } from "#ui/forms/issues.ts";
import { type OtherPetName, type OtherPetNumber, otherPetNumbers, petFields } from "./pet-names.ts";
import type { QuoteQuery } from "./quote-query.ts";

const maxTextLength = 60;

/**
 * Names in any script, with the dashes and quotation marks that phones put in by themselves. No digits and no @, which
 * keeps phone numbers and addresses out of browser histories and other servers' logs.
 */
export const words = v.pipe(
  v.string(),
  v.maxLength(maxTextLength, `Please write at most ${maxTextLength} characters.`),
  v.regex(
    /^(?:[\p{L}\p{M}\p{Join_Control}\s`´]|(?![@＠﹫])\p{P})+$/u,
    "Please use letters and signs such as - ’ ( ) and &, without digits and without @.",
  ),
);

/** A number up to a limit, with a decimal point or a decimal comma. */
const upTo = (max: number, unit: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}([.,]\d{1,2})?$/, `Please enter a number of ${unit}, such as 12.5.`),
      v.transform((text) => Number(text.replace(",", "."))),
      v.minValue(0.1, "Please enter a number above 0."),
      v.maxValue(max, `Please enter at most ${max} ${unit}.`),
    ),
  );

const measure = upTo(250, "centimetres or inches");

/** The questions about each pet, beside its kind. */
export const petEntries = {
  snub: v.optional(yesOrNo),
  breed: v.optional(words),
  weight: upTo(150, "kilograms"),
  a: measure,
  b: measure,
  c: measure,
  d: measure,
};

const otherPetSchema = v.object({
  ...petEntries,
  pet: v.optional(v.picklist(["dog", "cat"], "Please choose: a dog or a cat.")),
});

/** A pet beside the first one, of which little may be known. */
export type OtherPet = v.InferOutput<typeof otherPetSchema> & { number: OtherPetNumber };

type OtherPets = { pets: OtherPet[]; problems: Partial<Record<OtherPetName, string>> };

/** Reads the pets beside the first one, as many as travel. */
export function readOtherPets(query: QuoteQuery): OtherPets {
  const result: OtherPets = { pets: [], problems: {} };
  for (const number of otherPetNumbers.filter((other) => other <= Number(query.pets))) {
    const written = Object.fromEntries(
      petFields.map((field) => [field, query[`${field}${number}`]]),
    );
    const { success, output, issues } = v.safeParse(otherPetSchema, written);
    if (success) {
      result.pets.push({ ...output, number });
      continue;
    }
    const messages = firstMessages(issues);
    for (const field of petFields) {
      if (messages[field]) result.problems[`${field}${number}`] = messages[field];
    }
  }
  return result;
}
