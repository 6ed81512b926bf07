import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { pagePaths } from "../fixtures/route-table";
import { productIds } from "../fixtures/sandbox/product-ids";
import { siteUrl, visit, withinOneMinute } from "./site";
import { setFaults } from "./store";

const report = { route: "/products/:productId", metrics: { LCP: 1_834.5, INP: 48, CLS: 0.002 } };

let writeDataPoint: MockInstance<AnalyticsEngineDataset["writeDataPoint"]>;
let warn: MockInstance<typeof console.warn>;

beforeEach(async () => {
  await setFaults();
  writeDataPoint = vi.spyOn(env.VITALS, "writeDataPoint").mockImplementation(() => {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

type SendOptions = { from?: string; headers?: Record<string, string> };

/** Sends a report as a page does, by default from a new IP address. */
function send(body: string, { from, headers }: SendOptions = {}): Promise<Response> {
  return visit("/vitals", {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Origin: siteUrl,
      "CF-Connecting-IP": from ?? crypto.randomUUID(),
      ...headers,
    },
  });
}

const sendReport = (options?: SendOptions) => send(JSON.stringify(report), options);

describe("a report of page speed", () => {
  it("gets an empty response and becomes one data point per metric", async () => {
    const response = await sendReport();
    expect(response.status).toBe(204);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    const route = "/products/:productId";
    expect(writeDataPoint.mock.calls).toEqual([
      [{ blobs: [route, "LCP"], doubles: [1_834.5], indexes: [route] }],
      [{ blobs: [route, "INP"], doubles: [48], indexes: [route] }],
      [{ blobs: [route, "CLS"], doubles: [0.002], indexes: [route] }],
    ]);
  });

  it("is accepted for every page, by the route pattern in the page's cache tag", async () => {
    for (const path of [...pagePaths, `/products/${productIds.microchip}`, "/no/such/page"]) {
      const { headers } = await visit(path);
      const [, route] = /page:([^,]+)/.exec(headers.get("Cache-Tag") ?? "") ?? [];
      const response = await send(JSON.stringify({ route, metrics: { CLS: 0 } }));
      expect([path, response.status]).toEqual([path, 204]);
    }
  });

  it("gets the same response when it cannot be stored, and a warning is logged", async () => {
    writeDataPoint.mockImplementation(() => {
      throw new Error("out of order");
    });
    expect((await sendReport()).status).toBe(204);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({
        level: "warn",
        message: "A report of page speed could not be stored",
        route: "/vitals",
        error: expect.stringContaining("out of order"),
      }),
    ]);
  });

  it("leaves no data about the visitor in the log", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    const headers = {
      "User-Agent": "Asha's phone",
      Cookie: "a=secret",
      Referer: `${siteUrl}/?from=asha@example.com`,
    };
    await sendReport({ from: "203.0.113.7", headers });
    await send('{ "route": "/asha" }', { from: "203.0.113.7", headers });
    const logged = JSON.stringify([info.mock.calls, warn.mock.calls, writeDataPoint.mock.calls]);
    expect(info).toHaveBeenCalledTimes(2);
    for (const word of ["Asha", "asha", "203.0.113.7", "secret"]) {
      expect(logged).not.toContain(word);
    }
  });
});

describe("an invalid report", () => {
  it.each([
    ["is not JSON", "LCP=12"],
    ["is empty", ""],
    ["has a path instead of a route", JSON.stringify({ ...report, route: "/products/prod_1" })],
    ["has the route of a file", JSON.stringify({ ...report, route: "/robots.txt" })],
    ["has no metric", JSON.stringify({ ...report, metrics: {} })],
    ["has a metric out of bounds", JSON.stringify({ ...report, metrics: { LCP: -1 } })],
    ["has an unknown field", JSON.stringify({ ...report, visitor: "1" })],
  ])("gets status 400 with an explanation when it %s", async (_, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeGreaterThan(15);
    expect(writeDataPoint).not.toHaveBeenCalled();
  });

  it("gets status 413 when it is larger than 2 kB", async () => {
    const response = await send(JSON.stringify({ ...report, route: "/".repeat(2_048) }));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("2 kB");
    expect(writeDataPoint).not.toHaveBeenCalled();
  });

  it("gets status 403 when another site sends it", async () => {
    const response = await sendReport({ headers: { Origin: "https://elsewhere.example" } });
    expect(response.status).toBe(403);
    expect(writeDataPoint).not.toHaveBeenCalled();
  });
});

describe("the sixty-first report within a minute from one IP address", () => {
  it("gets status 429, and reports of other visitors are stored", async () => {
    const response = await withinOneMinute(async (from) => {
      for (let count = 0; count < 60; count += 1) {
        expect((await sendReport({ from })).status).toBe(204);
      }
      writeDataPoint.mockClear();
      return sendReport({ from });
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(writeDataPoint).not.toHaveBeenCalled();
    expect((await sendReport()).status).toBe(204);
  });
});

describe("the address for reports", () => {
  it.each([
    ["/vitals", "GET", 404],
    ["/vitals.data", "GET", 404],
    ["/vitals.data", "POST", 404],
    ["/vitals", "PUT", 405],
  ])("%s responds to %s with %i", async (path, method, status) => {
    const response = await visit(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it.each(["/sitemap", "/sitemap.xml", "/robots.txt", "/llms.txt"])(
    "is not mentioned in %s",
    async (path) => {
      expect(await (await visit(path)).text()).not.toContain("/vitals");
    },
  );
});
