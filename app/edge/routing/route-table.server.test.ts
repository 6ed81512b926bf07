import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { patternToPath, readRouteTable } from "./route-table.server.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const Page = () => null;

/** The table of a site with a root and one route, by default at /contact. */
function readTable(
  module: Partial<RouteModule>,
  route: { path?: string; index?: true } = { path: "contact" },
) {
  return readRouteTable({
    root: { id: "root", path: "", module: { default: Page } },
    // The type requires a component, which resource routes do not have.
    route: { id: "route", parentId: "root", ...route, module: module as RouteModule },
  });
}

const readEntry = (module: Partial<RouteModule>) => readTable(module).get("/contact");

describe("the route table", () => {
  it("has an entry for each route except the root", () => {
    expect([...readTable({ default: Page }).keys()]).toEqual(["/contact"]);
  });

  it("has the index route at /", () => {
    expect([...readTable({ default: Page }, { index: true }).keys()]).toEqual(["/"]);
  });

  it("has no entry for a layout, which has no path", () => {
    expect([...readTable({ default: Page }, {}).keys()]).toEqual([]);
  });

  it("marks a route with a component as a page that takes no form posts", () => {
    expect(readEntry({ default: Page })).toEqual({
      id: "route",
      isPage: true,
      takesPosts: false,
      isPrivate: false,
      isDesk: false,
      mayBeKept: false,
      searchParams: {},
    });
  });

  it("does not mark a resource route as a page", () => {
    expect(readEntry({ loader: () => null })).toEqual({
      id: "route",
      isPage: false,
      takesPosts: false,
      isPrivate: false,
      isDesk: false,
      mayBeKept: false,
      searchParams: {},
    });
  });

  it("marks a route with an action as one that takes form posts", () => {
    expect(readEntry({ default: Page, action: () => null })).toMatchObject({ takesPosts: true });
    expect(readEntry({ action: () => null })).toMatchObject({ isPage: false, takesPosts: true });
  });

  it("takes each route below /desk for the desk's, and as private", () => {
    const readDesk = (path: string) => readTable({ default: Page }, { path }).get(`/${path}`);
    const ofDesk = { isDesk: true, isPrivate: true };
    expect(readDesk("desk")).toMatchObject(ofDesk);
    expect(readDesk("desk/:enquiry")).toMatchObject(ofDesk);
    expect(readDesk("desks")).toMatchObject({ isDesk: false, isPrivate: false });
  });

  it("has the query parameters from the handle of a route", () => {
    const searchParams = { enquiry: /^sent$/ };
    expect(readEntry({ default: Page, handle: { searchParams } })).toMatchObject({ searchParams });
  });

  it.each([
    ["a list of names", ["enquiry"]],
    ["a pattern written as a string", { enquiry: "^sent$" }],
    ["a flag", { enquiry: true }],
  ])(
    "is not built, so that the Worker does not start, when searchParams is %s",
    (_, searchParams) => {
      expect(() => readEntry({ default: Page, handle: { searchParams } })).toThrow(/Invalid type/);
    },
  );
});

describe("the path of a route pattern", () => {
  it.each([
    ["", "/"],
    ["/", "/"],
    ["products/:productId", "/products/:productId"],
    ["/products/:productId", "/products/:productId"],
    ["*", "/*"],
  ])("of '%s' is '%s'", (pattern, path) => {
    expect(patternToPath(pattern)).toBe(path);
  });
});
