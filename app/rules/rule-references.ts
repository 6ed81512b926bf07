import type { DestinationRules, Offset } from "./rule-schema.ts";

/** Finds a file of rules by its name, such as "uk". */
export type RuleLookup = (file: string) => DestinationRules | undefined;

const referencePattern = /\[\[([a-z-]+)\.(?:(dog|cat)\.)?([a-z-]+)(?:\.(until|advised))?\]\]/g;

/**
 * Replaces each reference in a text with the amount from the rule that it names, so that each number is written only in
 * the rules: `[[uk.wait]]` becomes "three calendar months". `[[uk.tapeworm-treatment.until]]` is the end of a window
 * and `[[usa.blood-sample.advised]]` our advice. Where dogs and cats differ, the species comes after the destination:
 * `[[usa.dog.rabies-vaccine]]`.
 * @throws Error that names a reference to a rule that does not exist
 */
export function fillRuleReferences(text: string, lookup: RuleLookup): string {
  const filled = text.replace(referencePattern, (reference, file, species, step, end) => {
    const rule = lookup(file)?.rules.find(
      (candidate) => candidate.step === step && (!species || candidate.species.includes(species)),
    );
    const window = end === "advised" ? rule?.advised : rule?.window;
    const offset = (end !== "until" && window?.from ? window.from : window?.until)?.at(-1);
    if (!offset) throw new Error(`There is no rule ${reference}`);
    return describeInProse(offset);
  });
  const [invalid] = /\[\[[\w .-]*\]\]/.exec(filled) ?? [];
  if (invalid) throw new Error(`There is no rule ${invalid}`);
  return filled;
}

const numberWords = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Such as "three calendar months", "30 days" or "one day". */
function describeInProse({ amount, unit }: Offset): string {
  const count = Math.abs(amount);
  const words = unit === "month" ? "calendar month" : unit;
  return `${numberWords[count] ?? count} ${words}${count === 1 ? "" : "s"}`;
}
