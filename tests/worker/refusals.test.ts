import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { setFaults, siteUrl, takeStoreCalls, visit } from "./site";

beforeAll(() => setFaults());
beforeEach(async () => void (await takeStoreCalls()));

describe("an address that makes no sense", () => {
  it.each([
    ["a null byte", "/products/prod_a%00", 400],
    ["a line break", "/blog/a%0d%0aSet-Cookie:x=1", 400],
    ["encoded dots and slashes", "/products/..%2f..%2fcheckout", 400],
    ["an encoded backslash", "/products/%5c%5celsewhere.example", 400],
    ["half an escape", "/blog/%E0%A4%A", 400],
    ["no escape", "/100%", 400],
    ["10,000 characters", `/products/prod_${"a".repeat(10_000)}`, 414],
    ["a query of 10,000 characters", `/products?${"a".repeat(10_000)}`, 414],
    ["dots and slashes encoded twice", "/products/%252e%252e%252fcheckout", 404],
    ["dots in place of an id", "/products/...", 404],
    ["another scheme", "/https://elsewhere.example/", 404],
    ["data of a file", "/sitemap-products.xml.data", 404],
    ["data of the health", "/healthz.data", 404],
    ["data of a hook", "/hooks/catalog.data", 404],
    ["data of a report's address", "/vitals.data", 404],
    ["data of no page's address", "/About.data", 404],
    ["words of another script", "/%E0%A4%95%E0%A5%81%E0%A4%A4%E0%A5%8D%E0%A4%A4%E0%A4%BE", 404],
  ])("%s is answered in words, and the store is not asked", async (_, path, status) => {
    for (const address of [path, path.replace(/(\?|$)/, ".data$1")]) {
      const answer = await visit(address, { redirect: "follow" });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect((await answer.text()).length).toBeGreaterThan(20);
    }
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("leads nowhere else", async () => {
    const answer = await visit("//elsewhere.example/About/");
    expect(answer.headers.get("Location")).toBe("/elsewhere.example/about");
  });
});

describe("a method that the site does not know", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is refused", async (method) => {
    const answer = await visit(`/products/${productIds.microchip}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("a post to what takes none", () => {
  it.each(["/", "/about", "/products.data", "/robots.txt", "/sitemap.xml", "/healthz"])(
    "%s is refused in words",
    async (path) => {
      const answer = await visit(path, { method: "POST", body: "{}" });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET, HEAD");
      expect(await answer.text()).toContain("takes no forms");
    },
  );
});

describe("a post from another place", () => {
  it.each([
    "https://elsewhere.example",
    "https://marigold.example.evil.example",
    "null",
    "marigold.example",
  ])("with the origin %s is refused, whatever it is for", async (origin) => {
    for (const path of [
      "/contact",
      "/contact.data",
      "/checkout",
      "/checkout.data",
      "/hooks/catalog",
      "/vitals",
    ]) {
      const answer = await visit(path, { method: "POST", headers: { Origin: origin }, body: "{}" });
      expect(answer.status).toBe(403);
    }
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("a checkout that is not sent as it should be", () => {
  const order = JSON.stringify({
    items: [{ variantId: "variant_1", quantity: 1 }],
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
  });

  it.each([
    ["as a form's text", "text/plain", order],
    ["without a type", "", order],
    [
      "with more than 64 kB",
      "application/json",
      order.replace("}]", `}],"more":"${"a".repeat(70_000)}"`),
    ],
  ])("%s is answered 400 in words, and the store is not asked", async (_, type, body) => {
    const answer = await visit("/checkout.data", {
      method: "POST",
      headers: { "Content-Type": type, Origin: siteUrl },
      body: new TextEncoder().encode(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("The order cannot be read.");
    expect(await takeStoreCalls()).toEqual([]);
  });
});
