import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { pagePaths } from "../fixtures/route-table";
import { withinOneMinute } from "./one-minute";
import { setFaults, siteUrl, visit } from "./site";

const report = { route: "/products/:productId", metrics: { LCP: 1_834.5, INP: 48, CLS: 0.002 } };

let writeDataPoint: MockInstance<AnalyticsEngineDataset["writeDataPoint"]>;
let warn: MockInstance<typeof console.warn>;

beforeEach(async () => {
  await setFaults();
  writeDataPoint = vi.spyOn(env.VITALS, "writeDataPoint").mockImplementation(() => {});
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

type Posting = { from?: string; headers?: Record<string, string> };

/** Sends a report as a page does, each time from another address. */
function send(body: string, { from, headers }: Posting = {}): Promise<Response> {
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

const sendReport = (posting?: Posting) => send(JSON.stringify(report), posting);

describe("a report of page speed", () => {
  it("becomes a data point for each metric, and is answered with nothing", async () => {
    const answer = await sendReport();
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const route = "/products/:productId";
    expect(writeDataPoint.mock.calls).toEqual([
      [{ blobs: [route, "LCP"], doubles: [1_834.5], indexes: [route] }],
      [{ blobs: [route, "INP"], doubles: [48], indexes: [route] }],
      [{ blobs: [route, "CLS"], doubles: [0.002], indexes: [route] }],
    ]);
  });

  it("can be of every page, under the name that the page's tag has too", async () => {
    for (const path of [...pagePaths, `/products/${productIds.microchip}`, "/no/such/page"]) {
      const { headers } = await visit(path);
      const [, route] = /page:([^,]+)/.exec(headers.get("Cache-Tag") ?? "") ?? [];
      const answer = await send(JSON.stringify({ route, metrics: { CLS: 0 } }));
      expect([path, answer.status]).toEqual([path, 204]);
    }
  });

  it("is answered all the same when it cannot be kept, and the log says so", async () => {
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

  it("leaves nothing of the visitor in the log", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    const headers = {
      "User-Agent": "Asha's phone",
      Cookie: "a=secret",
      Referer: `${siteUrl}/?from=asha@example.com`,
    };
    await sendReport({ from: "203.0.113.7", headers });
    await send('{ "route": "/asha" }', { from: "203.0.113.7", headers });
    const written = JSON.stringify([info.mock.calls, warn.mock.calls, writeDataPoint.mock.calls]);
    expect(info).toHaveBeenCalledTimes(2);
    for (const word of ["Asha", "asha", "203.0.113.7", "secret"]) {
      expect(written).not.toContain(word);
    }
  });
});

describe("a report that is not right", () => {
  it.each([
    ["no JSON", "LCP=12"],
    ["nothing", ""],
    ["a path in place of a route", JSON.stringify({ ...report, route: "/products/prod_1" })],
    ["a file's route", JSON.stringify({ ...report, route: "/robots.txt" })],
    ["no metric", JSON.stringify({ ...report, metrics: {} })],
    ["a metric out of bounds", JSON.stringify({ ...report, metrics: { LCP: -1 } })],
    ["more than was asked", JSON.stringify({ ...report, visitor: "1" })],
  ])("since it has %s is refused in words", async (_, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeGreaterThan(15);
    expect(writeDataPoint).not.toHaveBeenCalled();
  });

  it("since it is larger than 2 kB is refused", async () => {
    const answer = await send(JSON.stringify({ ...report, route: "/".repeat(2_048) }));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("2 kB");
    expect(writeDataPoint).not.toHaveBeenCalled();
  });

  it("since another site sends it is refused", async () => {
    const answer = await sendReport({ headers: { Origin: "https://elsewhere.example" } });
    expect(answer.status).toBe(403);
    expect(writeDataPoint).not.toHaveBeenCalled();
  });
});

describe("the sixty-first report within a minute from one address", () => {
  it("is answered with 429, and reports of others are kept", async () => {
    const answer = await withinOneMinute(async (from) => {
      for (let count = 0; count < 60; count += 1) {
        expect((await sendReport({ from })).status).toBe(204);
      }
      writeDataPoint.mockClear();
      return sendReport({ from });
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(writeDataPoint).not.toHaveBeenCalled();
    expect((await sendReport()).status).toBe(204);
  });
});

describe("where reports are sent to", () => {
  it.each([
    ["/vitals", "GET", 404],
    ["/vitals.data", "GET", 404],
    ["/vitals.data", "POST", 404],
    ["/vitals", "PUT", 405],
  ])("there is nothing else: %s answers %s with %i", async (path, method, status) => {
    const answer = await visit(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it.each(["/sitemap", "/sitemap.xml", "/robots.txt", "/llms.txt"])(
    "nobody is led by %s",
    async (path) => {
      expect(await (await visit(path)).text()).not.toContain("/vitals");
    },
  );
});
