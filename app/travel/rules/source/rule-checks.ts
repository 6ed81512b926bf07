import type { Rule, RuleFile } from "#travel/rules/rule-schema.ts";

/** Whether the rule should have been checked again by now. */
export const isDue = ({ verifyBy }: Pick<Rule, "verifyBy">, today: string): boolean =>
  verifyBy < today;

/** The citations in files of rules, each with its destination's name and a name of its own. */
export const listCitations = (files: RuleFile[]) =>
  files.flatMap(({ name, rules, alsoDecides, andBack }) => [
    ...rules.map((rule) => ({ name, what: rule.step, citation: rule })),
    ...alsoDecides.map((condition) => ({ name, what: condition.text, citation: condition })),
    ...andBack.map((way) => ({ name, what: way.what, citation: way })),
  ]);

/** The day on which most of them were checked. */
export function findCommonDay(citations: Pick<Rule, "checked">[]): string {
  const byDay = Map.groupBy(citations, ({ checked }) => checked);
  const [day = ""] = [...byDay.keys()].toSorted((one, other) => timesOf(other) - timesOf(one));
  return day;

  function timesOf(checked: string): number {
    return byDay.get(checked)?.length ?? 0;
  }
}

/** The day on or after which each of the rules was checked, and the first day by which one must be checked again. */
export function checkDates(rules: Pick<Rule, "checked" | "verifyBy">[]): {
  checked: string;
  verifyBy: string;
} {
  const [checked = ""] = rules.map((rule) => rule.checked).toSorted();
  const [verifyBy = ""] = rules.map((rule) => rule.verifyBy).toSorted();
  return { checked, verifyBy };
}
