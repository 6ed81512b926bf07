import * as v from "valibot";
import { describeIssues } from "../describe-issues";

const maxPageSize = 100;

function wholeNumber(minimum: number, maximum: number) {
  const wording = `Expected a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, wording),
    v.transform(Number),
    v.minValue(minimum, wording),
    v.maxValue(maximum, wording),
  );
}

const listQuerySchema = v.strictObject({
  "ids[]": v.optional(v.array(v.string())),
  offset: v.optional(wholeNumber(0, 1_000_000), "0"),
  limit: v.optional(wholeNumber(1, maxPageSize), String(maxPageSize)),
  order: v.optional(v.picklist(["ASC", "DESC"], "Expected ASC or DESC."), "ASC"),
  sort_by: v.optional(
    v.picklist(
      ["order", "title", "created_at", "updated_at"],
      "Expected order, title, created_at or updated_at.",
    ),
    "order",
  ),
  is_hidden: v.optional(v.picklist(["true", "false"], "Expected true or false.")),
  to_date: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), "Expected an ISO 8601 date."),
      v.transform((text) => new Date(text)),
    ),
  ),
});

export type ListQuery = v.InferOutput<typeof listQuerySchema>;

/** The query read, or a sentence saying what is wrong with it. */
export function parseListQuery(parameters: URLSearchParams): ListQuery | string {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    const [onlyValue] = values;
    query[key] =
      key !== "ids[]" && values.length === 1 && onlyValue !== undefined ? onlyValue : values;
  }
  const result = v.safeParse(listQuerySchema, query);
  return result.success ? result.output : describeIssues(result.issues, "query key");
}
