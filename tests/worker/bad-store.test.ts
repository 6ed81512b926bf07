import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { pagePaths } from "../fixtures/route-table";
import { expectConsoleErrors } from "./fail-on-console-error";
import {
  forgetCopies,
  letTheClockRun,
  setFaults,
  takeStoreCalls,
  visit,
  waitForCopy,
} from "./site";

const twoMinutesMs = 120_000;
const microchipPath = `/products/${productIds.microchip}`;
const shopPages = [
  { path: "/products", words: "CR1 travel crate", failure: "Failed to load products." },
  { path: microchipPath, words: "ISO pet microchip", failure: "Failed to load product details." },
];

const badResponses = [
  ["status 500", { kind: "status", status: 500 }],
  ["status 503", { kind: "status", status: 503 }],
  ["status 429 with Retry-After", { kind: "status", status: 429, retryAfterSeconds: 30 }],
  ["status 403", { kind: "status", status: 403 }],
  ["an HTML page", { kind: "html" }],
  ["an HTML page with status 502", { kind: "html", status: 502 }],
  ["truncated JSON", { kind: "malformed" }],
  ["JSON of an unexpected shape", { kind: "wrong-shape" }],
  ["half a body", { kind: "half-body" }],
  ["nothing at all", { kind: "hang" }],
] as const;

const breakStore = (fault: object) => setFaults({ path: "/store/*", ...fault });

beforeEach(async () => {
  letTheClockRun(twoMinutesMs);
  await setFaults();
  await forgetCopies();
});

describe.each(badResponses)("a store that responds with %s", (_, fault) => {
  it("shows an error panel with status 503 and Retry-After if nothing is cached", {
    timeout: 10_000,
  }, async () => {
    expectConsoleErrors(shopPages.length);
    await breakStore(fault);
    const responses = await Promise.all(shopPages.map(({ path }) => visit(path)));
    for (const [index, { failure }] of shopPages.entries()) {
      const response = responses[index];
      expect(response?.status).toBe(503);
      const wait = "retryAfterSeconds" in fault ? String(fault.retryAfterSeconds) : "10";
      expect(response?.headers.get("Retry-After")).toBe(wait);
      const html = await response?.text();
      expect(html).toContain("An Error Occurred");
      expect(html).toContain(failure);
    }
  });

  it("only shows in the log if everything is cached", { timeout: 10_000 }, async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const { path } of shopPages) await visit(path);
    await Promise.all(["list", productIds.microchip].map(waitForCopy));
    letTheClockRun(twoMinutesMs);
    await breakStore(fault);
    for (const { path, words } of shopPages) {
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(words);
    }
    const refreshFailed = expect.stringContaining("A cached copy could not be refreshed");
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[refreshFailed], [refreshFailed]]), {
      timeout: 5_000,
    });
    warn.mockRestore();
  });
});

describe("while the store is down", () => {
  it("all pages outside the shop are complete and do not call it", async () => {
    await breakStore({ kind: "hang" });
    await takeStoreCalls();
    const others = pagePaths.filter((path) => !path.startsWith("/products"));
    for (const path of others) expect((await visit(path)).status, path).toBe(200);
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("a failing KV", () => {
  beforeEach(() => {
    const isDown = async () => {
      throw new Error("KV is down");
    };
    vi.spyOn(env.CATALOGUE, "get").mockImplementation(isDown);
    vi.spyOn(env.CATALOGUE, "put").mockImplementation(isDown);
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(shopPages)("is a miss: $path is loaded from the store", async ({ path, words }) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
    expect(env.CATALOGUE.get).toHaveBeenCalled();
  });
});
