import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { createSandboxFixture, storePath } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { listResponseSchema } from "#tests/fixtures/sandbox/wire-format-schema.ts";
import { catalogue } from "#workers/sandbox/catalogue/catalogue.ts";

const sandbox = createSandboxFixture();

async function list(query: string) {
  const response = await sandbox.fetch(`${storePath}/products?${query}`);
  return v.parse(listResponseSchema, await response.json());
}

async function titlesOf(query: string) {
  return (await list(query)).products.map((product) => product.title);
}

const titlesInStoreOrder = catalogue
  .toSorted((left, right) => left.order - right.order)
  .map((product) => product.title);

describe("the list of products", () => {
  it("is in the store's order by default", async () => {
    expect(await titlesOf("")).toEqual(titlesInStoreOrder);
    expect(await titlesOf("order=DESC")).toEqual(titlesInStoreOrder.toReversed());
  });

  it("can be sorted by title", async () => {
    const titles = await titlesOf("sort_by=title");
    expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, "en")));
  });

  it("can be sorted by the date of the last change, newest first", async () => {
    expect((await titlesOf("sort_by=updated_at&order=DESC&limit=1"))[0]).toBe(
      "Pet travel planner (download)",
    );
  });

  it("can be paged without losing or repeating a product", async () => {
    const pages = await Promise.all(
      [0, 5, 10, 15].map((offset) => list(`limit=5&offset=${offset}`)),
    );
    expect(pages.flatMap((page) => page.products.map(({ title }) => title))).toEqual(
      titlesInStoreOrder,
    );
    expect(pages.map((page) => page.count)).toEqual(Array(4).fill(catalogue.length));
  });

  it("is empty past its end, with the full count", async () => {
    const page = await list("offset=500");
    expect(page).toMatchObject({ count: catalogue.length, offset: 500, products: [] });
  });

  it("can be filtered by ids, and ignores unknown ones", async () => {
    const query = new URLSearchParams([
      ["ids[]", productIds.crateBottle],
      ["ids[]", productIds.microchip],
      ["ids[]", "prod_01AAAAAAAAAAAAAAAAAAAAAAAA"],
    ]);
    const page = await list(query.toString());
    expect(page.count).toBe(2);
    expect(page.products.map(({ id }) => id)).toEqual([
      productIds.microchip,
      productIds.crateBottle,
    ]);
  });

  it("contains no hidden products", async () => {
    expect((await list("is_hidden=true")).count).toBe(0);
    expect((await list("is_hidden=false")).count).toBe(catalogue.length);
  });

  it("leaves out products that were created after to_date", async () => {
    const page = await list("to_date=2025-03-03T23:59:59Z");
    expect(page.products.map(({ id }) => id)).toEqual([productIds.microchip]);
  });

  it.each([
    ["colour=red", "colour"],
    ["ids=prod_01", "ids"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=ten", "limit"],
    ["limit=5&limit=6", "limit"],
    ["limit=", "limit"],
    ["offset=-1", "offset"],
    ["offset=1.5", "offset"],
    ["order=asc", "order"],
    ["sort_by=price", "sort_by"],
    ["is_hidden=maybe", "is_hidden"],
    ["to_date=soon", "to_date"],
  ])("rejects the query %s with a message that names %s", async (query, key) => {
    const response = await sandbox.fetch(`${storePath}/products?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(key) });
  });
});
