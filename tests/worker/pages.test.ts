import { beforeAll, describe, expect, it } from "vitest";
import { company } from "../../app/content/company";
import { productIds } from "../../workers/sandbox/product-ids";
import { indexablePaths, pagePaths } from "../fixtures/route-table";
import { type PageFacts, readPage } from "./html";
import { setFaults, visit } from "./site";

beforeAll(() => setFaults());

/** The pages on /sitemap.xml: those of the route table, and what was added to the content since. */
async function listMappedPaths(): Promise<string[]> {
  const xml = await (await visit("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
}

describe("the pages of the route table and of the site map", () => {
  let pages: Map<string, PageFacts>;

  beforeAll(async () => {
    const paths = new Set([
      ...pagePaths,
      ...(await listMappedPaths()),
      `/products/${productIds.microchip}`,
    ]);
    pages = new Map();
    for (const path of paths) pages.set(path, await readPage(path));
  });

  it("all answer 200", () => {
    const failing = [...pages].filter(([, { status }]) => status !== 200);
    expect(failing.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
  });

  it("each have a title of their own, with the brand", () => {
    const titles = [...pages.values()].map(({ title }) => title);
    const suffix = ` | ${company.name}`;
    const flawed = (title: string) => !title.endsWith(suffix) || title.length === suffix.length;
    expect(titles.filter(flawed)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("each have a description of their own, of at most 160 characters", () => {
    const descriptions = [...pages.values()].map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it("each have one main heading", () => {
    const without = [...pages].filter(([, { mainHeadings }]) => mainHeadings.length !== 1);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it("are complete in the HTML: the list with its texts and prices", async () => {
    const html = await (await visit("/products")).text();
    expect(html).toContain("₹34990.00");
    expect(html).toContain(`href="/products/${productIds.crateBottle}"`);
    expect(html).toContain("Need Help Choosing");
  });

  it("are answered to HEAD with their status and no body", async () => {
    const page = await visit("/products", { method: "HEAD" });
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toBe("");
  });

  it("are all on /sitemap, but for the cart and the checkout", () => {
    const listed = pages.get("/sitemap")?.hrefs ?? [];
    expect(indexablePaths.filter((path) => !listed.includes(path))).toEqual([]);
  });
});

describe("a product's page", () => {
  it("is titled with the product and described by its text", async () => {
    const { title, description } = await readPage(`/products/${productIds.crateBottle}`);
    expect(title).toBe(`Crate water bottle, no-drip | ${company.name}`);
    expect(description).toMatch(/^A bottle that screws to the door of the crate/);
  });

  it("has the chosen variant and picture in its HTML before any script", async () => {
    const path = `/products/${productIds.cabinTravelBag}`;
    const html = await (await visit(path)).text();
    const marigold = /href="([^"]*variant=[^"]*)"[^>]*>Marigold</
      .exec(html)?.[1]
      ?.replace("&amp;", "&");
    const chosen = await (await visit(marigold ?? "")).text();
    expect(chosen).toMatch(/aria-checked="true"[^>]*>Marigold</);
    expect(chosen).toMatch(/<img[^>]*\/marigold\.jpg[^>]*fetchPriority="high"/i);
  });
});

describe("an address that leads nowhere", () => {
  it.each([
    "/no/such/page",
    "/blog/no-such-article",
    "/blog/__proto__",
    "/services/no-such-service",
    "/services/a%2Fb",
  ])("%s is a page in words with status 404 and ways on", async (path) => {
    const { status, title, mainHeadings, hrefs } = await readPage(path);
    expect(status).toBe(404);
    expect(title).toBe(`Page not found | ${company.name}`);
    expect(mainHeadings).toEqual(["This page does not exist"]);
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/contact", "/blog", "/sitemap"]));
  });
});
