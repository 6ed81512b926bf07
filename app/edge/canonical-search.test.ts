import { describe, expect, it } from "vitest";
import { canonicalSearch } from "./canonical-search";

describe("the query of a page", () => {
  it.each([
    ["/", "?checkout=success&utm_source=mail", "?checkout=success"],
    ["/about", "?gclid=1", ""],
    ["/about", "?", ""],
    ["/blog", "?category=news", "?category=news"],
    ["/contact", "?topic=export&enquiry=sent", "?enquiry=sent&topic=export"],
    ["/products/prod_01", "?variant=v&image=2&variant=w", "?image=2&variant=v"],
    ["/products/travel-bags", "?variant=v", ""],
    ["/products.data", "?_routes=routes%2Fproducts&fbclid=1", "?_routes=routes%2Fproducts"],
    ["/_.data", "?checkout=success&_routes=root", "?_routes=root&checkout=success"],
    ["/contact", "?topic=%E0%A4%95", ""],
    ["/healthz", "?probe=3&deep=1", "?deep=1"],
    ["/healthz", "?deep=yes", ""],
    ["/", "?checkout=anything", ""],
    ["/blog", "?category=cats", ""],
    ["/products/prod_01", "?image=x&variant=a:b", "?variant=a%3Ab"],
  ])("%s%s is read as '%s', and that as itself", (path, search, canonical) => {
    expect(canonicalSearch(path, search)).toBe(canonical);
    expect(canonicalSearch(path, canonical)).toBe(canonical);
  });
});
