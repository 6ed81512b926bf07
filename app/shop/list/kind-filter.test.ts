import { describe, expect, it } from "vitest";
import { productKinds } from "#content/shop/product-kinds.ts";
import { filterByKind } from "./kind-filter.tsx";

const inCollections = (...slugs: string[]) => ({
  collectionIds: productKinds
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap(({ collectionIds }) => collectionIds),
});
const crate = inCollections("crates");
const bed = inCollections("comfort", "crates");
const gift = { collectionIds: ["pcol_unknown"] };
const products = [gift, bed, crate];

const filter = (search: string) => filterByKind(products, new URLSearchParams(search));

describe("the kinds to choose from", () => {
  it("are the kinds of the listed products, in the order of the content", () => {
    expect(filter("").kinds.map(({ name }) => name)).toEqual(["Crates", "Comfort"]);
  });

  it("are none if there are fewer than two", () => {
    const search = new URLSearchParams("?kind=crates");
    expect(filterByKind([crate, gift], search)).toEqual({
      kinds: [],
      chosen: null,
      shown: [crate, gift],
    });
  });
});

describe("the query of the list", () => {
  it("chooses a kind and its products", () => {
    const { chosen, shown } = filter("?kind=comfort");
    expect(chosen?.name).toBe("Comfort");
    expect(shown).toEqual([bed]);
  });

  it.each(["", "?kind=", "?kind=cats", "?kind=Crates", "?kind=water"])(
    "chooses all products with %j, which names none of their kinds",
    (search) => {
      expect(filter(search)).toMatchObject({ chosen: null, shown: products });
    },
  );
});
