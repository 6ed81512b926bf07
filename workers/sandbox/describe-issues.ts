import * as v from "valibot";

/** Describes each issue in a sentence, for the `message` of a 400 response. */
export function describeIssues(
  issues: readonly v.BaseIssue<unknown>[],
  nameOfUnknown: string,
): string {
  return issues
    .map((issue) => {
      const path = v.getDotPath(issue);
      if (issue.type === "strict_object" && issue.expected === "never") {
        return `Unknown ${nameOfUnknown} "${path}".`;
      }
      if (issue.type.endsWith("_object") && issue.received === "undefined") {
        return `${path} is missing.`;
      }
      return path === null ? issue.message : `${path}: ${issue.message}`;
    })
    .join(" ");
}
