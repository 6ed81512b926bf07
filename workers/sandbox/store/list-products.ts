import * as v from "valibot";
import { catalogue } from "../catalogue/catalogue";
import type { CatalogueProduct } from "../catalogue/define-product";
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

type ListQuery = v.InferOutput<typeof listQuerySchema>;

/** Parses a query; returns an error message if it is invalid. */
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

function compare(left: CatalogueProduct, right: CatalogueProduct, sortBy: ListQuery["sort_by"]) {
  switch (sortBy) {
    case "order":
      return left.order - right.order;
    case "title":
      return left.title.localeCompare(right.title, "en");
    case "created_at":
      return Date.parse(left.createdAt) - Date.parse(right.createdAt);
    case "updated_at":
      return Date.parse(left.updatedAt) - Date.parse(right.updatedAt);
  }
}

/** Lists a page of the matching products; `count` is the number of all matches. */
export function listProducts(query: ListQuery): { count: number; page: CatalogueProduct[] } {
  const ids = query["ids[]"];
  const latestMs = query.to_date?.getTime() ?? Number.POSITIVE_INFINITY;
  const direction = query.order === "ASC" ? 1 : -1;
  const matches = catalogue
    .filter((product) => ids === undefined || ids.includes(product.id))
    .filter((product) => Date.parse(product.createdAt) <= latestMs)
    .filter(() => query.is_hidden !== "true") // No product of this store is hidden.
    .toSorted((left, right) => direction * compare(left, right, query.sort_by));
  return { count: matches.length, page: matches.slice(query.offset, query.offset + query.limit) };
}
