import { describe, expect, it } from "vitest";
import { catalogue } from "#workers/sandbox/catalogue/catalogue.ts";
import { productKinds } from "./product-kinds.ts";

describe("the kinds of products", () => {
  it("have different addresses of lower case letters and hyphens", () => {
    const slugs = productKinds.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it("name every collection of the sandbox, so that each of its products has a kind", () => {
    const known = new Set(productKinds.flatMap(({ collectionIds }) => collectionIds));
    const unknown = catalogue.filter(
      ({ product_collections }) => !product_collections.some((c) => known.has(c.collection_id)),
    );
    expect(unknown.map(({ title }) => title)).toEqual([]);
  });
});
