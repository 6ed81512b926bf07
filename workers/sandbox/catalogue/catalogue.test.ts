import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productIds } from "../product-ids";
import { catalogue, findProduct } from "./catalogue";
import { productIdBySlug } from "./define-product";

function htmlTextsOf(product: (typeof catalogue)[number]): string[] {
  return [product.descriptionHtml, ...(product.additionalInfo ?? []).map(({ html }) => html)];
}

describe("the catalogue", () => {
  it("contains every product that has a slug, once", () => {
    expect(catalogue.map(({ id }) => id).toSorted()).toEqual(
      Object.values(productIdBySlug).toSorted(),
    );
  });

  it("has no duplicate ids", () => {
    const ids = catalogue.flatMap((product) => [
      product.id,
      ...product.options.map(({ id }) => id),
      ...product.variants.flatMap(({ id, optionValues }) => [id, ...optionValues.map((o) => o.id)]),
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
    const prices = findProduct(productId)?.variants.map((variant) => variant.pricePaise) ?? [];
    expect(Math.min(...prices)).toBe(pricePaise);
  });

  it("has sale prices below the regular prices", () => {
    const onSale = catalogue.flatMap(({ variants }) =>
      variants.filter((variant) => variant.salePricePaise !== undefined),
    );
    expect(onSale.length).toBeGreaterThan(0);
    expect(onSale.every((variant) => Number(variant.salePricePaise) < variant.pricePaise)).toBe(
      true,
    );
  });

  it.each(catalogue.map((product) => [product.slug, product] as const))(
    "has a drawing for each picture of %s",
    (slug, product) => {
      const named = new Set([
        ...product.views,
        ...product.variants.flatMap(({ view }) => view ?? []),
      ]);
      const missing = [...named].filter(
        (view) => !existsSync(join(import.meta.dirname, `../pictures/${slug}/${view}.svg`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it("never describes a crate as approved by IATA", () => {
    const texts = catalogue.flatMap((product) => [
      product.title,
      product.subtitle ?? "",
      ...htmlTextsOf(product),
    ]);
    expect(texts.filter((text) => /IATA[\s-]approved|approved by IATA/i.test(text))).toEqual([]);
  });
});
