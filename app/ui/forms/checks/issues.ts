import * as v from "valibot";

/** The problem of each entry, such as "rules.0.what: Invalid type"; `whole` names a value without entries. */
export const describeIssues = (issues: readonly v.BaseIssue<unknown>[], whole: string): string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? whole}: ${issue.message}`);
