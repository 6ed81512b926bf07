import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { faq } from "#content/faq.ts";
import {
  furtherGuidePaths,
  guidePaths,
  indexablePaths,
  newsPaths,
} from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { structuredDataSchema } from "#tests/fixtures/structured-data-schema.ts";
import { readAttributes, readPage, siteUrl, visit } from "#tests/worker/site.ts";
import { clearCatalogueCache, waitForCacheEntry, writeCacheEntry } from "#tests/worker/store.ts";
import { ruleGuideNames } from "#travel/rules/rules.ts";
import { woodenCrate } from "#workers/sandbox/catalogue/catalogue.ts";

const productPath = `/products/${productIds.microchip}`;
const ruleGuidePaths = ruleGuideNames.map((name) => `/guides/${name}`);
const woodenCratePath = `/products/${woodenCrate.id}`;

type Head = {
  canonical: string | null;
  robots: string | null;
  properties: Map<string, string>;
  structuredData: unknown[];
};

async function readHead(path: string): Promise<Head> {
  const blocks: string[] = [];
  const head: Head = { canonical: null, robots: null, properties: new Map(), structuredData: [] };
  const rewriter = new HTMLRewriter()
    .on("link[rel=canonical]", {
      element(link) {
        head.canonical = link.getAttribute("href");
      },
    })
    .on("meta", {
      element(meta) {
        const name = meta.getAttribute("property") ?? meta.getAttribute("name");
        const content = meta.getAttribute("content") ?? "";
        if (name === "robots") head.robots = content;
        if (name) head.properties.set(name, content);
      },
    })
    .on('script[type="application/ld+json"]', {
      element: () => void blocks.push(""),
      text: (chunk) => void blocks.push((blocks.pop() ?? "") + chunk.text),
    });
  await rewriter.transform(await visit(path)).arrayBuffer();
  head.structuredData = blocks.map((block) => JSON.parse(block));
  return head;
}

const typesOf = (blocks: unknown[]) =>
  blocks.map((block) => v.parse(v.object({ "@type": v.string() }), block)["@type"]);

describe("the indexable pages", () => {
  const heads = new Map<string, Head>();

  beforeAll(async () => {
    for (const path of [...indexablePaths, ...ruleGuidePaths, productPath, woodenCratePath])
      heads.set(path, await readHead(path));
  });

  it("name their own address as canonical", () => {
    const wrong = [...heads].filter(([path, { canonical }]) => canonical !== siteUrl + path);
    expect(wrong.map(([path, { canonical }]) => `${path}: ${canonical}`)).toEqual([]);
  });

  it("have a title, a description, an address and a picture for social networks", () => {
    for (const [path, { properties }] of heads) {
      expect(properties.get("og:title"), path).toBeTruthy();
      expect(properties.get("og:description"), path).toBe(properties.get("description"));
      expect(properties.get("og:url"), path).toBe(siteUrl + path);
      expect(properties.get("og:image"), path).toMatch(/^https?:\/\/.+\.(png|jpg)$/);
      expect(properties.get("twitter:card"), path).toBe("summary_large_image");
    }
  });

  it("have structured data with the required fields of each type", () => {
    for (const [path, { structuredData }] of heads) {
      for (const block of structuredData) {
        const { issues } = v.safeParse(structuredDataSchema, block);
        expect(issues, `${path}: ${JSON.stringify(block)}`).toBeUndefined();
      }
    }
  });

  it.each([
    ["/", ["ProfessionalService", "WebSite"]],
    ["/faq", ["BreadcrumbList", "FAQPage"]],
    ["/services", ["BreadcrumbList", "ItemList"]],
    ["/products", ["BreadcrumbList", "ItemList"]],
    ["/blog", ["BreadcrumbList", "ItemList"]],
    ["/about", ["BreadcrumbList"]],
    [productPath, ["BreadcrumbList", "Product"]],
    // Not sold online.
    [woodenCratePath, ["BreadcrumbList"]],
    ...[...guidePaths, ...newsPaths].map((path): [string, string[]] => [
      path,
      ["BreadcrumbList", "BlogPosting"],
    ]),
    ...[...furtherGuidePaths, ...ruleGuidePaths].map((path): [string, string[]] => [
      path,
      ["BreadcrumbList", "Article"],
    ]),
  ])("include %s with structured data of type %j", (path, types) => {
    expect(typesOf(heads.get(path)?.structuredData ?? [])).toEqual(types);
  });
});

