import { describe, expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { anOption, aProduct, aVariant } from "#tests/fixtures/product.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { catalogue } from "#workers/sandbox/catalogue/catalogue.ts";
import { listCratesForSale } from "./crates-for-sale.ts";

const sizes = allCrateSizes.map(({ size }) => size);
const ids = { cr1: "prod_01A", largeCarrier: "prod_01B" };

const inStock = (id: string, values: string[], inventoryQuantity = 5) =>
  aVariant({
    id,
    managesInventory: true,
    inventoryQuantity,
    options: values.map((value) => anOption("opt_01A", value)),
  });

const cr1 = (...variants: ReturnType<typeof inStock>[]) => aProduct({ id: ids.cr1, variants });
const carrier = (...variants: ReturnType<typeof inStock>[]) =>
  aProduct({ id: ids.largeCarrier, variants });

/** The shop's offer of a size. */
function offerOf(size: string, ...products: Parameters<typeof listCratesForSale>[1]) {
  const crate = listCratesForSale(ids, products).find((one) => one.size === size);
  return crate && { variantId: crate.variantId, availability: crate.availability };
}

describe("the crates for sale", () => {
  it("are all sizes of the table in its order, with their products", () => {
    const crates = listCratesForSale(ids, []);
    expect(crates.map(({ size }) => size)).toEqual(sizes);
    expect(crates.find(({ size }) => size === "400")).toMatchObject({
      productId: ids.cr1,
      outside: { lengthCm: 91, widthCm: 64, heightCm: 69 },
    });
  });

  it("are found by the name of the size, without what the option says in brackets", () => {
    const found = { variantId: "variant_01B", availability: "available" };
    const other = inStock("variant_01A", ["Teal", "200 (inside 61 × 45 × 50 cm)"]);
    expect(offerOf("100", cr1(other, inStock("variant_01B", ["Grey", "100 (inside …)"])))).toEqual(
      found,
    );
    expect(offerOf("100", cr1(other, inStock("variant_01B", [" 100 "])))).toEqual(found);
  });

  it("are not found by a part of the name", () => {
    const variants = [inStock("variant_01A", ["1000"]), inStock("variant_01B", ["100 XL"])];
    expect(offerOf("100", cr1(...variants))?.variantId).toBeNull();
  });

  it("are of the first colour that is in stock", () => {
    const soldOut = inStock("variant_01A", ["100", "Grey"], 0);
    const teal = inStock("variant_01B", ["100", "Teal"]);
    const red = inStock("variant_01C", ["100", "Red"]);
    expect(offerOf("100", cr1(soldOut, teal, red))).toEqual({
      variantId: "variant_01B",
      availability: "available",
    });
  });

  it("are out of stock if every colour is", () => {
    const grey = inStock("variant_01A", ["100", "Grey"], 0);
    const teal = inStock("variant_01B", ["100", "Teal"], 0);
    expect(offerOf("100", cr1(grey, teal))).toEqual({
      variantId: "variant_01A",
      availability: "out-of-stock",
    });
  });

  it("have no variant if the store does not have the size", () => {
    const missing = { variantId: null, availability: "not-for-sale" };
    expect(offerOf("100")).toEqual(missing);
    expect(offerOf("100", cr1(inStock("variant_01A", ["200"])))).toEqual(missing);
  });

  it("have no product of a model that the configuration does not name", () => {
    const onlyCarrier = listCratesForSale({ ...ids, cr1: null }, [
      cr1(inStock("variant_01A", ["100"])),
      carrier(inStock("variant_01B", [])),
    ]);
    expect(onlyCarrier.map(({ productId, variantId }) => [productId, variantId])).toEqual([
      ...Array(6).fill([null, null]),
      [ids.largeCarrier, "variant_01B"],
    ]);
  });

  it("are found without the name where product and table have one size", () => {
    expect(offerOf("Large carrier", carrier(inStock("variant_01A", [])))?.variantId).toBe(
      "variant_01A",
    );
    expect(offerOf("100", cr1(inStock("variant_01A", [])))?.variantId).toBeNull();
  });

  it("are not guessed once the product has more sizes than the table", () => {
    const xl = inStock("variant_01A", ["XL"]);
    const regular = inStock("variant_01B", ["Large carrier"]);
    expect(offerOf("Large carrier", carrier(xl, inStock("variant_01B", ["XXL"])))?.variantId).toBe(
      null,
    );
    expect(offerOf("Large carrier", carrier(xl, regular))?.variantId).toBe("variant_01B");
  });

  it("are all found in the sandbox’s store", () => {
    const products = catalogue.map(({ id, variants }) =>
      aProduct({
        id,
        variants: variants.map((variant) =>
          aVariant({
            id: variant.id,
            options: variant.options.map(({ option_id, value }) => anOption(option_id, value)),
          }),
        ),
      }),
    );
    const sandboxIds = { cr1: productIds.cr1Crate, largeCarrier: productIds.largeDogCarrier };
    const missing = listCratesForSale(sandboxIds, products).filter(
      ({ variantId }) => variantId === null,
    );
    expect(missing).toEqual([]);
  });
});
