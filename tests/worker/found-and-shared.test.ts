import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { faq } from "../../app/content/faq";
import { productIds } from "../../workers/sandbox/product-ids";
import { guidePaths, indexablePaths, newsPaths } from "../fixtures/route-table";
import { structuredDataSchema } from "../fixtures/structured-data-schema";
import { expectConsoleErrors } from "./fail-on-console-error";
import { readPage } from "./html";
import {
  forgetCopies,
  setFaults,
  siteUrl,
  storeIsDown,
  visit,
  waitForCopy,
  writeCopy,
} from "./site";

const productPath = `/products/${productIds.microchip}`;

beforeAll(() => setFaults());

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

describe("the pages for search engines", () => {
  const heads = new Map<string, Head>();

  beforeAll(async () => {
    for (const path of [...indexablePaths, productPath]) heads.set(path, await readHead(path));
  });

  it("name their own address as the canonical one", () => {
    const wrong = [...heads].filter(([path, { canonical }]) => canonical !== siteUrl + path);
    expect(wrong.map(([path, { canonical }]) => `${path}: ${canonical}`)).toEqual([]);
  });

  it("have a title, a description, an address and a picture for where they are shared", () => {
    for (const [path, { properties }] of heads) {
      expect(properties.get("og:title"), path).toBeTruthy();
      expect(properties.get("og:description"), path).toBe(properties.get("description"));
      expect(properties.get("og:url"), path).toBe(siteUrl + path);
      expect(properties.get("og:image"), path).toMatch(/^https?:\/\/.+\.(png|jpg)$/);
      expect(properties.get("twitter:card"), path).toBe("summary_large_image");
    }
  });

  it("carry structured data with the required fields of its type", () => {
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
    ...[...guidePaths, ...newsPaths].map((path): [string, string[]] => [
      path,
      ["BreadcrumbList", "BlogPosting"],
    ]),
  ])("%s carries %j", (path, types) => {
    expect(typesOf(heads.get(path)?.structuredData ?? [])).toEqual(types);
  });
});

describe("structured data agrees with what its page shows", () => {
  const textOf = async (path: string) =>
    (await (await visit(path)).text())
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");

  it.each([...guidePaths, ...newsPaths])("on %s, by headline and date", async (path) => {
    const { structuredData } = await readHead(path);
    const posting = v.parse(
      v.object({ headline: v.string(), datePublished: v.string(), dateModified: v.string() }),
      structuredData[1],
    );
    const { mainHeadings } = await readPage(path);
    expect(mainHeadings.map((heading) => heading.replaceAll("&amp;", "&"))).toEqual([
      posting.headline,
    ]);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    expect(await textOf(path)).toContain(day.format(new Date(posting.dateModified)));
  });

  it("on /faq, by questions and answers", async () => {
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

  it("on a product's page, by name and price", async () => {
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

describe("an address with a query", () => {
  it.each([
    ["/about?utm_source=mail", "/about"],
    ["/blog?category=news&utm_source=mail", "/blog?category=news"],
    ["/blog?category=cats", "/blog"],
    ["/contact?topic=export-services", "/contact"],
    [`${productPath}?variant=x`, productPath],
  ])("%s is canonically %s", async (address, canonical) => {
    expect((await readHead(address)).canonical).toBe(siteUrl + canonical);
  });
});

describe("what is nobody's to find", () => {
  it.each(["/cart", "/checkout", "/?checkout=success", "/contact?enquiry=sent", "/nowhere"])(
    "%s asks not to be listed",
    async (path) => {
      const { robots, canonical } = await readHead(path);
      expect(robots).toBe("noindex");
      expect(canonical).toBeNull();
    },
  );
});

describe("a product that the store has taken away", () => {
  it("is gone, and says so", async () => {
    await visit(productPath);
    const copy = JSON.stringify(await waitForCopy(productIds.microchip));
    const gone = copy.replace('"deletedAt":null', '"deletedAt":"2026-11-01T00:00:00.000Z"');
    await writeCopy(productIds.microchip, JSON.parse(gone));
    const response = await visit(productPath);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("Product not found");
    await forgetCopies();
  });
});

describe("another way to write an address", () => {
  it.each([
    ["/about/", "/about"],
    ["/About?utm_source=mail", "/about?utm_source=mail"],
    ["/BLOG/choosing-iata-crate/", "/blog/choosing-iata-crate"],
    [`${productPath}/`, productPath],
    ["/products/PROD_01", "/products/prod_01"],
  ])("%s leads to %s for good", async (address, target) => {
    const response = await visit(address);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });
});

describe("the files for machines", () => {
  it("/robots.txt names both site maps", async () => {
    const text = await (await visit("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap-products.xml\n`);
  });

  it("/sitemap-products.xml lists the products with the days of their last change", async () => {
    const xml = await (await visit("/sitemap-products.xml")).text();
    expect(xml.match(/<loc>/g)).toHaveLength(17);
    expect(xml).toMatch(
      new RegExp(`<loc>${siteUrl}${productPath}</loc><lastmod>2026-10-12</lastmod>`),
    );
  });

  it("/sitemap-products.xml asks to come again while the store is down", async () => {
    expectConsoleErrors(1);
    await forgetCopies();
    await setFaults(storeIsDown);
    const response = await visit("/sitemap-products.xml");
    await setFaults();
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("10");
  });

  it("/llms.txt leads to every guide", async () => {
    const text = await (await visit("/llms.txt")).text();
    for (const path of guidePaths) expect(text).toContain(`](${siteUrl}${path})`);
  });

  it("/.well-known/security.txt says whom to write to, and for how long that holds", async () => {
    const text = await (await visit("/.well-known/security.txt")).text();
    expect(text).toMatch(/^Contact: mailto:/);
    const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? "").getTime();
    const yearMs = 365 * 24 * 60 * 60 * 1000;
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + yearMs);
  });
});
