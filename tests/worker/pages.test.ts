import { beforeAll, describe, expect, it } from "vitest";
import { productIds } from "../../app/content/product-ids";
import { setFaults, visit } from "./site";

beforeAll(() => setFaults());

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const descriptionOf = (html: string) =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";

describe("every page", () => {
  it.each([
    "/",
    "/products",
    `/products/${productIds.microchip}`,
    "/cart",
    "/checkout",
    "/contact",
  ])(
    "%s is HTML with the brand in its title and a description of at most 160 characters",
    async (path) => {
      const page = await visit(path);
      expect(page.status).toBe(200);
      expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      const html = await page.text();
      expect(titleOf(html)).toMatch(/.+ \| Marigold Pet Relocation$/);
      expect(descriptionOf(html).length).toBeGreaterThan(20);
      expect(descriptionOf(html).length).toBeLessThanOrEqual(160);
    },
  );

  it("is complete in the HTML: the list with its texts and prices", async () => {
    const html = await (await visit("/products")).text();
    expect(html).toContain("₹34990.00");
    expect(html).toContain(`href="/products/${productIds.crateBottle}"`);
    expect(html).toContain("Need Help Choosing");
  });

  it("is answered to HEAD with its status and no body", async () => {
    const page = await visit("/products", { method: "HEAD" });
    expect(page.status).toBe(200);
    expect(await page.text()).toBe("");
  });
});

describe("a product's page", () => {
  it("is titled with the product and described by its text", async () => {
    const html = await (await visit(`/products/${productIds.crateBottle}`)).text();
    expect(titleOf(html)).toBe("Crate water bottle, no-drip | Marigold Pet Relocation");
    expect(descriptionOf(html)).toMatch(/^A bottle that screws to the door of the crate/);
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
  it("is a page in words with status 404", async () => {
    const page = await visit("/no/such/page");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("This page does not exist");
  });
});
