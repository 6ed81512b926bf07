import { describe, expect, it, vi } from "vitest";
import changes from "#content/changes.yaml";
import { company } from "#content/company/company.ts";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import { guidePaths, hubPath, indexablePaths, newsPaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { readAttributes, readElements, siteUrl, visit } from "#tests/worker/site.ts";
import {
  clearCatalogueCache,
  setFaults,
  storeIsDown,
  takeStoreCalls,
} from "#tests/worker/store.ts";
import { ruleGuideNames } from "#travel/rules/rules.ts";

const texts = import.meta.glob<string>("../../../app/content/blog/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The guides that the blog does not list. */
const furtherGuides = Object.keys(import.meta.glob("../../../app/content/guides/*.mdx")).map(
  (file) => file.replace(/^.*\/([^/]+)\.mdx$/, "/guides/$1"),
);

const ruleGuides = ruleGuideNames.map((name) => `/guides/${name}`);

/** All posts in the content folder. */
const blogPosts = Object.entries(texts).map(([file, text]) => ({
  path: file.replace(/^.*\/([^/]+)\.mdx$/, "/blog/$1"),
  isNews: /^category: News$/m.test(text),
}));
const blogPostPaths = blogPosts.map(({ path }) => path);

const readText = async (path: string) => (await visit(path)).text();

const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);

describe.each([
  { path: "/", list: "[aria-labelledby='services-title'] article", view: "small" },
  { path: "/services", list: "main article", view: "strip" },
  { path: "/blog", list: "li article", view: "small" },
])("the pictures of the list of $path", ({ path, list, view }) => {
  it("are cut for a phone so that the pet is whole", async () => {
    const titles = await readElements(path, `${list} a`);
    const files = await readAttributes(path, `${list} source[media]`, "srcset");
    expect(files).toHaveLength(2 * titles.length);
    expect(files.filter((file) => !file?.includes(`-${view}-`))).toEqual([]);
  });
});

describe("/blog", () => {
  async function readListedPaths(search = ""): Promise<string[]> {
    const html = await readText(`/blog${search}`);
    const list = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    return [...list.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, path]) => path ?? "");
  }

  it("lists each guide, each news article and the comparison of all destinations once", async () => {
    expect((await readListedPaths()).toSorted()).toEqual(blogPostPaths.toSorted());
    const specified = [...guidePaths, ...newsPaths, hubPath];
    expect(specified.filter((path) => !blogPostPaths.includes(path))).toEqual([]);
  });

  it("lists the comparison first", async () => {
    expect((await readListedPaths())[0]).toBe(hubPath);
  });

  it("lists only the articles of the category in the query", async () => {
    const pathsOf = (isNews: boolean) =>
      blogPosts.filter((post) => post.isNews === isNews).map(({ path }) => path);
    expect((await readListedPaths("?category=news")).toSorted()).toEqual(pathsOf(true).toSorted());
    expect((await readListedPaths("?category=guides")).toSorted()).toEqual(
      pathsOf(false).toSorted(),
    );
    expect(pathsOf(true)).toEqual(expect.arrayContaining(newsPaths));
  });

  it("lists everything for an unknown category", async () => {
    expect(await readListedPaths("?category=cats")).toEqual(await readListedPaths());
  });
});

