import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { anOption, aProduct, aVariant } from "#tests/fixtures/product.ts";
import { splitValue, valueNames, variantChange } from "./variant-change.ts";

const inside = { 100: "100 (inside 43 cm)", 500: "500 (inside 92 cm)" };

const aCrate = (size: keyof typeof inside, colour: string, fields = {}) =>
  aVariant({
    id: `${size} ${colour}`,
    options: [anOption("size", inside[size]), anOption("colour", colour)],
    priceCents: size === 100 ? 399_900 : 1_699_900,
    ...fields,
  });

const smallGrey = aCrate(100, "Stone grey");
const smallTeal = aCrate(100, "Peacock teal");
const largeGrey = aCrate(500, "Stone grey");
const largeTeal = aCrate(500, "Peacock teal");
const soldOut = { managesInventory: true, inventoryQuantity: 0 };

const sizeOption = { id: "size", title: "Size", values: Object.values(inside) };
const colourOption = { id: "colour", title: "Colour", values: ["Stone grey", "Peacock teal"] };

const crates = (...variants: ReturnType<typeof aCrate>[]) =>
  aProduct({ options: [sizeOption, colourOption], variants });
const allCrates = crates(smallGrey, smallTeal, largeGrey, largeTeal);

describe("what the choice of a value changes", () => {
  it("is nothing if the other options stay the same", () => {
    expect(variantChange(allCrates, smallGrey, "colour", "Peacock teal")).toBeNull();
  });

  it("is the other option, with the new price; the variant that keeps it is offered", () => {
    expect(variantChange(allCrates, largeGrey, "colour", "Peacock teal")).toEqual({
      text: `Size changed to 100 (${inRupees(3999)}).`,
      instead: { text: `Take 500 in teal, ${inRupees(16999)}`, variant: largeTeal },
    });
  });

  it("is reported when the chosen value is chosen again", () => {
    expect(variantChange(allCrates, largeTeal, "colour", "Peacock teal")?.instead?.variant).toBe(
      largeTeal,
    );
  });

  it("may be the colour", () => {
    expect(variantChange(allCrates, smallTeal, "size", inside[500])).toMatchObject({
      text: `Colour changed to Stone grey (${inRupees(16999)}).`,
      instead: { text: `Take 500 in teal, ${inRupees(16999)}` },
    });
  });

  it("says that the variant which keeps the other options is out of stock", () => {
    const without = crates(smallTeal, largeGrey, aCrate(500, "Peacock teal", soldOut));
    expect(variantChange(without, largeGrey, "colour", "Peacock teal")?.instead).toEqual({
      text: "500 in teal is out of stock.",
      variant: null,
    });
  });

  it("offers nothing if no variant keeps the other options, or it is not for sale", () => {
    const without = crates(smallTeal, largeGrey);
    const unpriced = crates(
      smallTeal,
      largeGrey,
      aCrate(500, "Peacock teal", { priceCents: null }),
    );
    for (const product of [without, unpriced]) {
      expect(variantChange(product, largeGrey, "colour", "Peacock teal")).toEqual({
        text: `Size changed to 100 (${inRupees(3999)}).`,
        instead: null,
      });
    }
  });

  it("names the sale price, and no price if there is none", () => {
    const onSale = crates(aCrate(100, "Peacock teal", { salePriceCents: 299_900 }));
    const textOf = (product: typeof onSale) =>
      variantChange(product, largeGrey, "colour", "Peacock teal")?.text;
    expect(textOf(onSale)).toBe(`Size changed to 100 (${inRupees(2999)}).`);
    expect(textOf(crates(aCrate(100, "Peacock teal", { priceCents: null })))).toBe(
      "Size changed to 100.",
    );
  });

  it("calls a colour by its last word only if no other colour ends with it", () => {
    const values = ["Light blue", "Dark blue"];
    const blue = aProduct({
      options: [sizeOption, { ...colourOption, values }],
      variants: [aCrate(100, "Dark blue"), aCrate(500, "Light blue"), aCrate(500, "Dark blue")],
    });
    const change = variantChange(blue, aCrate(500, "Light blue"), "colour", "Dark blue");
    expect(change?.instead?.text).toBe(`Take 500 in Dark blue, ${inRupees(16999)}`);
  });
});

describe("the names of a variant's values", () => {
  it("are in the order of the options, without texts in brackets", () => {
    expect(valueNames([colourOption, sizeOption], largeTeal)).toEqual(["Peacock teal", "500"]);
  });

  it("are none for a variant without options", () => {
    expect(valueNames([sizeOption], aVariant())).toEqual([]);
  });
});

describe("a value", () => {
  it.each([
    ["100 (inside 43 cm)", "100", "(inside 43 cm)"],
    ["Stone grey", "Stone grey", null],
    ["(new)", "(new)", null],
  ])("%s is split into %s and %s", (value, name, detail) => {
    expect(splitValue(value)).toEqual({ name, detail });
  });
});
