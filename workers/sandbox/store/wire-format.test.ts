import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  createSandboxFixture,
  sandboxOrigin,
  storePath,
} from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import {
  listResponseSchema,
  productResponseSchema,
} from "#tests/fixtures/sandbox/wire-format-schema.ts";
import { catalogue } from "#workers/sandbox/catalogue/catalogue.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";

const sandbox = createSandboxFixture();

async function readList(query = "") {
  const response = await sandbox.fetch(`${storePath}/products${query}`);
  expect(response.status).toBe(200);
  return v.parse(listResponseSchema, await response.json());
}

async function readProduct(productId: string) {
  const response = await sandbox.fetch(`${storePath}/products/${productId}`);
  expect(response.status).toBe(200);
  return v.parse(productResponseSchema, await response.json()).product;
}

describe("the wire format", () => {
  it("is valid for every product of the list", async () => {
    const list = await readList();
    expect(list.products).toHaveLength(catalogue.length);
    expect(list).toMatchObject({ count: catalogue.length, offset: 0, limit: 100 });
  });

  it.each(catalogue.map(({ title, id }) => [title, id]))(
    "is valid for the single product %s",
    async (_title, productId) => {
      expect((await readProduct(productId)).id).toBe(productId);
    },
  );

  it("ignores the field query of a single product", async () => {
    const response = await sandbox.fetch(`${storePath}/products/${catalogue[0]?.id}?field=media`);
    expect(response.status).toBe(200);
  });

  it("has absolute picture URLs on the requested origin", async () => {
    const [microchip] = (await readList("?limit=1")).products;
    const folder = `${sandboxOrigin}/cdn-ecommerce/${sandboxStoreId}/microchip`;
    expect(microchip?.thumbnail).toBe(`${folder}/main.jpg`);
    expect(microchip?.images.map((picture) => picture.url)).toEqual([
      `${folder}/main.jpg`,
      `${folder}/detail.jpg`,
      `${folder}/in-use.jpg`,
    ]);
  });

  it("repeats an option value for each variant that has it", async () => {
    const crate = (await readList()).products.find(({ title }) => title === "CR1 travel crate");
    const colour = crate?.options.find(({ title }) => title === "Colour");
    expect(colour?.values.filter(({ value }) => value === "Stone grey")).toHaveLength(6);
    expect(new Set(colour?.values.map((value) => value.variant_id)).size).toBe(12);
  });

  it("names the option and the variant of each option value", async () => {
    for (const product of (await readList()).products) {
      for (const variant of product.variants) {
        expect(variant.options.map((value) => value.option_id)).toEqual(
          product.options.map((option) => option.id),
        );
        expect(variant.options.every((value) => value.variant_id === variant.id)).toBe(true);
      }
    }
  });

  it("has a null stock if the stock is not tracked", async () => {
    for (const product of (await readList()).products) {
      for (const { manage_inventory, inventory_quantity } of product.variants) {
        expect(inventory_quantity === null).toBe(!manage_inventory);
      }
    }
  });

  it.each([
    `${storePath}/products/prod_01AAAAAAAAAAAAAAAAAAAAAAAA`,
    "/store/store_01AAAAAAAAAAAAAAAAAAAAAAAA/products",
    `${storePath}/nothing-here`,
  ])("responds with 404 and a message for %s", async (path) => {
    const response = await sandbox.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it("is not readable by web pages of other origins", async () => {
    const response = await sandbox.fetch(`${storePath}/products`, {
      headers: { Origin: "https://elsewhere.test" },
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});
