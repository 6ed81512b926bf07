import type { Condition, Rule, RuleFile } from "#travel/rules/rule-schema.ts";

/** A file of rules in which each rule and condition has its name in a report. */
export type ReportableFile = Omit<RuleFile, "rules" | "alsoDecides"> & {
  rules: Rule[];
  alsoDecides: Condition[];
};

/** Names each rule by its file and step, such as `uk.blood-sample`; a further one of that step has a number. */
export function nameForReports(fileName: string, file: RuleFile): ReportableFile {
  const counts = new Map<string, number>();
  const nameOf = (part: string) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return `${fileName}.${part}${count > 1 ? `.${count}` : ""}`;
  };
  return {
    ...file,
    rules: file.rules.map((rule) => ({ ...rule, reportId: nameOf(rule.step) })),
    alsoDecides: file.alsoDecides.map((one) => ({ ...one, reportId: nameOf("condition") })),
  };
}
