import * as v from "valibot";

/** The problem of each entry, such as "rules.0.what: Invalid type"; `whole` names a value without entries. */
export const describeIssues = (issues: readonly v.BaseIssue<unknown>[], whole: string): string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? whole}: ${issue.message}`);

/** The first message of each invalid entry, by its name: a visitor corrects one problem at a time. */
export function firstMessages<Name extends string>(
  issues: readonly v.BaseIssue<unknown>[],
): Partial<Record<Name, string>> {
  const messages: Partial<Record<string, string>> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue);
    if (name !== null) messages[name] ??= issue.message;
  }
  return messages;
}
