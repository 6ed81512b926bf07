import { describe, expect, it } from "vitest";
import { kinds } from "./entry.ts";
import { findResults } from "./results.server.ts";

const find = (query: string) => findResults(query, { listProductsWithin: async () => [] });

const pathsOf = async (query: string) =>
  (await find(query)).groups.flatMap(({ results }) => results.map(({ path }) => path));

describe("the search finds", () => {
  it.each([
    ["Dubai", "/plan?to=uae"],
    ["dog to London", "/plan?to=uk"],
    ["toronto", "/plan?to=canada"],
    ["US", "/plan?to=usa"],
    ["germany", "/plan?to=eu&country=de"],
    ["kennel", "/crate-size"],
    ["Labrador", "/crate-size?pet=dog&a=66&b=40&c=25&d=66"],
    ["british airways", "/guides/airlines"],
    [
      "heathrow",
      "/blog/navigating-pet-import-regulations-uk#what-happens-at-heathrow-step-by-step",
    ],
    ["bombay", "/locations"],
    ["RNATT Oman", "/guides/oman#rule-laboratory"],
    ["tapeworm UK", "/blog/navigating-pet-import-regulations-uk#rule-tapeworm-treatment-dog"],
    ["quarentine", "/faq#quarantine"],
    ["NOC", "/guides/dgft-permit-or-noc"],
    ["refund", "/return-policy"],
    ["nepal", "/guides/where-we-cannot-give-a-date-yet#nepal"],
    ["export services", "/services/export-services"],
  ])("for “%s” %s", async (query, path) => {
    expect(await pathsOf(query)).toContain(path);
  });

  it("a guide by the end of its text", async () => {
    expect(await pathsOf("praziquantel")).toEqual([
      "/blog/navigating-pet-import-regulations-uk#dogs-tapeworm-treatment-by-the-hour",
    ]);
  });
});

describe("the results", () => {
  it("are at most thirty, in the order of the kinds", async () => {
    const { groups } = await find("rabies vaccine dog");
    expect(groups.flatMap(({ results }) => results).length).toBeLessThanOrEqual(30);
    const order = Object.keys(kinds).filter((kind) => groups.some((group) => group.kind === kind));
    expect(groups.map(({ kind }) => kind)).toEqual(order);
  });

  it("have at most three sections of one page", async () => {
    const pages = (await pathsOf("uk")).map((path) => path.replace(/#.*/, ""));
    for (const page of new Set(pages)) {
      // The guide is in two groups: its sections, and its rules.
      expect(pages.filter((other) => other === page).length, page).toBeLessThanOrEqual(6);
    }
  });

  it("have a title each", async () => {
    const { groups } = await find("permit before the NOC");
    for (const { title, path } of groups.flatMap(({ results }) => results)) {
      expect(title, path).not.toEqual([]);
    }
  });

  it("say when no place has all of the words", async () => {
    expect(await find("crate banana")).toMatchObject({ isPartial: true });
    expect(await find("crate")).toMatchObject({ isPartial: false });
  });

  it.each(["zzzz", "the", "?"])("of “%s” are none", async (query) => {
    expect((await find(query)).groups).toEqual([]);
  });

  it("say when the shop is missing", async () => {
    const results = await findResults("crate", { listProductsWithin: async () => null });
    expect(results.isShopMissing).toBe(true);
    expect(results.groups).not.toEqual([]);
  });
});
