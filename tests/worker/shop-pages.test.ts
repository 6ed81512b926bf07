import { beforeAll, describe, expect, it } from "vitest";
import { coolingMat } from "../../workers/sandbox/catalogue/bedding";
import { woodenCrate } from "../../workers/sandbox/catalogue/crates";
import { crateBowls } from "../../workers/sandbox/catalogue/water";
import { landingPaths } from "../fixtures/route-table";
import { readElements } from "./site";
import { setFaults } from "./store";

beforeAll(() => setFaults());

const buttonsOf = async (path: string) =>
  (await readElements(path, "main button")).map(({ text }) => text);

describe("a landing page", () => {
  it.each(landingPaths)("%s has buttons that lead to products on sale", async (path) => {
    const links = await readElements(path, "main a");
    const buttons = links.filter(({ text }) => /^(Buy Now|View All Sizes)$/.test(text));
    expect(buttons).toHaveLength(path.endsWith("water-bottles") ? 2 : 1);
    for (const { href } of buttons) expect(await buttonsOf(href)).toContain("Add to Cart");
  });
});

describe("the button of a product page", () => {
  const sizeL = coolingMat.variants.find(({ title }) => title.startsWith("L"));

  it.each([
    ["Out of stock", `/products/${crateBowls.id}`],
    ["Out of stock", `/products/${coolingMat.id}?variant=${sizeL?.id}`],
    ["Not available online", `/products/${woodenCrate.id}`],
  ])("is %j for %s", async (text, path) => {
    expect(await buttonsOf(path)).toContain(text);
    expect(await buttonsOf(path)).not.toContain("Add to Cart");
  });
});
