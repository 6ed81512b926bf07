import { beforeAll, describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { landingPages } from "#content/shop/landing-pages.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { indexablePaths, landingPaths, pagePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { type PageFacts, readElements, readPage, siteUrl, visit } from "#tests/worker/site.ts";
import {
  readCacheEntry,
  setFaults,
  storeIsDown,
  waitForCacheEntry,
  writeCacheEntry,
} from "#tests/worker/store.ts";

/** Lists the pages on /sitemap.xml. */
async function listSitemapPaths(): Promise<string[]> {
  const xml = await (await visit("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
}

describe("the pages of the route table and the site map", () => {
  let pages: Map<string, PageFacts>;

  beforeAll(async () => {
    const paths = new Set([
      ...pagePaths,
      ...(await listSitemapPaths()),
      `/products/${productIds.microchip}`,
    ]);
    pages = new Map();
    for (const path of paths) pages.set(path, await readPage(path));
  });

  it("all respond with 200", () => {
    const failing = [...pages].filter(([, { status }]) => status !== 200);
    expect(failing.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
  });

  it("each have a unique title with the brand", () => {
    const titles = [...pages.values()].map(({ title }) => title);
    const suffix = ` | ${company.name}`;
    const isFlawed = (title: string) => !title.endsWith(suffix) || title.length === suffix.length;
    expect(titles.filter(isFlawed)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("each have a unique description of 50 to 160 characters", () => {
    const descriptions = [...pages.values()].map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it("each have one main heading", () => {
    const failing = [...pages].filter(([, { mainHeadings }]) => mainHeadings.length !== 1);
    expect(failing.map(([path]) => path)).toEqual([]);
  });

  it("contain texts and prices in their HTML, such as the product list", async () => {
    const html = await (await visit("/products")).text();
    expect(html).toContain(inRupees(34990));
    expect(html).toContain(`href="/products/${productIds.crateBottle}"`);
    expect(html).toContain("Need Help Choosing");
  });

  it("respond to HEAD with their status and no body", async () => {
    const page = await visit("/products", { method: "HEAD" });
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toBe("");
  });

  it("are all linked from /sitemap, except for the cart and the checkout", () => {
    const listed = pages.get("/sitemap")?.hrefs ?? [];
    expect(indexablePaths.filter((path) => !listed.includes(path))).toEqual([]);
  });
});

describe("the privacy policy", () => {
  it("names the host of the chat's script", async () => {
    const html = await (await visit("/privacy-policy")).text();
    expect(html).toContain("Its script comes from localhost:8788 shortly after a page has opened");
  });

  it("promises no time for which a browser keeps an order or a list", async () => {
    const html = await (await visit("/privacy-policy")).text();
    expect(html).toContain("for up to 30 days");
    expect(html).toContain("A browser may forget all of this sooner.");
  });
});

describe("whether a pet needs the DGFT permit", () => {
  it.each(["/services/dgft-arrival-permit", "/guides/dgft-permit-or-noc"])(
    "is asked on %s before anything else is said of it",
    async (path) => {
      const html = await (await visit(path)).text();
      const main = html.slice(html.indexOf("<main"));
      const [before = ""] = main.split("Did your pet leave India");
      expect(before).toContain("Do you need it?");
      expect(before).not.toMatch(/<picture|When to start/);
    },
  );

  it("leads to passages of the guide that exist", async () => {
    const guide = "/guides/dgft-permit-or-noc";
    const { ids } = await readPage(guide);
    const links = await readElements(guide, "[data-after] a");
    expect(links.length).toBeGreaterThan(0);
    for (const { href } of links) expect(ids.map((id) => `${guide}#${id}`)).toContain(href);
  });
});

describe("a product page", () => {
  it("has the product's name as its title and the product's text as its description", async () => {
    const { title, description } = await readPage(`/products/${productIds.crateBottle}`);
    expect(title).toBe(`Crate water bottle, no-drip | ${company.name}`);
    expect(description).toMatch(/^A bottle that screws to the door of the crate/);
  });

  it("shows the chosen variant and its picture without JavaScript", async () => {
    const path = `/products/${productIds.cabinTravelBag}`;
    const radios = await readElements(path, "[role=radio]");
    const marigold = radios.find(({ text }) => text.startsWith("Marigold"))?.href ?? "";
    const [checked] = await readElements(marigold, "[role=radio][aria-checked=true]");
    expect(checked?.text).toMatch(/^Marigold/);
    const chosen = await (await visit(marigold)).text();
    expect(chosen).toMatch(/<img[^>]*\/marigold\.jpg[^>]*fetchPriority="high"/i);
  });
});

describe("an unknown address", () => {
  it.each([
    "/no/such/page",
    "/blog/no-such-article",
    "/blog/__proto__",
    "/blog/what-changed",
    "/guides/no-such-guide",
    "/services/no-such-service",
    "/services/a%2Fb",
  ])("%s gets a page with status 404, an explanation and links", async (path) => {
    const { status, title, mainHeadings, hrefs } = await readPage(path);
    expect(status).toBe(404);
    expect(title).toBe(`Page not found | ${company.name}`);
    expect(mainHeadings).toEqual(["This page does not exist"]);
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/contact", "/blog", "/sitemap"]));
  });
});

type CrawledPage = PageFacts & { clicks: number };

/** Follows links from the home page, and reads each page once, by its shortest path. */
async function crawl(): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const queue = [{ path: "/", clicks: 0 }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, clicks } = next;
    if (pages.has(path)) continue;
    const page = { ...(await readPage(path)), clicks };
    pages.set(path, page);
    const links = internalLinks(path, page);
    queue.push(...links.map(({ pathname }) => ({ path: pathname, clicks: clicks + 1 })));
  }
  return pages;
}

function internalLinks(path: string, { hrefs }: PageFacts): URL[] {
  return hrefs
    .map((href) => new URL(href, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl);
}

describe("the internal links", () => {
  let pages: Map<string, CrawledPage>;

  beforeAll(async () => {
    pages = await crawl();
  }, 60_000);

  it("all lead to existing pages", () => {
    const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(dead).toEqual([]);
  });

  it("lead to every indexable page within three clicks", () => {
    const distant = indexablePaths.filter((path) => (pages.get(path)?.clicks ?? 4) > 3);
    expect(distant).toEqual([]);
  });

  it("with a fragment all lead to existing anchors", () => {
    const dead = [...pages].flatMap(([path, page]) =>
      internalLinks(path, page)
        .filter(({ hash }) => hash !== "")
        .filter(({ hash, pathname }) => {
          const ids = pages.get(pathname)?.ids ?? [];
          return !ids.includes(decodeURIComponent(hash.slice(1)));
        })
        .map(({ pathname, hash }) => `${path} -> ${pathname}${hash}`),
    );
    expect(dead).toEqual([]);
  });

  it("lead to pages without duplicate ids", () => {
    const failing = [...pages].filter(([, { ids }]) => new Set(ids).size !== ids.length);
    expect(failing.map(([path]) => path)).toEqual([]);
  });
});

describe("a landing page", () => {
  const microchipPage = "/products/microchip-for-pets";
  const microchipPrice = landingPages[microchipPage]?.offers[0]?.fixedPrice.label;

  const textOf = async (path: string) =>
    (await (await visit(path)).text())
      .replaceAll("<!-- -->", "")
      .replace(/<script.*?<\/script>/gs, "");

  it.each(Object.entries(landingPages))(
    "%s shows its fixed prices while the store is down",
    async (path, { offers }) => {
      await setFaults(storeIsDown);
      const html = await textOf(path);
      for (const { fixedPrice } of offers) expect(html).toContain(`>${fixedPrice.label}<`);
    },
  );

  it("shows the catalogue's price when it differs", async () => {
    await visit(`/products/${productIds.microchip}`);
    const entry = JSON.stringify(await waitForCacheEntry(productIds.microchip));
    await writeCacheEntry(
      productIds.microchip,
      JSON.parse(entry.replaceAll('"priceCents":149900', '"priceCents":987600')),
    );
    const html = await textOf(microchipPage);
    expect(html).toContain(`>${inRupees(9876)}<`);
    expect(html).not.toContain(microchipPrice);
  });

  it.each(landingPaths)("%s is complete while the store is down", async (path) => {
    await setFaults(storeIsDown);
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Including all taxes");
    expect(html).toContain('href="/products/prod_');
  });

  it("is complete when its product is missing", async () => {
    await setFaults({ path: "/store/*", kind: "status", status: 404 });
    const html = await textOf(microchipPage);
    expect(html).toContain(`>${microchipPrice}<`);
    expect(html).toContain(`href="/products/${productIds.microchip}"`);
  });

  it("does not wait for a slow store, and caches the late response", async () => {
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 1_500 });
    const html = await textOf(microchipPage);
    expect(html).toContain(`>${microchipPrice}<`);
    expect(await readCacheEntry(productIds.microchip)).toBeNull();
    await waitForCacheEntry(productIds.microchip);
  });
});
