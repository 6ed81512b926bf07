import { describeInDigits, describeInProse } from "./amounts.ts";
import type { Amount, Rule, RuleFile } from "./rule-schema.ts";

/** Finds a file of rules by its name, such as "uk". */
export type RuleLookup = (file: string) => RuleFile | undefined;

const referencePattern =
  /\[\[(#)?([a-z-]+)\.(?:(dog|cat)\.)?([a-z-]+)(\.until|\.timing(?:\.until)?|\.takes)?\]\]/g;

/**
 * Replaces each reference in a text by the amount of the rule that it names, so that a number stands once, in the rules:
 * `[[uk.wait]]` becomes "three calendar months". `[[uk.tapeworm-treatment.until]]` is the end of a window and
 * `[[usa.blood-sample.timing]]` what we plan within it; `[[india.dgft-permit.takes]]` is how long a step takes. Where dogs
 * and cats differ, the species comes after the destination: `[[usa.dog.rabies-vaccine.until]]`. `[[#uk.wait]]` becomes
 * "3 months", for figures.
 * @throws Error that names a reference to a rule that does not exist
 */
export function fillRuleReferences(text: string, lookup: RuleLookup): string {
  const filled = text.replace(
    referencePattern,
    (reference, inDigits, file, species, step, part) => {
      const rule = lookup(file)?.rules.find(
        (candidate) => candidate.step === step && (!species || candidate.species.includes(species)),
      );
      const offset = rule && findAmount(rule, part ?? "");
      if (!offset) throw new Error(`There is no rule ${reference}`);
      return inDigits ? describeInDigits(offset) : describeInProse(offset);
    },
  );
  const [invalid] = /\[\[[\w #.-]*\]\]/.exec(filled) ?? [];
  if (invalid) throw new Error(`There is no rule ${invalid}`);
  return filled;
}

/** Of several offsets the first; a window that ends with the anchor itself has no amount. */
function findAmount({ window, practice, timing, takes }: Rule, part: string): Amount | undefined {
  if (part === ".takes") return takes;
  const windows = part.startsWith(".timing") ? [timing, practice] : [window, timing, practice];
  const ends = windows.flatMap(({ from, until }) =>
    part.endsWith("until") ? [until] : [from, until],
  );
  return ends.flatMap((offsets) => offsets?.find(({ amount }) => amount !== 0) ?? [])[0];
}
