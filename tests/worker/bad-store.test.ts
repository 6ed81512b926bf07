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

const badAnswers = [
  ["status 500", { kind: "status", status: 500 }],
  ["status 503", { kind: "status", status: 503 }],
  ["status 429 with Retry-After", { kind: "status", status: 429, retryAfterSeconds: 30 }],
  ["status 403", { kind: "status", status: 403 }],
  ["an HTML page", { kind: "html" }],
  ["an HTML page with status 502", { kind: "html", status: 502 }],
  ["JSON that breaks off", { kind: "malformed" }],
  ["JSON of another shape", { kind: "wrong-shape" }],
  ["half a body", { kind: "half-body" }],
  ["nothing, for as long as one waits", { kind: "hang" }],
] as const;

const breakStore = (fault: object) => setFaults({ path: "/store/*", ...fault });

beforeEach(async () => {
  letTheClockRun(twoMinutesMs);
  await setFaults();
  await forgetCopies();
});

describe.each(badAnswers)("a store that answers with %s", (_, fault) => {
  it("without copies is an error panel with status 503, that says when to come again", {
    timeout: 10_000,
  }, async () => {
    expectConsoleErrors(shopPages.length);
    await breakStore(fault);
    const answers = await Promise.all(shopPages.map(({ path }) => visit(path)));
    for (const [index, { failure }] of shopPages.entries()) {
      const answer = answers[index];
      expect(answer?.status).toBe(503);
      const wait = "retryAfterSeconds" in fault ? String(fault.retryAfterSeconds) : "10";
      expect(answer?.headers.get("Retry-After")).toBe(wait);
      const html = await answer?.text();
      expect(html).toContain("An Error Occurred");
      expect(html).toContain(failure);
    }
  });

  it("with copies is not noticed, but in the log", { timeout: 10_000 }, async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const { path } of shopPages) await visit(path);
    await Promise.all(["list", productIds.microchip].map(waitForCopy));
    letTheClockRun(twoMinutesMs);
    await breakStore(fault);
    for (const { path, words } of shopPages) {
      const answer = await visit(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(words);
    }
    const refreshFailed = expect.stringContaining("A copy could not be refreshed");
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[refreshFailed], [refreshFailed]]), {
      timeout: 5_000,
    });
    warn.mockRestore();
  });
});

describe("while the store is down", () => {
  it("pages that are not the shop's are whole, and do not ask it", async () => {
    await breakStore({ kind: "hang" });
    await takeStoreCalls();
    const others = pagePaths.filter((path) => !path.startsWith("/products"));
    for (const path of others) expect((await visit(path)).status, path).toBe(200);
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("a KV that fails", () => {
  beforeEach(() => {
    const isDown = async () => {
      throw new Error("KV is down");
    };
    vi.spyOn(env.CATALOGUE, "get").mockImplementation(isDown);
    vi.spyOn(env.CATALOGUE, "put").mockImplementation(isDown);
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(shopPages)("is a miss: $path is asked of the store", async ({ path, words }) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(words);
    expect(env.CATALOGUE.get).toHaveBeenCalled();
  });
});
