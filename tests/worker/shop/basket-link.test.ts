import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { callOf, listCall, setFaults, storeIsDown, takeStoreCalls } from "#tests/worker/store.ts";
import {
  cr1Crate,
  cratePads,
  microchip,
  woodenCrate,
} from "#workers/sandbox/catalogue/catalogue.ts";

const twoLeft = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 2);
const soldOut = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 0);

type Asked = { id: string } | undefined;
const linkTo = (...asked: [Asked, quantity: number][]) => {
  const add = asked.map(([one, quantity]) => `${one?.id}:${quantity}`).join();
  return `/cart?${new URLSearchParams({ add })}`;
};

const nowhere = { id: "variant_nowhere" };
const [chip] = microchip.variants;
const [pads] = cratePads.variants;

const linesOf = async (path: string) =>
  (await readElements(path, "main ul li")).map(({ text }) => text);
const buttonsOf = async (path: string) =>
  (await readElements(path, "main button")).map(({ text }) => text);

describe("a link to a basket", () => {
  it("shows each thing with its variant, quantity and today’s price, and asks with one button", async () => {
    const path = linkTo([chip, 1], [pads, 3]);
    expect(await readElements(path, "h1")).toMatchObject([{ text: "Add these to your cart?" }]);
    expect(await buttonsOf(path)).toEqual(["Add to Cart"]);
    expect((await readElements(path, "main dd")).map(({ text }) => text)).toEqual([
      inRupees(1499 + 3 * 449),
    ]);
    const [first, second] = await linesOf(path);
    expect(first).toContain(`${microchip.title}${chip?.title}Quantity: 1${inRupees(1499)}`);
    expect(second).toContain(`Quantity: 3${inRupees(449)} each${inRupees(3 * 449)}`);
  });

  it("leads to each thing’s page, for those without JavaScript", async () => {
    const path = linkTo([chip, 1], [soldOut, 1]);
    expect((await readElements(path, "main ul a")).map(({ href }) => href)).toEqual([
      `/products/${microchip.id}`,
      `/products/${cr1Crate.id}?variant=${soldOut?.id}`,
    ]);
    expect(await (await visit(path)).text()).toContain("Please switch on JavaScript to use it.");
  });

  it("names what is sold out, not sold online or unknown, and offers the rest", async () => {
    const path = linkTo([soldOut, 1], [twoLeft, 3], [woodenCrate.variants[0], 1], [nowhere, 1]);
    const lines = await linesOf(path);
    expect(lines[0]).toContain("Only 2 left.");
    expect(lines.slice(1)).toEqual([
      `${cr1Crate.title} (${soldOut?.title}) is sold out.`,
      expect.stringMatching(/ is not sold online\.$/),
      "variant_nowhere is not in our shop.",
    ]);
    expect(await buttonsOf(path)).toEqual(["Add to Cart"]);
  });

  it("says so if nothing of it can be added", async () => {
    const path = linkTo([soldOut, 1], [nowhere, 1]);
    expect((await visit(path)).status).toBe(200);
    expect(await readElements(path, "main h2")).toMatchObject([
      { text: "None of these can be added" },
    ]);
    expect(await buttonsOf(path)).toEqual([]);
  });

  it.each(["crate", "variant_1", "variant_1:0", "variant_1:1,"])(
    "gets status 400 as “%s”, and says that it cannot be read",
    async (add) => {
      const path = `/cart?${new URLSearchParams({ add })}`;
      expect((await visit(path)).status).toBe(400);
      expect(await readElements(path, "main h2")).toMatchObject([
        { text: "This link cannot be read" },
      ]);
    },
  );

  it("is neither cached nor indexed", async () => {
    const response = await visit(linkTo([chip, 1]));
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  it("asks the store for its list and the products of the list alone", async () => {
    await takeStoreCalls();
    await visit(linkTo([chip, 1], [nowhere, 1]));
    expect(new Set(await takeStoreCalls())).toEqual(new Set([listCall, callOf(microchip.id)]));
  });

  it("gets status 503 while the store is down", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const response = await visit(linkTo([chip, 1]));
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).not.toBeNull();
    expect(await response.text()).toContain("Failed to load products.");
  });
});
