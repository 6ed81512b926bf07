import { beforeEach, describe, expect, it, vi } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { expectConsoleErrors, loggedErrors } from "./fail-on-console-error";
import {
  ageCopy,
  findCopy,
  forgetCopies,
  letTheClockRun,
  readStoreCalls,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  visit,
  waitForCopy,
  writeCopy,
} from "./site";

const { microchip } = productIds;
const microchipPath = `/products/${microchip}`;
const listCall = `GET ${storePath}/products?offset=0&limit=100`;
const microchipCall = `GET ${storePath}/products/${microchip}`;
const tenSecondsMs = 10_000;
const twoMinutesMs = 120_000;
const sixDaysMs = 6 * 24 * 60 * 60 * 1_000;

beforeEach(async () => {
  letTheClockRun(twoMinutesMs);
  await setFaults();
  await forgetCopies();
  await takeStoreCalls();
});

describe("without a copy", () => {
  it("the list is asked of the store, shown and kept", async () => {
    const page = await visit("/products");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("CR1 travel crate");
    expect(await takeStoreCalls()).toEqual([listCall]);
    await waitForCopy("list");
  });

  it("a product is asked of the store, shown and kept", async () => {
    const page = await visit(microchipPath);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("ISO pet microchip, 15 digits");
    expect(await takeStoreCalls()).toEqual([microchipCall]);
    await waitForCopy(microchip);
  });

  it("a failing store is asked once more, and its second answer is shown", async () => {
    await setFaults({ ...storeIsDown, times: 1 });
    const page = await visit("/products");
    expect(page.status).toBe(200);
    expect(await takeStoreCalls()).toEqual([listCall, listCall]);
  });

  it("a list that cannot be had is an error panel with status 503", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit("/products");
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("An Error Occurred");
    expect(html).toContain("Failed to load products. Please try again later.");
    expect(await takeStoreCalls()).toHaveLength(2);
  });

  it("a store that failed is not asked for the same again for ten seconds", async () => {
    expectConsoleErrors(2);
    await setFaults(storeIsDown);
    await visit("/products");
    await setFaults();
    await takeStoreCalls();
    const soon = await visit("/products");
    expect(soon.status).toBe(503);
    expect(soon.headers.get("Retry-After")).toBe("10");
    expect(await takeStoreCalls()).toEqual([]);
    expect((await visit(microchipPath)).status).toBe(200);
    letTheClockRun(tenSecondsMs);
    expect((await visit("/products")).status).toBe(200);
  });

  it("a product that cannot be had is an error panel with status 503", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit(microchipPath);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("An Error Occurred");
    expect(html).toContain("Failed to load product details.");
  });

  it.each([
    ["half a body", { kind: "half-body" }],
    ["JSON that breaks off", { kind: "malformed" }],
    ["JSON of another shape", { kind: "wrong-shape" }],
    ["an HTML page with status 200", { kind: "html" }],
    ["status 429", { kind: "status", status: 429, retryAfterSeconds: 5 }],
  ])("an answer that is %s is a failure, and is not asked for again", async (_, fault) => {
    expectConsoleErrors(1);
    await setFaults({ path: "/store/*", ...fault });
    const page = await visit("/products");
    expect(page.status).toBe(503);
    expect(await takeStoreCalls()).toEqual([listCall]);
    expect(await findCopy("list")).toBeNull();
  });

  it("a store that takes its time is given four seconds in all", { timeout: 10_000 }, async () => {
    expectConsoleErrors(1);
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 6_000 });
    const page = await visit("/products");
    expect(page.status).toBe(503);
    expect(await takeStoreCalls()).toEqual([listCall]);
  });

  it("the error that is logged says 'HTTP {status}: {statusText}'", async () => {
    expectConsoleErrors(1);
    await setFaults({ ...storeIsDown, status: 500 });
    await visit(microchipPath);
    expect(loggedErrors()[0]).toContain("HTTP 500: Internal Server Error");
  });
});

describe("with a fresh copy", () => {
  it("the store is not asked", async () => {
    await visit(microchipPath);
    await waitForCopy(microchip);
    await takeStoreCalls();
    const page = await visit(microchipPath);
    expect(await page.text()).toContain("ISO pet microchip, 15 digits");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("with a copy older than a minute", () => {
  it("it is shown at once and replaced behind the response", async () => {
    await visit("/products");
    const { value } = await waitForCopy("list");
    const [first] = value as { title: string }[];
    await writeCopy("list", {
      savedAt: Date.now() - twoMinutesMs,
      value: [{ ...first, title: "Old title" }],
    });
    await takeStoreCalls();

    const page = await visit("/products");
    expect(await page.text()).toContain("Old title");
    await vi.waitFor(async () => {
      expect(JSON.stringify(await findCopy("list"))).not.toContain("Old title");
    });
    expect(await takeStoreCalls()).toEqual([listCall]);
  });

  it("visitors at the same time share one refresh", async () => {
    await visit(microchipPath);
    const { savedAt } = await ageCopy(microchip, twoMinutesMs);
    await takeStoreCalls();
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 100 });
    await Promise.all(Array.from({ length: 5 }, () => visit(microchipPath)));
    await vi.waitFor(async () => {
      expect((await findCopy(microchip))?.savedAt).toBeGreaterThan(savedAt);
    });
    expect(await takeStoreCalls()).toEqual([microchipCall]);
  });

  it("it goes on being shown while the store is down, days on", async () => {
    await visit("/products");
    await ageCopy("list", sixDaysMs);
    await setFaults(storeIsDown);
    for (let visits = 1; visits <= 3; visits += 1) {
      await takeStoreCalls();
      letTheClockRun(tenSecondsMs);
      const page = await visit("/products");
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("CR1 travel crate");
      // The refresh behind the response has tried twice, and failed, before the next visitor comes.
      await vi.waitFor(async () => expect(await readStoreCalls()).toHaveLength(2));
    }
    expect(await findCopy("list")).not.toBeNull();
  });

  it("a product that the store no longer has is shown a last time and forgotten", async () => {
    await visit(microchipPath);
    await ageCopy(microchip, twoMinutesMs);
    await setFaults({ path: "/store/*", kind: "status", status: 404 });
    expect((await visit(microchipPath)).status).toBe(200);
    await vi.waitFor(async () => expect(await findCopy(microchip)).toBeNull());
    expect((await visit(microchipPath)).status).toBe(404);
  });
});

describe("a copy that cannot be read", () => {
  it.each([
    ["another deployment's shape", { savedAt: Date.now(), value: [{ id: 7 }] }],
    ["no copy at all", "nonsense"],
  ])("as %s counts as none", async (_, copy) => {
    await writeCopy("list", copy);
    expect((await visit("/products")).status).toBe(200);
    expect(await takeStoreCalls()).toEqual([listCall]);
  });
});

describe("a product that is not there", () => {
  it("is 'Product not found' with status 404", async () => {
    const page = await visit("/products/prod_01NOSUCHPRODUCT");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Product not found");
  });

  it("may be one that the store answers with nothing", async () => {
    await setFaults({ path: "/store/*", kind: "null-product" });
    expect((await visit(microchipPath)).status).toBe(404);
  });

  it.each(["crate", "prod_", "prod_a-b", "prod_%2e%2e%2fcheckout", "prod_a b"])(
    "is not asked of the store when its id is %s",
    async (id) => {
      expect((await visit(`/products/${id}`)).status).toBe(404);
      expect(await takeStoreCalls()).toEqual([]);
    },
  );
});
