import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { advanceClock, visit, withinOneMinute } from "#tests/worker/site.ts";
import {
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  waitForCacheEntry,
} from "#tests/worker/store.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";

const { microchip } = productIds;
const microchipPath = `/products/${microchip}`;
const otherVariant = cr1Crate.variants[0]?.id;

const visitFrom = (from: string, path: string) =>
  visit(path, { headers: { "CF-Connecting-IP": from } });
/** A page of the site has 110 kB, 80 of them its styles. */
const lightBytes = 40_000;

describe("a made-up product id", () => {
  const madeUpPath = () => `/products/prod_${crypto.randomUUID().replaceAll("-", "")}`;
  /** Looks up as many made-up products as one IP address may within a minute. */
  async function useUpLimit(from: string) {
    for (let count = 0; count < 30; count += 1) {
      expect((await visitFrom(from, madeUpPath())).status).toBe(404);
    }
    await takeStoreCalls();
  }

  it("reaches the store once a minute", async () => {
    const path = madeUpPath();
    for (const address of [path, path, `${path}.data`, `${path}?variant=v`, `${path}?image=1`]) {
      expect((await visit(address)).status).toBe(404);
    }
    expect(await takeStoreCalls()).toHaveLength(1);
    advanceClock(60_000);
    expect((await visit(path)).status).toBe(404);
    expect(await takeStoreCalls()).toHaveLength(1);
  });

  it("gets status 429 and an error panel, without a call to the store, after thirty others within a minute", async () => {
    const responses = await withinOneMinute(async (from) => {
      await useUpLimit(from);
      const path = madeUpPath();
      return [await visitFrom(from, path), await visitFrom(from, `${path}?variant=v`)];
    });
    for (const { status, headers } of responses) {
      expect(status).toBe(429);
      expect(headers.get("Retry-After")).toBe("60");
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(await responses[0]?.text()).toContain("Failed to load product details.");
    expect(await takeStoreCalls()).toEqual([]);
    expect((await visit(madeUpPath())).status).toBe(404);
  });

  it("still shows a product that is cached, or only in the cached list, to a visitor over the limit", async () => {
    await visit("/products");
    await visit(microchipPath);
    await Promise.all(["list", microchip].map(waitForCacheEntry));
    const statuses = await withinOneMinute(async (from) => {
      await useUpLimit(from);
      const paths = [microchipPath, `/products/${productIds.crateBottle}`, madeUpPath()];
      return Promise.all(paths.map(async (path) => (await visitFrom(from, path)).status));
    });
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("a made-up address of a quote", () => {
  const paths = ["", ".data", "/journey.ics", "/papers"];

  it("asks the database at most thirty times a minute for one sender, and says when to come back", async () => {
    const prepare = vi.spyOn(env.ENQUIRIES, "prepare");
    const responses = await withinOneMinute(async (from) => {
      prepare.mockClear();
      const statuses: number[] = [];
      for (let count = 0; count < 30; count += 1) {
        statuses.push(
          (await visitFrom(from, `/quote/${makeSecretKey()}${paths[count % 3]}`)).status,
        );
      }
      expect(new Set(statuses)).toEqual(new Set([404]));
      return Promise.all(paths.map((end) => visitFrom(from, `/quote/${makeSecretKey()}${end}`)));
    });
    expect(prepare).toHaveBeenCalledTimes(30);
    for (const { status, headers } of responses) {
      expect(status).toBe(429);
      expect(headers.get("Retry-After")).toBe("60");
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(await responses[0]?.text()).toContain("Please open yours again in a minute");
  });

  it("that is no key at all never reaches the database", async () => {
    const prepare = vi.spyOn(env.ENQUIRIES, "prepare");
    for (const key of ["1", "A".repeat(33), "a".repeat(31), "%27%20OR%201=1"]) {
      await visit(`/quote/${key}`);
    }
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe("the page for a made-up address", () => {
  it.each([
    "/there-is-no-such-page",
    `/quote/${"a".repeat(32)}`,
    `/products/prod_${"a".repeat(26)}`,
    "/blog/no-such-article",
    "/services/no-such-service",
  ])("%s is light, with the site's header, footer and style sheet", async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html.length).toBeLessThan(lightBytes);
    const [, sheet = ""] = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/.exec(html) ?? [];
    const styles = await env.ASSETS.fetch(new URL(sheet, "https://marigold.example"));
    expect(await styles.text()).toContain(".bg-teal");
    for (const part of ["<header", 'href="/contact"', "<h1", "<footer"])
      expect(html).toContain(part);
  });

  it("is heavier where the page exists, whose first paint needs one request", async () => {
    const html = await (await visit("/about")).text();
    expect(html).toContain("<style>");
    expect(html).not.toMatch(/<link rel="stylesheet"/);
  });
});

describe("a made-up choice", () => {
  it.each([
    ["variant", `${microchipPath}?variant=made-up`],
    ["variant of another product", `${microchipPath}?variant=${otherVariant}`],
    ["picture", `${microchipPath}?image=99`],
    ["variant in client navigation", `${microchipPath}.data?variant=made-up`],
  ])(
    "of a %s gets the copy of the page without it, and does not reach the store",
    async (_, path) => {
      const shared = await visit(path.replace(/\?.*/, ""));
      await waitForCacheEntry(microchip);
      await takeStoreCalls();
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("CDN-Cache-Control")).toBe("no-store");
      expect(response.headers.get("ETag")).toBe(shared.headers.get("ETag"));
      expect(await response.text()).toBe(await shared.text());
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("next to a real one gets the page of the real one", async () => {
    const [first] = cr1Crate.variants;
    const path = `/products/${cr1Crate.id}?image=2`;
    const response = await visit(`${path}&variant=made-up`);
    expect(await response.text()).toBe(await (await visit(path)).text());
    const both = await visit(`${path}&variant=${first?.id}`);
    expect(both.headers.get("CDN-Cache-Control")).toMatch(/max-age/);
  });

  it("costs one call for the product when it is not cached, as the page does", async () => {
    const [, second] = cr1Crate.variants;
    expect((await visit(`/products/${cr1Crate.id}?variant=${second?.id}`)).status).toBe(200);
    expect(await takeStoreCalls()).toEqual([
      `GET ${storePath}/products/${cr1Crate.id}`,
      `GET ${storePath}/products?offset=0&limit=100`,
    ]);
  });

  it("gets status 503 when the product cannot be loaded", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    expect((await visit(`${microchipPath}?variant=made-up`)).status).toBe(503);
  });
});
