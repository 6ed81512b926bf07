import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { catalogue, type Product } from "./catalogue.ts";

const pricesOf = ({ variants }: Product) => variants.flatMap(({ prices }) => prices);

describe("the catalogue", () => {
  it("contains every file once", () => {
    const files = globSync("*.json", { cwd: import.meta.dirname });
    expect(new Set(catalogue).size).toBe(files.length);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(files.length);
  });

  it("has no duplicate ids", () => {
    const ids = catalogue.flatMap((product) => [
      product.id,
      ...product.options.map(({ id }) => id),
      ...product.variants.flatMap(({ id, options }) => [id, ...options.map((o) => o.id)]),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("gives every product a different position", () => {
    expect(new Set(catalogue.map(({ order }) => order)).size).toBe(catalogue.length);
  });

  it.each([
    ["microchip", productIds.microchip, 1499_00],
    ["travel bag", productIds.cabinTravelBag, 1590_00],
    ["smallest crate", productIds.cr1Crate, 3999_00],
    ["large dog carrier", productIds.largeDogCarrier, 34_990_00],
    ["portable bottle", productIds.portableBottle, 520_00],
    ["crate bottle", productIds.crateBottle, 275_00],
    ["bottle with a bowl", productIds.bowlBottle, 520_00],
  ])("sells the %s at the price that its landing page names", (_name, productId, pricePaise) => {
    const prices = catalogue.filter(({ id }) => id === productId).flatMap(pricesOf);
    expect(Math.min(...prices.map(({ amount }) => amount))).toBe(pricePaise);
  });

  it("has sale prices below the regular prices", () => {
    const onSale = catalogue.flatMap(pricesOf).filter(({ sale_amount }) => sale_amount !== null);
    expect(onSale.length).toBeGreaterThan(0);
    expect(onSale.every((price) => Number(price.sale_amount) < price.amount)).toBe(true);
  });

  it.each(catalogue.map((product) => [product.title, product] as const))(
    "has a drawing for each picture of %s",
    (_title, { thumbnail, media, variants }) => {
      const paths = [
        thumbnail,
        ...media.map(({ url }) => url),
        ...variants.flatMap(({ image_url }) => image_url ?? []),
      ];
      const missing = paths.filter((path) => {
        const [, picture] = /^\/cdn-ecommerce\/[^/]+\/(.+)\.jpg$/.exec(path) ?? [];
        return !existsSync(join(import.meta.dirname, `../pictures/${picture}.svg`));
      });
      expect(missing).toEqual([]);
    },
  );

  it("never describes a crate as approved by IATA", () => {
    const texts = catalogue.flatMap((product) => [
      product.title,
      product.subtitle ?? "",
      product.description,
      ...product.additional_info.map(({ description }) => description),
    ]);
    expect(texts.filter((text) => /IATA[\s-]approved|approved by IATA/i.test(text))).toEqual([]);
  });
});
