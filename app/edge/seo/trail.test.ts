import { describe, expect, it } from "vitest";
import { trailTo } from "./trail.ts";

describe("the trail", () => {
  it.each([
    ["/", []],
    ["/about", ["/"]],
    ["/services", ["/"]],
    ["/services/export-services", ["/", "/services"]],
    ["/products/prod_01A", ["/", "/products"]],
    ["/blog/choosing-iata-crate", ["/", "/blog"]],
    ["/guides", ["/"]],
    ["/guides/what-changed", ["/", "/guides"]],
  ])("to %s is %j", (pathname, paths) => {
    expect(trailTo(pathname).map(({ path }) => path)).toEqual(paths);
  });
});
