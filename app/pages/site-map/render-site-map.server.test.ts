import { describe, expect, it } from "vitest";
import { findXmlErrors } from "#tests/fixtures/xml/find-xml-errors.ts";
import { renderSiteMap } from "./render-site-map.server.ts";

const origin = "https://marigold.example";
const changedOn = new Date("2026-11-19T18:30:00Z");

describe("a site map", () => {
  it("is valid, with the day of the last change in India, weekly frequency and priority 0.8", async () => {
    const xml = renderSiteMap(origin, [
      { path: "/", changedOn },
      { path: "/products/prod_01A", changedOn: null },
    ]);
    expect(await findXmlErrors(xml, "sitemap")).toEqual([]);
    expect(xml).toContain(
      "<url><loc>https://marigold.example/</loc><lastmod>2026-11-20</lastmod><changefreq>weekly</changefreq><priority>0.8</priority></url>",
    );
  });
});

describe("the check of a site map", () => {
  it("finds an invalid value", async () => {
    const xml = renderSiteMap(origin, [{ path: "/", changedOn }]).replace("weekly", "sometimes");
    expect(await findXmlErrors(xml, "sitemap")).not.toEqual([]);
  });
});
