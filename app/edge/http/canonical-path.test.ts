import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("the canonical path", () => {
  it.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/About", "/about"],
    ["//elsewhere.example//blog", "/elsewhere.example/blog"],
    ["///", "/"],
    ["/%62log/%43at", "/blog/cat"],
    ["/a%2Fb%20c%C3%A9%2e", "/a%2Fb%20c%C3%A9%2e"],
    ["/PRODUCTS/Prod_01K6aB", "/products/prod_01K6aB"],
    ["/products/%70rod_01K6", "/products/prod_01K6"],
    ["/assets/app-DKXa15z9.css", "/assets/app-DKXa15z9.css"],
    ["/A%2Fb%C3%A9", "/a%2Fb%C3%A9"],
    ["/BLOG/Choosing-IATA-Crate/", "/blog/choosing-iata-crate"],
    ["/products/prod_01K6TS2TMF9GY682VP18C5PJ19", "/products/prod_01K6TS2TMF9GY682VP18C5PJ19"],
    ["/products/prod_01K6/", "/products/prod_01K6"],
  ])("of %s is %s", (pathname, path) => {
    expect(canonicalPath(pathname)).toBe(path);
  });
});
