import { exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { securityHeaderValues } from "#edge/security/security-headers.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { siteUrl, visit } from "#tests/worker/site.ts";
import { takeStoreCalls } from "#tests/worker/store.ts";

describe("an invalid address", () => {
  it.each([
    ["with a null byte", 400, "/products/prod_a%00"],
    ["with a line break", 400, "/blog/a%0d%0aSet-Cookie:x=1"],
    ["with encoded dots and slashes", 400, "/products/..%2f..%2fcheckout"],
    ["with an encoded backslash", 400, "/products/%5c%5celsewhere.example"],
    ["with half an escape sequence", 400, "/blog/%E0%A4%A"],
    ["with a bare percent sign", 400, "/100%"],
    ["with a path of 10,000 characters", 414, `/products/prod_${"a".repeat(10_000)}`],
    ["with a query of 10,000 characters", 414, `/products?${"a".repeat(10_000)}`],
    ["with dots and slashes encoded twice", 404, "/products/%252e%252e%252fcheckout"],
    ["with dots instead of an id", 404, "/products/..."],
    ["with another site's URL as its path", 404, "/https://elsewhere.example/"],
    ["for the data of a file", 404, "/sitemap-products.xml.data"],
    ["for the data of the health report", 404, "/healthz.data"],
    ["for the data of a hook", 404, "/hooks/catalog.data"],
    ["for the data of an address that is not canonical", 404, "/About.data"],
    ["in another script", 404, "/%E0%A4%95%E0%A5%81%E0%A4%A4%E0%A5%8D%E0%A4%A4%E0%A4%BE"],
  ])(
    "%s gets status %i and an explanation, without a call to the store",
    async (_, status, path) => {
      for (const address of [path, path.replace(/(\?|$)/, ".data$1")]) {
        const response = await visit(address, { redirect: "follow" });
        expect(response.status).toBe(status);
        expect(response.headers.get("Content-Security-Policy")).toMatch(
          /(default|object)-src 'none'/,
        );
        expect((await response.text()).length).toBeGreaterThan(20);
      }
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("with two leading slashes does not redirect to another host", async () => {
    const response = await visit("//elsewhere.example/About/");
    expect(response.headers.get("Location")).toBe("/elsewhere.example/about");
  });
});

describe("an unsupported method", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s gets status 405",
    async (method) => {
      const response = await visit(`/products/${productIds.microchip}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
      expect(await takeStoreCalls()).toEqual([]);
    },
  );
});

describe("a route without an action", () => {
  it.each(["/", "/about", "/products.data", "/robots.txt", "/sitemap.xml", "/healthz"])(
    "%s responds to a form post with 405 and an explanation",
    async (path) => {
      const response = await visit(path, { method: "POST", body: "{}" });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      expect(await response.text()).toContain("does not accept forms");
    },
  );
});

const postPaths = ["/contact", "/contact.data", "/checkout", "/checkout.data", "/hooks/catalog"];

describe("a form post from another site", () => {
  it.each<Record<string, string>>([
    { Origin: "https://elsewhere.example" },
    { Origin: "https://marigold.example.evil.example" },
    { Origin: "http://marigold.example" },
    { Origin: "https://marigold.example:8443" },
    { Origin: "null" },
    { Origin: "marigold.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: siteUrl },
  ])("with the headers %j gets status 403 on every route", async (headers) => {
    for (const path of postPaths) {
      const response = await visit(path, { method: "POST", headers, body: "{}" });
      expect(response.status).toBe(403);
    }
    expect(await takeStoreCalls()).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { Origin: siteUrl },
    { Origin: siteUrl, "Sec-Fetch-Site": "same-origin" },
  ])("does not include a post with the headers %j", async (headers) => {
    const response = await visit("/checkout.data", { method: "POST", headers, body: "{}" });
    expect(response.status).toBe(400);
  });
});

describe("a request over plain HTTP", () => {
  const visitInsecurely = (path: string, init: RequestInit = {}, host = "marigold.example") =>
    exports.default.fetch(new Request(`http://${host}${path}`, { redirect: "manual", ...init }));

  it.each(["GET", "HEAD"])(
    "with %s is redirected to the same address with HTTPS",
    async (method) => {
      const response = await visitInsecurely("/products?page=%2F", { method });
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe("https://marigold.example/products?page=%2F");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  it("loses its port, which does not serve HTTPS", async () => {
    const response = await visitInsecurely("/faq", {}, "marigold.example:8080");
    expect(response.headers.get("Location")).toBe("https://marigold.example/faq");
  });

  it("stays on its host, whatever its path looks like", async () => {
    const response = await visitInsecurely("//elsewhere.example/");
    expect(response.headers.get("Location")).toBe("https://marigold.example//elsewhere.example/");
  });

  it("is refused when it posts a form", async () => {
    for (const path of postPaths) {
      const headers = { Origin: "http://marigold.example" };
      const response = await visitInsecurely(path, { method: "POST", headers, body: "{}" });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("over HTTPS only");
    }
    expect(await takeStoreCalls()).toEqual([]);
  });

  it.each(["localhost:8787", "127.0.0.1:8787", "[::1]:8787", "marigold.localhost"])(
    "is served on this machine, at %s",
    async (host) => {
      expect((await visitInsecurely("/faq", {}, host)).status).toBe(200);
    },
  );

  it("is not served at a host that only looks like localhost", async () => {
    for (const host of ["localhost.evil.example", "127.0.0.1.evil.example", "notlocalhost"]) {
      expect((await visitInsecurely("/faq", {}, host)).status).toBe(308);
    }
  });
});

describe("an unreadable checkout", () => {
  const order = JSON.stringify({
    items: [{ variantId: "variant_1", quantity: 1 }],
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
  });

  it.each([
    ["of type text/plain", "text/plain", order],
    ["without a content type", "", order],
    [
      "of more than 64 kB",
      "application/json",
      order.replace("}]", `}],"more":"${"a".repeat(70_000)}"`),
    ],
  ])(
    "%s gets status 400 with an explanation without a call to the store",
    async (_, type, body) => {
      const response = await visit("/checkout.data", {
        method: "POST",
        headers: { "Content-Type": type, Origin: siteUrl },
        body: new TextEncoder().encode(body),
      });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("The order cannot be read.");
      expect(await takeStoreCalls()).toEqual([]);
    },
  );
});

describe("a request that is refused before routing", () => {
  const foreign = { Origin: "https://elsewhere.example" };

  it.each([
    ["its method is not supported", "/about", { method: "DELETE" }, 405],
    ["another site posts it", "/contact", { method: "POST", headers: foreign, body: "{}" }, 403],
    ["its path cannot be decoded", "/100%", {}, 400],
    ["its path is too long", `/${"a".repeat(10_000)}`, {}, 414],
  ])("has the security headers and a line in the log when %s", async (_, path, init, status) => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    const response = await visit(path, init);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaderValues)) {
      expect(response.headers.get(name), name).toBe(value);
    }
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'none'");
    const { method = "GET" }: RequestInit = init;
    expect(info.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { level: "info", message: "Request refused", method, status },
    ]);
    info.mockRestore();
  });
});
