import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { formServiceIsDown, postEnquiry, validEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import { readStoreCalls, setFaults, storeIsDown, takeStoreCalls } from "#tests/worker/store.ts";

const microchipPath = `/products/${productIds.microchip}`;
let info: MockInstance<typeof console.info>;

type Line = Record<string, unknown>;
const lines = (): Line[] => info.mock.calls.map(([line]) => JSON.parse(String(line)));

beforeEach(() => {
  info = vi.spyOn(console, "info").mockImplementation(() => {});
});

describe("the log", () => {
  it("has one line of JSON per request, with its id, route, status and the store's statuses", async () => {
    await visit(microchipPath, { headers: { "CF-Ray": "8c1f0a2b3c4d5e6f-BOM" } });
    expect(lines()).toEqual([
      {
        level: "info",
        message: "Request handled",
        requestId: "8c1f0a2b3c4d5e6f-BOM",
        route: "/products/:productId",
        method: "GET",
        status: 200,
        durationMs: expect.any(Number),
        storeStatuses: [200, 200],
      },
    ]);
  });

  it("gives a request its own id when Cloudflare sends none or an invalid one", async () => {
    await visit("/about", { headers: { "CF-Ray": 'x"}\n{"forged":true'.replace("\n", "") } });
    await visit("/about");
    const ids = lines().map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it("names the request of a failure by the id that the error page shows to the visitor", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit(microchipPath);
    const [request] = lines();
    expect(request).toMatchObject({ status: 503, storeStatuses: [503, 503] });
    const [failure] = loggedErrors().map((line) => JSON.parse(line));
    expect(failure).toMatchObject({
      level: "error",
      message: "A product could not be loaded",
      requestId: request?.requestId,
      route: "/products/:productId",
      error: expect.stringContaining("HTTP 503: Service Unavailable"),
    });
    expect(page.headers.get("Server-Timing")).toBe(`request;desc="${request?.requestId}"`);
    const html = await page.text();
    expect(html).toContain(`<code title="${request?.requestId}">`);
    expect(html).not.toContain("HTTP 503");
    expect(html).not.toContain("StoreError");
  });

  it("names a request that its visitor aborts, and has no error for it", async () => {
    const { microchip, crateBottle } = productIds;
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 100 });
    await takeStoreCalls();
    const controller = new AbortController();
    const aborted = visit(`/products/${microchip}`, { signal: controller.signal });
    await vi.waitFor(async () => expect(await readStoreCalls()).toHaveLength(1));
    controller.abort();
    await expect(aborted).rejects.toThrow("aborted");
    // By the time of this response the store has responded to the first request too.
    await visit(`/products/${crateBottle}`);
    expect(lines()).toMatchObject([
      { message: "Request aborted by its visitor", route: "/products/:productId" },
      { message: "Request handled", status: 200 },
    ]);
  });

  it("contains no data about the visitor, even when requests fail", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expectConsoleErrors(3);
    await setFaults(storeIsDown, formServiceIsDown);
    await visit(microchipPath, { headers: { "User-Agent": "Asha's phone" } });
    await visit("/products?from=asha@example.com");
    await postEnquiry(validEnquiry, {
      from: "203.0.113.7",
      headers: { "User-Agent": "Asha's phone", Cookie: "a=secret" },
    });
    await visit("/contact?topic=asha@example.com&enquiry=sent");
    await visit("/products/prod_ashaatexamplecom");
    await vi.waitFor(() => expect(JSON.stringify(warn.mock.calls)).toContain("not delivered yet"));
    const text = JSON.stringify([info.mock.calls, warn.mock.calls, loggedErrors()]);
    for (const word of ["Asha", "asha", "Moti", "203.0.113.7", "secret"]) {
      expect(text).not.toContain(word);
    }
  });
});
