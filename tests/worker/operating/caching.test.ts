import { describe, expect, it } from "vitest";
import { pagePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import { setFaults, storeIsDown, waitForCacheEntry, writeCacheEntry } from "#tests/worker/store.ts";
import { documentWallet, microchip, petIdTag } from "#workers/sandbox/catalogue/catalogue.ts";

const microchipVariant = microchip.variants[0]?.id;
const microchipPath = `/products/${productIds.microchip}`;
const edgePolicies = {
  "a day": "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800",
  "a minute": "public, max-age=60, stale-while-revalidate=600, stale-if-error=604800",
};

const shopPaths = [
  "/products",
  "/products/microchip-for-pets",
  microchipPath,
  `${microchipPath}.data`,
  "/sitemap-products.xml",
];
const contentPaths = [
  "/contact",
  "/cart",
  "/checkout",
  "/blog/choosing-iata-crate",
  "/robots.txt",
  "/feed.xml",
  "/no/such/page",
];

const planQuery = "to=uk&pet=dog";
/** The paths whose result depends on the day. */
const datedPaths = [
  "/",
  "/_.data",
  "/plan",
  `/plan?${planQuery}`,
  `/plan.json?${planQuery}`,
  `/plan.ics?${planQuery}`,
];

const cacheTagsOf = (response: Response) => response.headers.get("Cache-Tag")?.split(/,\s*/) ?? [];

describe("a response that is the same for every visitor", () => {
  it.each([
    ...contentPaths.map((path) => [path, "a day"] as const),
    ...shopPaths.map((path) => [path, "a minute"] as const),
  ])("%s is revalidated by browsers and cached at the edge for %s", async (path, period) => {
    const { headers } = await visit(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("CDN-Cache-Control")).toBe(edgePolicies[period]);
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  it.each(datedPaths)("%s is cached until midnight in India at the longest", async (path) => {
    const caching = (await visit(path)).headers.get("CDN-Cache-Control") ?? "";
    const [, seconds] = /^public, max-age=(\d+)$/.exec(caching) ?? [];
    const midnight = new Date(Date.now() + Number(seconds) * 1000);
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Kolkata",
      timeStyle: "short",
    }).format(midnight);
    expect(["23:59", "00:00"]).toContain(clock);
  });

  it("is tagged with the pattern of its route and with the products that it shows", async () => {
    const { microchip, portableBottle, crateBottle } = productIds;
    expect(cacheTagsOf(await visit("/blog/choosing-iata-crate"))).toEqual(["page:/blog/:article"]);
    expect(cacheTagsOf(await visit("/products"))).toEqual(["products", "page:/products"]);
    expect(cacheTagsOf(await visit(microchipPath))).toEqual([
      `product:${microchip}`,
      `product:${petIdTag.id}`,
      `product:${documentWallet.id}`,
      "page:/products/:productId",
    ]);
    expect(cacheTagsOf(await visit("/products/travel-water-bottles"))).toEqual([
      `product:${portableBottle}`,
      `product:${crateBottle}`,
      "page:/products/travel-water-bottles",
    ]);
  });

  it.each(["/", "/products", `${microchipPath}.data`, "/sitemap.xml"])(
    "%s gets status 304 without a body if the client has it already",
    async (path) => {
      const first = await visit(path);
      const tag = first.headers.get("ETag") ?? "";
      expect(tag).toMatch(/^W\/"[\da-f]{24}"$/);
      await first.text();

      const second = await visit(path, { headers: { "If-None-Match": `"other", ${tag}` } });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe("");
      const names = ["ETag", "Cache-Control", "CDN-Cache-Control", "Cache-Tag"];
      for (const name of [...names, "Content-Security-Policy"]) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      const other = await visit(path, { headers: { "If-None-Match": '"other"' } });
      expect(other.status).toBe(200);
    },
  );

  it("has the same ETag for HEAD", async () => {
    const page = await visit("/about");
    const head = await visit("/about", { method: "HEAD" });
    expect(head.headers.get("ETag")).toBe(page.headers.get("ETag"));
    expect(await head.text()).toBe("");
  });

  it("is identical to the byte for repeated requests, other cookies and other languages", async () => {
    for (const path of [...pagePaths, microchipPath]) {
      const headers = { Cookie: "enquiry=abc; cartItems=1", "Accept-Language": "hi" };
      const [first, second] = [await visit(path), await visit(path, { headers })];
      expect(await second.text(), path).toBe(await first.text());
    }
  });
});

describe("an invalid product id", () => {
  it("adds no cache tag", async () => {
    expect(cacheTagsOf(await visit("/products/a,products"))).toEqual(["page:/products/:productId"]);
  });
});

describe("a query that does not change the page", () => {
  it.each([
    ["/?utm_source=mail&utm_campaign=monsoon", "/"],
    ["/about?gclid=1", "/about"],
    ["/blog?fbclid=2&category=guides", "/blog?category=guides"],
    ["/products?fbclid=2&kind=crates", "/products?kind=crates"],
    ["/products?kind=cats", "/products"],
    ["/?checkout=cheaply", "/"],
    ["/about.data?_routes=made-up", "/about.data"],
    ["/about.data?_routes=routes%2Fcontact", "/about.data"],
    ["/about.data?_routes=root%2Croot", "/about.data"],
    [
      "/about.data?ref=x&_routes=root%2Croutes%2Fabout",
      "/about.data?_routes=root%2Croutes%2Fabout",
    ],
    [
      `${microchipPath}?variant=${microchipVariant}&ref=x&image=2`,
      `${microchipPath}?image=2&variant=${microchipVariant}`,
    ],
    [`${microchipPath}?image=02`, microchipPath],
    ["/contact?topic=no-such-topic", "/contact"],
    ["/about.data?utm_source=mail&_routes=root", "/about.data?_routes=root"],
  ])("%s gets the response of %s, which is cached only there", async (path, shared) => {
    const response = await visit(path);
    const other = await visit(shared);
    expect(response.headers.get("CDN-Cache-Control")).toBe("no-store");
    expect(other.headers.get("CDN-Cache-Control")).toMatch(/max-age/);
    expect(response.headers.get("ETag")).toBe(other.headers.get("ETag"));
    expect(await response.text()).toBe(await other.text());
  });

  it("is not in the address that a page gives to its scripts", async () => {
    for (const path of [...pagePaths, microchipPath, "/no/such/page"]) {
      const html = await (await visit(`${path}?utm_source=mail&fbclid=1`)).text();
      expect(html, path).toContain('<html lang="en" data-search="">');
    }
    const found = await visit("/plan?fbclid=1&pet=dog&to=uk");
    expect(await found.text()).toContain('data-search="?to=uk&amp;pet=dog"');
  });

  it("also gets 304 for a known ETag", async () => {
    const tag = (await visit("/about")).headers.get("ETag") ?? "";
    const again = await visit("/about?utm_source=mail", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  });
});

describe("a response for one visitor or one moment", () => {
  it.each(["/contact?enquiry=sent", "/contact?enquiry=sent&utm_source=mail"])(
    "%s is never cached",
    async (path) => {
      const { headers } = await visit(path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control") ?? "no-store").toBe("no-store");
      expect(headers.get("Cache-Tag")).toBeNull();
    },
  );

  it.each(["/contact", "/checkout", "/about"])(
    "a form post to %s is never cached",
    async (path) => {
      const { headers } = await visit(path, { method: "POST", body: "{}" });
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
    },
  );

  it("a page that failed is never cached and has Retry-After", async () => {
    expectConsoleErrors(2);
    await setFaults(storeIsDown);
    for (const path of ["/products", `${microchipPath}.data`]) {
      const { status, headers } = await visit(path);
      expect(status).toBe(503);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("Retry-After")).toBe("10");
    }
  });

  it("a redirect with a query is never cached", async () => {
    const { headers } = await visit("/About?utm_source=mail");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("a product page in the browser's cache", () => {
  it("is replaced when the product has changed", async () => {
    await visit(microchipPath);
    const entry = JSON.stringify(await waitForCacheEntry(productIds.microchip));
    const tag = (await visit(microchipPath)).headers.get("ETag") ?? "";
    const renamed = entry.replaceAll("ISO pet microchip", "Renamed microchip");
    await writeCacheEntry(productIds.microchip, JSON.parse(renamed));
    const response = await visit(microchipPath, { headers: { "If-None-Match": tag } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Renamed microchip");
  });
});
