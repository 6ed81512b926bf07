import * as v from "valibot";

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
