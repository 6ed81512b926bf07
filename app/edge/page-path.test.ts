import { describe, expect, it } from "vitest";
import { isDataPath, pagePathOf } from "./page-path";

describe("the page of an address", () => {
  it.each([
    ["/", "/"],
    ["/_.data", "/"],
    ["/about", "/about"],
    ["/about.data", "/about"],
    ["/products/prod_01.data", "/products/prod_01"],
    ["/about/_.data", "/about/"],
  ])("%s is %s", (pathname, page) => {
    expect(pagePathOf(pathname)).toBe(page);
    expect(isDataPath(pathname)).toBe(pathname !== page);
  });
});
