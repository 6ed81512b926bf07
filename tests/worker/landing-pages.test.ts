import { beforeEach, describe, expect, it } from "vitest";
import { fixedPrices } from "../../app/content/fixed-prices";
import { productIds } from "../../app/content/product-ids";
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
  // A store that failed in another test is asked again.
  letTheClockRun(120_000);
  await setFaults();
  await forgetCopies();
});

const textOf = async (path: string) =>
  (await (await visit(path)).text())
    .replaceAll("<!-- -->", "")
    .replace(/<script.*?<\/script>/gs, "");

const { microchip, portableBottle, crateBottle } = fixedPrices;

const shownPrices = {
  "/products/microchip-for-pets": [microchip],
  "/products/pet-travel-bags": [fixedPrices.cabinTravelBag],
  "/products/iata-approved-dog-carriers": [fixedPrices.cr1Crate],
  "/products/iata-approved-dog-carrier-excess-baggage": [fixedPrices.largeDogCarrier],
  "/products/travel-water-bottles": [portableBottle, crateBottle],
  "/products/pet-accessories": [fixedPrices.bowlBottle],
};

describe("a landing page", () => {
  it.each(Object.entries(shownPrices))(
    "%s shows its fixed prices while the store is down",
    async (path, prices) => {
      await setFaults(storeIsDown);
      const html = await textOf(path);
      for (const { label } of prices) expect(html).toContain(`>${label}<`);
    },
  );

  it("shows the catalogue's price when that differs", async () => {
    await visit(`/products/${productIds.microchip}`);
    const copy = JSON.stringify(await waitForCopy(productIds.microchip));
    await writeCopy(
      productIds.microchip,
      JSON.parse(copy.replaceAll('"priceCents":149900', '"priceCents":159900')),
    );
    const html = await textOf("/products/microchip-for-pets");
    expect(html).toContain(">₹1599.00<");
    expect(html).not.toContain(microchip.label);
  });

  it.each(landingPaths)("%s is whole while the store is down", async (path) => {
    await setFaults(storeIsDown);
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Including all taxes");
    expect(html).toContain('href="/products/prod_');
  });

  it("is whole when its product is missing", async () => {
    await setFaults({ path: "/store/*", kind: "status", status: 404 });
    const html = await textOf("/products/microchip-for-pets");
    expect(html).toContain(`>${microchip.label}<`);
    expect(html).toContain(`href="/products/${productIds.microchip}"`);
  });

  it("keeps the answer of a store that takes its time for the next visitor", async () => {
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 1_500 });
    const html = await textOf("/products/microchip-for-pets");
    expect(html).toContain(`>${microchip.label}<`);
    expect(await findCopy(productIds.microchip)).toBeNull();
    await waitForCopy(productIds.microchip);
  });
});
