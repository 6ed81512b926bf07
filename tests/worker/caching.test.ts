import { beforeAll, describe, expect, it } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { pagePaths } from "../fixtures/route-table";
import { expectConsoleErrors } from "./fail-on-console-error";
import { forgetCopies, letTheClockRun, setFaults, storeIsDown, visit, waitForCopy } from "./site";

const microchipPath = `/products/${productIds.microchip}`;
const aDay = "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800";
const aMinute = "public, max-age=60, stale-while-revalidate=600, stale-if-error=604800";

const shopPaths = [
  "/products",
  "/products/microchip-for-pets",
  microchipPath,
  `${microchipPath}.data`,
  "/sitemap-products.xml",
];
const contentPaths = [
  "/",
  "/contact",
  "/cart",
  "/checkout",
  "/blog/choosing-iata-crate",
  "/_.data",
  "/robots.txt",
  "/feed.xml",
  "/no/such/page",
];

const tagsOf = (answer: Response) => answer.headers.get("Cache-Tag")?.split(/,\s*/) ?? [];

beforeAll(() => setFaults());

describe("an answer that is the same for everyone", () => {
  it.each([
    ...contentPaths.map((path) => [path, aDay]),
    ...shopPaths.map((path) => [path, aMinute]),
  ])("%s is asked for anew by browsers, and kept at the edge: %s", async (path, edgePolicy) => {
    const { headers } = await visit(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("CDN-Cache-Control")).toBe(edgePolicy);
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  it("can be purged by its kind and by the products that it shows", async () => {
    const { microchip, portableBottle, crateBottle } = productIds;
    expect(tagsOf(await visit("/blog/choosing-iata-crate"))).toEqual(["page:/blog/:article"]);
    expect(tagsOf(await visit("/products"))).toEqual(["products", "page:/products"]);
    expect(tagsOf(await visit(microchipPath))).toEqual([
      `product:${microchip}`,
      "page:/products/:productId",
    ]);
    expect(tagsOf(await visit("/products/travel-water-bottles"))).toEqual([
      `product:${portableBottle}`,
      `product:${crateBottle}`,
      "page:/products/travel-water-bottles",
    ]);
  });

  it.each(["/", "/products", `${microchipPath}.data`, "/sitemap.xml"])(
    "%s is not sent again to who has it",
    async (path) => {
      const first = await visit(path);
      const tag = first.headers.get("ETag") ?? "";
      expect(tag).toMatch(/^W\/"[\da-f]{24}"$/);
      await first.text();

      const second = await visit(path, { headers: { "If-None-Match": `"other", ${tag}` } });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe("");
      const kept = ["ETag", "Cache-Control", "CDN-Cache-Control", "Cache-Tag"];
      for (const name of [...kept, "Content-Security-Policy"]) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      const other = await visit(path, { headers: { "If-None-Match": '"other"' } });
      expect(other.status).toBe(200);
    },
  );

  it("has the same tag for HEAD", async () => {
    const page = await visit("/about");
    const head = await visit("/about", { method: "HEAD" });
    expect(head.headers.get("ETag")).toBe(page.headers.get("ETag"));
    expect(await head.text()).toBe("");
  });

  it("is the same, byte for byte, each time and whoever asks", async () => {
    for (const path of [...pagePaths, microchipPath]) {
      const cookie = { Cookie: "enquiry=abc; cartItems=1", "Accept-Language": "hi" };
      const [first, second] = [await visit(path), await visit(path, { headers: cookie })];
      expect(await second.text(), path).toBe(await first.text());
    }
  });
});

describe("an address that is no product's", () => {
  it("is kept under no tag of its own making", async () => {
    expect(tagsOf(await visit("/products/a,products"))).toEqual(["page:/products/:productId"]);
  });
});

describe("a query that changes nothing", () => {
  it.each([
    ["/?utm_source=mail&utm_campaign=monsoon", "/"],
    ["/about?gclid=1", "/about"],
    ["/blog?fbclid=2&category=guides", "/blog?category=guides"],
    ["/?checkout=cheaply", "/"],
    ["/about.data?_routes=a%20b", "/about.data"],
    [`${microchipPath}?image=2&ref=x&variant=v`, `${microchipPath}?image=2&variant=v`],
    ["/about.data?utm_source=mail&_routes=root", "/about.data?_routes=root"],
  ])("%s is answered with the copy of %s, and kept under no other name", async (path, shared) => {
    const answer = await visit(path);
    const other = await visit(shared);
    expect(answer.headers.get("CDN-Cache-Control")).toBe("no-store");
    expect(other.headers.get("CDN-Cache-Control")).toMatch(/max-age/);
    expect(answer.headers.get("ETag")).toBe(other.headers.get("ETag"));
    expect(await answer.text()).toBe(await other.text());
  });

  it("is known for a revisit too", async () => {
    const tag = (await visit("/about")).headers.get("ETag") ?? "";
    const again = await visit("/about?utm_source=mail", { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  });
});

describe("an answer for one visitor or one moment", () => {
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
    "what is posted to %s is never cached",
    async (path) => {
      const { headers } = await visit(path, { method: "POST", body: "{}" });
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
    },
  );

  it("a page that failed is never cached, and says when to come again", async () => {
    expectConsoleErrors(2);
    letTheClockRun(120_000);
    await forgetCopies();
    await setFaults(storeIsDown);
    for (const path of ["/products", `${microchipPath}.data`]) {
      const { status, headers } = await visit(path);
      expect(status).toBe(503);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("Retry-After")).toBe("10");
    }
    await setFaults();
    letTheClockRun(120_000);
  });

  it("a redirect that carries a query is never cached", async () => {
    const { headers } = await visit("/About?utm_source=mail");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("a product that a visitor has in the browser's cache", () => {
  it("is sent anew once the store has changed it", async () => {
    await visit(microchipPath);
    await waitForCopy(productIds.microchip);
    const tag = (await visit(microchipPath)).headers.get("ETag") ?? "";
    const { env } = await import("cloudflare:workers");
    const { keys } = await env.CATALOGUE.list();
    const key = keys.find(({ name }) => name.endsWith(productIds.microchip))?.name ?? "";
    const copy = (await env.CATALOGUE.get(key)) ?? "";
    await env.CATALOGUE.put(key, copy.replaceAll("ISO pet microchip", "Renamed microchip"));
    const answer = await visit(microchipPath, { headers: { "If-None-Match": tag } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Renamed microchip");
  });
});
