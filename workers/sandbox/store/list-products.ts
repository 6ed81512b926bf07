import { catalogue } from "../catalogue/catalogue";
import type { CatalogueProduct } from "../catalogue/define-product";
import type { ListQuery } from "./list-query";

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

/** `count` is that of all matches, so that a client knows when to stop paging. */
export function listProducts(query: ListQuery): { count: number; page: CatalogueProduct[] } {
  const ids = query["ids[]"];
  const latestMs = query.to_date?.getTime() ?? Number.POSITIVE_INFINITY;
  const direction = query.order === "ASC" ? 1 : -1;
  const matches = catalogue
    .filter((product) => ids === undefined || ids.includes(product.id))
    .filter((product) => Date.parse(product.createdAt) <= latestMs)
    .filter(() => query.is_hidden !== "true") // Nothing in this store is hidden.
    .toSorted((left, right) => direction * compare(left, right, query.sort_by));
  return { count: matches.length, page: matches.slice(query.offset, query.offset + query.limit) };
}