describe("structured data", () => {
  const textOf = async (path: string) =>
    (await (await visit(path)).text())
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");

  it.each([...guidePaths, ...furtherGuidePaths, ...newsPaths, ...ruleGuidePaths])(
    "matches the headline and the date that %s shows",
    async (path) => {
      const { structuredData } = await readHead(path);
      const posting = v.parse(
        v.object({ headline: v.string(), datePublished: v.string(), dateModified: v.string() }),
        structuredData[1],
      );
      const { mainHeadings } = await readPage(path);
      expect(mainHeadings.map((heading) => heading.replaceAll("&amp;", "&"))).toEqual([
        posting.headline,
      ]);
      const [shown = ""] = await readAttributes(path, "main header time", "datetime");
      const days = [shown, posting.datePublished.slice(0, 10)].toSorted();
      expect(posting.dateModified).toBe(`${days.at(-1)}T00:00:00+05:30`);
    },
  );

  it("has the days that the feed has", async () => {
    const feed = await (await visit("/feed.xml")).text();
    const entries = feed.split("<entry>").slice(1);
    for (const path of [...guidePaths, ...newsPaths]) {
      const entry = entries.find((text) => text.includes(`<id>${siteUrl}${path}</id>`));
      const { structuredData } = await readHead(path);
      expect(structuredData[1], path).toMatchObject({
        datePublished: /<published>([^<]*)/.exec(entry ?? "")?.[1],
        dateModified: /<updated>([^<]*)/.exec(entry ?? "")?.[1],
      });
    }
  });

  it("matches the questions and answers on /faq", async () => {
    const { structuredData } = await readHead("/faq");
    const { mainEntity } = v.parse(
      v.object({
        mainEntity: v.array(
          v.object({ name: v.string(), acceptedAnswer: v.object({ text: v.string() }) }),
        ),
      }),
      structuredData[1],
    );
    const text = await textOf("/faq");
    expect(mainEntity).toHaveLength(faq.length);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });

  it("matches the name and the price on a product page", async () => {
    const { structuredData } = await readHead(productPath);
    const { name, offers } = v.parse(
      v.object({
        name: v.string(),
        offers: v.object({ price: v.string(), priceCurrency: v.literal("INR") }),
      }),
      structuredData[1],
    );
    const text = await textOf(productPath);
    expect(text).toContain(name);
    expect(text).toContain(`₹${offers.price}`);
  });
});

describe("the canonical address", () => {
  it.each([
    ["/about?utm_source=mail", "/about"],
    ["/blog?category=news&utm_source=mail", "/blog?category=news"],
    ["/blog?category=cats", "/blog"],
    ["/contact?topic=export-services", "/contact"],
    ["/products?kind=crates", "/products"],
    [`${productPath}?variant=x`, productPath],
  ])("of %s is %s", async (address, canonical) => {
    expect((await readHead(address)).canonical).toBe(siteUrl + canonical);
  });
});

describe("a page that search engines should not list", () => {
  it.each(["/cart", "/checkout", "/?checkout=success", "/contact?enquiry=sent", "/nowhere"])(
    "%s has noindex and no canonical address",
    async (path) => {
      const { robots, canonical } = await readHead(path);
      expect(robots).toBe("noindex");
      expect(canonical).toBeNull();
    },
  );
});

describe("a product that the store has deleted", () => {
  it("responds with 410 and 'Product not found'", async () => {
    await visit(productPath);
    const entry = JSON.stringify(await waitForCacheEntry(productIds.microchip));
    const deleted = entry.replace('"deletedAt":null', '"deletedAt":"2026-11-01T00:00:00.000Z"');
    await writeCacheEntry(productIds.microchip, JSON.parse(deleted));
    const response = await visit(productPath);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("Product not found");
    await clearCatalogueCache();
  });
});

describe("an address that is not canonical", () => {
  it.each([
    ["/about/", "/about"],
    ["/About?utm_source=mail", "/about?utm_source=mail"],
    ["/BLOG/choosing-iata-crate/", "/blog/choosing-iata-crate"],
    [`${productPath}/`, productPath],
    ["/products/PROD_01", "/products/prod_01"],
  ])("%s redirects permanently to %s", async (address, target) => {
    const response = await visit(address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });
});