describe("/guides", () => {
  const pathsIn = async (path: string, prefix: RegExp) =>
    (await readElements(path, "main a")).flatMap(({ href }) =>
      href && prefix.test(href) ? [href] : [],
    );

  it("lists every guide once: the comparison, those of the blog, those that it does not list, and those of rules", async () => {
    const guides = [hubPath, ...guidePaths, ...furtherGuides, "/guides/airlines", ...ruleGuides];
    const listed = await pathsIn("/guides", /^\/(blog|guides)\//);
    expect(listed.toSorted()).toEqual(guides.toSorted());
  });

  it("is linked from the blog, as are the guides that it does not list, and the tools", async () => {
    expect(await pathsIn("/blog", /^\/(guides|plan|crate-size)/)).toEqual(
      expect.arrayContaining(["/guides", ...furtherGuides, "/plan", "/crate-size"]),
    );
  });
});

describe("/sitemap.xml", () => {
  it("lists every indexable page, changed today, weekly, with priority 0.8", async () => {
    const response = await visit("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    const paths = new Set([...indexablePaths, ...blogPostPaths, ...furtherGuides, ...ruleGuides]);
    expect(textsOf(xml, "loc").toSorted()).toEqual(
      [...paths].map((path) => siteUrl + path).toSorted(),
    );
    const today = dayInIndia(Date.now());
    expect(new Set(textsOf(xml, "lastmod"))).toEqual(new Set([today]));
    expect(new Set(textsOf(xml, "changefreq"))).toEqual(new Set(["weekly"]));
    expect(new Set(textsOf(xml, "priority"))).toEqual(new Set(["0.8"]));
  });

  it("does not need the store", async () => {
    await takeStoreCalls();
    await visit("/sitemap.xml");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("/sitemap-products.xml", () => {
  it("lists the products with the day of their last change", async () => {
    const xml = await readText("/sitemap-products.xml");
    expect(xml.match(/<loc>/g)).toHaveLength(17);
    const url = `${siteUrl}/products/${productIds.microchip}`;
    const entry = new RegExp(`<loc>${url}</loc><lastmod>2026-10-12</lastmod>`);
    // A day that the store does not send in time is left out, and has a copy by the next request.
    await vi.waitFor(async () => expect(await readText("/sitemap-products.xml")).toMatch(entry));
  });

  it("responds with 503 and Retry-After when the store is down", async () => {
    expectConsoleErrors(1);
    await clearCatalogueCache();
    await setFaults(storeIsDown);
    const response = await visit("/sitemap-products.xml");
    await setFaults();
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("10");
  });
});

describe("/feed.xml", () => {
  it("has an entry for every post of the blog and for every change, with its title and summary", async () => {
    const response = await visit("/feed.xml");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    const entries = xml.match(/<entry>.*?<\/entry>/gs) ?? [];
    const posts = blogPostPaths.filter((path) => path !== hubPath);
    const changePaths = changes.map(({ id }) => `/guides/what-changed#${id}`);
    expect(entries.map((entry) => textsOf(entry, "id")[0]).toSorted()).toEqual(
      [...posts, ...changePaths].map((path) => siteUrl + path).toSorted(),
    );
    for (const entry of entries) {
      expect(textsOf(entry, "title")[0]).toBeTruthy();
      const summary = textsOf(entry, "summary")[0];
      const change = changes.find(({ id }) => entry.includes(`#${id}</id>`));
      if (change) expect(summary).toContain(change.now.slice(0, 20));
      else expect(summary?.length).toBeGreaterThanOrEqual(50);
    }
  });
});

describe("the page of the changes", () => {
  it("has each change with its day and the old value, the newest first", async () => {
    const items = await readElements("/guides/what-changed", ".prose li[id]");
    const newestFirst = changes.toSorted((one, other) => other.day.localeCompare(one.day));
    expect(items).toHaveLength(changes.length);
    for (const [index, { title, was, now }] of newestFirst.entries()) {
      const text = items[index]?.text;
      expect(text).toContain(title);
      expect(text).toContain(`Was: ${was}`);
      expect(text).toContain(`Now: ${now}`);
    }
  });
});

describe("/robots.txt", () => {
  it("names both site maps", async () => {
    const text = await readText("/robots.txt");
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap-products.xml\n`);
  });
});

describe("/manifest.webmanifest", () => {
  it("names the brand, and icons that exist", async () => {
    const response = await visit("/manifest.webmanifest");
    expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
    const manifest = await response.json<{ icons: { src: string }[] }>();
    expect(manifest).toMatchObject({ name: company.name, short_name: company.shortName });
    const files = Object.keys(import.meta.glob("../../../public/*.png"));
    expect(files).toEqual(
      expect.arrayContaining(manifest.icons.map(({ src }) => `../../../public${src}`)),
    );
  });
});

describe("/llms.txt", () => {
  it("links to every guide", async () => {
    const text = await readText("/llms.txt");
    for (const path of [...guidePaths, ...furtherGuides, ...ruleGuides])
      expect(text).toContain(`](${siteUrl}${path})`);
  });
});

describe("/.well-known/security.txt", () => {
  it("names an email address and expires within a year", async () => {
    const text = await readText("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:/);
    const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? "").getTime();
    const yearMs = 365 * dayMs;
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + yearMs);
  });
});
