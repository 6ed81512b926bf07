import type { DestinationRules, Rule } from "./rule-schema.ts";

/** Whether the rule should have been checked again by now. */
export const isDue = ({ verifyBy }: Pick<Rule, "verifyBy">, today: string): boolean =>
  verifyBy < today;

/** The rules that are due for checking, each with the name of its destination. */
export function rulesDue(files: DestinationRules[], today: string): { name: string; rule: Rule }[] {
  return files.flatMap(({ name, rules }) =>
    rules.filter((rule) => isDue(rule, today)).map((rule) => ({ name, rule })),
  );
}

/** The day of the oldest check, and the first day by which a rule must be checked again. */
export function checkDates(rules: Rule[]): { checked: string; verifyBy: string } {
  const [checked = ""] = rules.map((rule) => rule.checked).toSorted();
  const [verifyBy = ""] = rules.map((rule) => rule.verifyBy).toSorted();
  return { checked, verifyBy };
}
