import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue/catalogue";
import { createSandboxFixture, sandboxOrigin, storePath } from "../sandbox-fixture";
import { sandboxStoreId } from "../store-id";
import { listAnswerSchema, singleAnswerSchema } from "./wire-format-schema";

const sandbox = createSandboxFixture();

async function readList(query = "") {
  const answer = await sandbox.fetch(`${storePath}/products${query}`);
  expect(answer.status).toBe(200);
  return v.parse(listAnswerSchema, await answer.json());
}

async function readSingle(productId: string) {
  const answer = await sandbox.fetch(`${storePath}/products/${productId}`);
  expect(answer.status).toBe(200);
  return v.parse(singleAnswerSchema, await answer.json()).product;
}

describe("the wire format", () => {
  it("is kept by every product of the list", async () => {
    const list = await readList();
    expect(list.products).toHaveLength(catalogue.length);
    expect(list).toMatchObject({ count: catalogue.length, offset: 0, limit: 100 });
  });

  it.each(catalogue.map((product) => [product.slug, product.id]))(
    "is kept by the single answer for %s",
    async (_slug, productId) => {
      expect((await readSingle(productId)).id).toBe(productId);
    },
  );

  it("ignores the field query of a single product", async () => {
    const answer = await sandbox.fetch(`${storePath}/products/${catalogue[0]?.id}?field=media`);
    expect(answer.status).toBe(200);
  });

  it("gives pictures as absolute addresses on the origin that was asked", async () => {
    const [microchip] = (await readList("?limit=1")).products;
    const folder = `${sandboxOrigin}/cdn-ecommerce/${sandboxStoreId}/microchip`;
    expect(microchip?.thumbnail).toBe(`${folder}/main.jpg`);
    expect(microchip?.images.map((picture) => picture.url)).toEqual([
      `${folder}/main.jpg`,
      `${folder}/detail.jpg`,
      `${folder}/in-use.jpg`,
    ]);
  });

  it("repeats an option's value once for each variant that has it", async () => {
    const crate = (await readList()).products.find(({ title }) => title === "CR1 travel crate");
    const colour = crate?.options.find(({ title }) => title === "Colour");
    expect(colour?.values.filter(({ value }) => value === "Stone grey")).toHaveLength(6);
    expect(new Set(colour?.values.map((value) => value.variant_id)).size).toBe(12);
  });

  it("names the option and the variant that each option value belongs to", async () => {
    for (const product of (await readList()).products) {
      for (const variant of product.variants) {
        expect(variant.options.map((value) => value.option_id)).toEqual(
          product.options.map((option) => option.id),
        );
        expect(variant.options.every((value) => value.variant_id === variant.id)).toBe(true);
      }
    }
  });

  it("leaves the stock null where it is not tracked", async () => {
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
  ])("answers 404 and a message for %s", async (path) => {
    const answer = await sandbox.fetch(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  });

  it("gives web pages of other origins no permission to read it", async () => {
    const answer = await sandbox.fetch(`${storePath}/products`, {
      headers: { Origin: "https://elsewhere.test" },
    });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});
