import { expect, it } from "vitest";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { itemList } from "./item-list";

const origin = "https://marigold.example";

it("counts the pages in their order, with full addresses", () => {
  const entries = [
    { path: "/products/prod_01A", name: "Crate" },
    { path: "/products/prod_01B", name: `Bag, 18" </script>` },
  ];
  expect(asPublished(itemList(origin, entries))).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: "Crate", url: `${origin}/products/prod_01A` },
      { position: 2, name: `Bag, 18" </script>`, url: `${origin}/products/prod_01B` },
    ],
  });
});

it("can be empty", () => {
  expect(asPublished(itemList(origin, []))).toMatchObject({
    numberOfItems: 0,
    itemListElement: [],
  });
});
