import { beforeEach, describe, expect, it } from "vitest";
import { landingPages } from "../../app/content/landing-pages";
import { productIds } from "../../workers/sandbox/product-ids";
import { landingPaths } from "../fixtures/route-table";
import {
  findCopy,
  forgetCopies,
  letTheClockRun,
  setFaults,
  storeIsDown,
  visit,
  waitForCopy,
  writeCopy,
} from "./site";

beforeEach(async () => {
  // Ends the back-off after a failure in another test.
  letTheClockRun(120_000);
  await setFaults();
  await forgetCopies();
});

const textOf = async (path: string) =>
  (await (await visit(path)).text())
    .replaceAll("<!-- -->", "")
    .replace(/<script.*?<\/script>/gs, "");

const microchipPage = "/products/microchip-for-pets";
const microchipPrice = "₹1,499";

describe("a landing page", () => {
  it.each(Object.entries(landingPages))(
    "%s shows its fixed prices while the store is down",
    async (path, { offers }) => {
      await setFaults(storeIsDown);
      const html = await textOf(path);
      for (const { fixedPrice } of offers) expect(html).toContain(`>${fixedPrice.label}<`);
    },
  );

  it("shows the catalogue's price if that differs", async () => {
    await visit(`/products/${productIds.microchip}`);
    const copy = JSON.stringify(await waitForCopy(productIds.microchip));
    await writeCopy(
      productIds.microchip,
      JSON.parse(copy.replaceAll('"priceCents":149900', '"priceCents":159900')),
    );
    const html = await textOf(microchipPage);
    expect(html).toContain(">₹1599.00<");
    expect(html).not.toContain(microchipPrice);
  });

  it.each(landingPaths)("%s is complete while the store is down", async (path) => {
    await setFaults(storeIsDown);
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Including all taxes");
    expect(html).toContain('href="/products/prod_');
  });

  it("is complete if its product is missing", async () => {
    await setFaults({ path: "/store/*", kind: "status", status: 404 });
    const html = await textOf(microchipPage);
    expect(html).toContain(`>${microchipPrice}<`);
    expect(html).toContain(`href="/products/${productIds.microchip}"`);
  });

  it("caches a slow store's response for the next visitor", async () => {
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 1_500 });
    const html = await textOf(microchipPage);
    expect(html).toContain(`>${microchipPrice}<`);
    expect(await findCopy(productIds.microchip)).toBeNull();
    await waitForCopy(productIds.microchip);
  });
});
