import { beforeAll, describe, expect, it } from "vitest";
import { hubPath, indexablePaths } from "../fixtures/route-table";
import { setFaults, siteUrl, takeStoreCalls, visit } from "./site";
import { writtenPaths } from "./written-posts";

beforeAll(() => setFaults());

const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);

describe("/sitemap.xml", () => {
  it("lists every page for search engines, changed today, weekly, of priority 0.8", async () => {
    const response = await visit("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    const paths = new Set([...indexablePaths, ...writtenPaths]);
    expect(textsOf(xml, "loc").toSorted()).toEqual(
      [...paths].map((path) => siteUrl + path).toSorted(),
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(new Set(textsOf(xml, "lastmod"))).toEqual(new Set([today]));
    expect(new Set(textsOf(xml, "changefreq"))).toEqual(new Set(["weekly"]));
    expect(new Set(textsOf(xml, "priority"))).toEqual(new Set(["0.8"]));
  });

  it("asks the store nothing", async () => {
    await takeStoreCalls();
    await visit("/sitemap.xml");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("/feed.xml", () => {
  it("has an entry for every post of the blog, with its title and summary", async () => {
    const response = await visit("/feed.xml");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    const entries = xml.match(/<entry>.*?<\/entry>/gs) ?? [];
    const posts = writtenPaths.filter((path) => path !== hubPath);
    expect(entries.map((entry) => textsOf(entry, "id")[0]).toSorted()).toEqual(
      posts.map((path) => siteUrl + path).toSorted(),
    );
    for (const entry of entries) {
      expect(textsOf(entry, "title")[0]).toBeTruthy();
      expect(textsOf(entry, "summary")[0]?.length).toBeGreaterThanOrEqual(50);
    }
  });
});
