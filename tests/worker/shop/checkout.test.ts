import { describe, expect, it, onTestFinished, vi } from "vitest";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { hastenTimeLimits, postJson, siteUrl, withinOneMinute } from "#tests/worker/site.ts";
import { clearCatalogueCache, setFaults, storePath, takeStoreCalls } from "#tests/worker/store.ts";
import { cr1Crate, woodenCrate } from "#workers/sandbox/catalogue/catalogue.ts";

const checkoutPath = "/store/*/checkout";
const crateInStock = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 31);
const crateSoldOut = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 0);

const order = (fields: object = {}) => ({
  items: [{ variantId: crateInStock?.id, quantity: 2 }],
  locale: "en-IN",
  timeZone: "Asia/Kolkata",
  ...fields,
});

const post = (body: BodyInit, headers?: Record<string, string>) =>
  postJson("/checkout", body, headers);

const checkOut = (fields: object = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify(order(fields)), headers);

const shownLineOf = (product: typeof woodenCrate) => ({
  productId: product.id,
  variantId: product.variants[0]?.id,
});

describe("a checkout", () => {
  it("redirects to the hosted payment page", async () => {
    const response = await checkOut();
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/^http:\/\/localhost:8788\/pay\//);
    expect(await takeStoreCalls()).toEqual([`POST ${storePath}/checkout`]);
  });

  it("has the store's prices and returns the buyer to the home page or, cancelled, to the cart", async () => {
    const payment = await fetch((await checkOut()).headers.get("Location") ?? "");
    expect(await payment.text()).toContain("₹7998.00");
    const paid = await fetch(payment.url, { method: "POST", redirect: "manual" });
    expect(paid.headers.get("Location")).toBe(`${siteUrl}/?checkout=success`);
    const other = (await checkOut()).headers.get("Location") ?? "";
    const cancelled = await fetch(`${other}/cancel`, { method: "POST", redirect: "manual" });
    expect(cancelled.headers.get("Location")).toBe(`${siteUrl}/cart`);
  });

  it("is in a known language and time zone, whatever the browser reports", async () => {
    const unknown = { locale: "en-US@posix", timeZone: "Etc/Unknown" };
    expect((await checkOut(unknown)).status).toBe(302);
  });

  it("gets status 409 when there is not enough stock", async () => {
    const response = await checkOut({ items: [{ variantId: crateSoldOut?.id, quantity: 1 }] });
    expect(response.status).toBe(409);
  });
});

describe("a checkout whose lines have the prices that the buyer saw", () => {
  const shown = {
    variantId: crateInStock?.id,
    productId: cr1Crate.id,
    quantity: 2,
    shownPriceCents: 399_900,
  };

  const checkOutShown = (fields: object) => checkOut({ items: [{ ...shown, ...fields }] });

  it.each([
    ["costs what the buyer saw", {}],
    ["costs less than the buyer saw", { shownPriceCents: 400_000 }],
    ["has no shown price, as in an older page", { shownPriceCents: undefined }],
    ["has a product that the catalogue does not have", { productId: "prod_none" }],
    ["has an invalid product id", { productId: "p1" }],
  ])("redirects to the payment page when an item %s", async (_, fields) => {
    expect((await checkOutShown(fields)).status).toBe(302);
  });

  it.each([
    ["costs more than the buyer saw", { shownPriceCents: 399_899 }],
    ["is sold out", { variantId: crateSoldOut?.id }],
    ["is no longer a variant of its product", { variantId: "variant_none" }],
    ["cannot be bought online", { ...shownLineOf(woodenCrate), shownPriceCents: 1 }],
  ])("gets status 409 and creates no checkout when an item %s", async (_, fields) => {
    const response = await checkOutShown(fields);
    expect(response.status).toBe(409);
    expect(await takeStoreCalls()).not.toContain(`POST ${storePath}/checkout`);
  });

  it("continues if today's prices cannot be loaded from the store", async () => {
    await clearCatalogueCache();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    hastenTimeLimits();
    await setFaults({ path: "/store/*/products*", kind: "hang" });
    expect((await checkOutShown({ shownPriceCents: 1 })).status).toBe(302);
    // Logged when the store's own time limit ends the calls.
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  });
});

describe("a checkout that fails in the store", () => {
  it.each([
    ["responds with status 500", { kind: "status", status: 500 }],
    ["refuses it without naming an item", { kind: "status", status: 400 }],
    ["sends no payment URL", { kind: "json", body: {} }],
    ["sends an HTML page", { kind: "html" }],
    ["sends an HTML page with status 502", { kind: "html", status: 502 }],
    ["sends truncated JSON", { kind: "malformed" }],
    [
      "redirects with 307",
      { kind: "redirect", status: 307, url: `${storePath}/checkout`, times: 1 },
    ],
  ])("gets status 502 and is never retried when the store %s", async (_, fault) => {
    expectConsoleErrors(1);
    await setFaults({ path: checkoutPath, ...fault });
    expect((await checkOut()).status).toBe(502);
    expect(await takeStoreCalls()).toHaveLength(1);
  });

  it.each(["javascript:alert(1)", "//elsewhere.example/pay", "/pay/1", "ftp://pay.example/1"])(
    "gets status 502 without a redirect when the payment URL is %s",
    async (url) => {
      expectConsoleErrors(1);
      await setFaults({ path: checkoutPath, kind: "json", body: { url } });
      const response = await checkOut();
      expect(response.status).toBe(502);
      expect(response.headers.get("Location")).toBeNull();
    },
  );

  it.each([
    ["is unknown to the store", "variant_none"],
    ["cannot be bought online", woodenCrate.variants[0]?.id],
  ])("gets status 409 and a line in the log when a variant %s", async (_, variantId) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const response = await checkOut({ items: [{ variantId, quantity: 1 }] });
    expect(response.status).toBe(409);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({
        message: "The store refused an order",
        error: expect.stringContaining("HTTP 400"),
      }),
    ]);
  });
});

describe("an invalid order", () => {
  it.each([
    ["it has no items", JSON.stringify(order({ items: [] }))],
    ["it has 201 lines", JSON.stringify(order({ items: Array(201).fill(order().items[0]) }))],
    [
      "it asks for half a crate",
      JSON.stringify(order({ items: [{ variantId: "variant_a", quantity: 0.5 }] })),
    ],
    [
      "it asks for zero crates",
      JSON.stringify(order({ items: [{ variantId: "variant_a", quantity: 0 }] })),
    ],
    [
      "a variant's id has another form",
      JSON.stringify(order({ items: [{ variantId: "../checkout", quantity: 1 }] })),
    ],
    ["it has no time zone", JSON.stringify(order({ timeZone: undefined }))],
    ["it is not JSON", "{"],
    ["it is empty", ""],
  ])("gets status 400 without a call to the store when %s", async (_, body) => {
    expect((await post(body)).status).toBe(400);
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("gets status 403 without a call to the store when another site's page sends it", async () => {
    const response = await post(JSON.stringify(order()), { Origin: "https://elsewhere.example" });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("this site's own pages");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("the twenty-first checkout within a minute from one IP address", () => {
  it("gets status 429 without a call to the store, and other visitors can check out", async () => {
    const response = await withinOneMinute(async (from) => {
      const visitor = { "CF-Connecting-IP": from };
      for (let count = 0; count < 20; count += 1) {
        expect((await checkOut({}, visitor)).status).toBe(302);
      }
      await takeStoreCalls();
      return checkOut({}, visitor);
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await takeStoreCalls()).toEqual([]);
    expect((await checkOut()).status).toBe(302);
  });
});
