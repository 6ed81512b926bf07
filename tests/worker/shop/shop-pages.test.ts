import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { landingPaths } from "#tests/fixtures/route-table.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { clearCatalogueCache, sandboxUrl, setFaults } from "#tests/worker/store.ts";
import {
  cabinBag,
  catalogue,
  coolingMat,
  cr1Crate,
  crateBottle,
  crateBowls,
  cratePads,
  largeDogCarrier,
  liveAnimalLabels,
  microchip,
  type Product,
  petIdTag,
  woodenCrate,
} from "#workers/sandbox/catalogue/catalogue.ts";

const buttonsOf = async (path: string) =>
  (await readElements(path, "main button")).map(({ text }) => text);

describe("the list of products", () => {
  const titlesOf = async (path: string) =>
    (await readElements(path, "main article h2")).map(({ text }) => text);
  const titles = catalogue.map(({ title }) => title);
  /** The titles of the products in the collection of this one. */
  const titlesBeside = ({ product_collections: [wanted] }: Pick<Product, "product_collections">) =>
    catalogue
      .filter(({ product_collections }) =>
        product_collections.some(({ collection_id }) => collection_id === wanted?.collection_id),
      )
      .map(({ title }) => title);

  it("has links to the kinds of its products, with all kinds chosen at first", async () => {
    const links = await readElements("/products", "main nav[aria-label='Kinds of products'] a");
    expect(links.map(({ text, href }) => [text, href])).toEqual([
      ["All", "/products"],
      ["Crates", "/products?kind=crates"],
      ["Comfort", "/products?kind=comfort"],
      ["Water", "/products?kind=water"],
      ["Identity and papers", "/products?kind=identity-and-papers"],
    ]);
    expect(await titlesOf("/products")).toEqual(titles);
  });

  it.each([
    ["crates", cr1Crate],
    ["comfort", coolingMat],
    ["water", crateBottle],
    ["identity-and-papers", microchip],
  ])("has only the products of the kind %s in its HTML", async (kind, product) => {
    const expected = titlesBeside(product);
    expect(expected.length).toBeGreaterThan(0);
    expect(await titlesOf(`/products?kind=${kind}`)).toEqual(expected);
    const chosen = await readElements(`/products?kind=${kind}`, "main nav [aria-current=true]");
    expect(chosen.map(({ href }) => href)).toEqual([`/products?kind=${kind}`]);
  });

  it("has all products for an unknown kind", async () => {
    expect(await titlesOf("/products?kind=cats")).toEqual(titles);
  });

  const textsOfCard = async ({ id }: { id: string }) =>
    (await readElements("/products", `main article[aria-labelledby='title-${id}'] p`)).map(
      ({ text }) => text,
    );

  it("says that a product is sold out, with its price", async () => {
    const texts = await textsOfCard(crateBowls);
    expect(texts).toContain("Sold out");
    expect(texts).toContain(inRupees(399));
  });

  it("offers a drawing of what is built to measure, with its price", async () => {
    const texts = await textsOfCard(woodenCrate);
    expect(texts).toContain("On enquiry");
    expect(texts).toContain("Ask for a drawing");
    expect(texts).toContain(inRupees(18500));
  });

  it("does not say so of other products", async () => {
    const texts = (await readElements("/products", "main article p")).map(({ text }) => text);
    expect(texts.filter((text) => /^(Sold out|On enquiry)$/.test(text))).toHaveLength(2);
  });
});

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
  ])("is %j for %s", async (text, path) => {
    expect(await buttonsOf(path)).toContain(text);
    expect(await buttonsOf(path)).not.toContain("Add to Cart");
  });
});

describe("the page of a product that is built to order", () => {
  const path = `/products/${woodenCrate.id}`;

  it("leads to a drawing, and has the price and nothing to add to a cart", async () => {
    const links = await readElements(path, "main article a");
    expect(links).toContainEqual(
      expect.objectContaining({ text: "Ask for a drawing", href: "/contact" }),
    );
    expect(await buttonsOf(path)).toEqual([]);
    const texts = (await readElements(path, "main article p")).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["On enquiry", inRupees(18500)]));
  });
});

describe("another product that is not sold online", () => {
  const product = { ...crateBottle, purchasable: false };

  it("has its price and 'Ask us' in the list, and no drawing", async () => {
    await setFaults({
      path: "/store/*/products",
      kind: "json",
      body: { count: 1, products: [product] },
    });
    const texts = (await readElements("/products", "main article p")).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["On enquiry", inRupees(275), "Ask us"]));
    expect(texts.join()).not.toContain("drawing");
  });

  it("has its price and 'Ask us' on its page, and no drawing", async () => {
    await setFaults({ path: `/store/*/products/${product.id}`, kind: "json", body: { product } });
    const path = `/products/${product.id}`;
    const links = await readElements(path, "main article a");
    expect(links).toContainEqual(expect.objectContaining({ text: "Ask us", href: "/contact" }));
    const texts = (await readElements(path, "main article p")).map(({ text }) => text);
    expect(texts).toContain(inRupees(275));
    expect(texts.join()).not.toContain("drawing");
    expect(await buttonsOf(path)).toEqual([]);
  });
});

describe("the description on a product's page", () => {
  it("has the pictures of the configured hosts, and links to pages that the site has", async () => {
    const description = `<p><img src="${sandboxUrl}/a.jpg"><img src="https://elsewhere.example/b.jpg">
      <a href="/blog/choosing-iata-crate">Crates</a> <a href="/collections/all">More</a></p>`;
    const product = { ...crateBottle, description };
    await setFaults({ path: `/store/*/products/${product.id}`, kind: "json", body: { product } });
    await clearCatalogueCache();
    const path = `/products/${product.id}`;
    const text = await (await visit(path)).text();
    expect(text).toContain(`<img src="${sandboxUrl}/a.jpg">`);
    expect(text).toContain('<a href="/blog/choosing-iata-crate">Crates</a> More</p>');
    expect(text).not.toContain("elsewhere.example");
    await setFaults();
    await clearCatalogueCache();
  });
});

describe("the page of a product with a required custom field", () => {
  it("says beside Add to Cart how the buyer sends it", async () => {
    const path = `/products/${petIdTag.id}`;
    const texts = (await readElements(path, "main article p")).map(({ text }) => text);
    expect(texts).toContain(
      "We also need from you: Text to engrave. After you have paid, please send it to us with the reference of your order.",
    );
    const links = await readElements(path, "main article p a");
    expect(links).toContainEqual({ text: "send it to us", href: "/contact" });
    expect(await buttonsOf(path)).toContain("Add to Cart");
  });

  it("is the only one that says so", async () => {
    const text = await (await visit(`/products/${microchip.id}`)).text();
    expect(text).not.toContain("We also need from you");
  });
});

describe("the page of a crate", () => {
  it.each([
    { ...cr1Crate, words: "Which size? Measure your pet" },
    // It has one size.
    { ...largeDogCarrier, words: "Does it fit? Measure your pet" },
  ])("leads to the crate finder: $title", async ({ id, words }) => {
    const links = await readElements(`/products/${id}`, "main article a");
    expect(links.filter(({ text }) => text === words)).toEqual([
      expect.objectContaining({ href: "/crate-size" }),
    ]);
  });
});

describe("the page of a bag for the cabin", () => {
  const links = async ({ id }: { id: string }) =>
    (await readElements(`/products/${id}`, "main article a")).filter(
      ({ text }) => text === "Will it do in the cabin?",
    );

  it("leads to the airlines with its sizes, which no other product does", async () => {
    expect(await links(cabinBag)).toEqual([
      expect.objectContaining({
        href: "/guides/airlines?bag-length=45&bag-width=28&bag-height=25",
      }),
    ]);
    expect(await links(largeDogCarrier)).toEqual([]);
  });
});

describe("the related products", () => {
  const cratePath = `/products/${cr1Crate.id}`;
  const titlesOnPage = async () =>
    (await readElements(cratePath, "#goes-with-it a")).map(({ text }) => text);

  it("are offered on a product's page, in the store's order and with prices, unless sold out", async () => {
    expect(await titlesOnPage()).toEqual([
      `${cratePads.title} From ${inRupees(449)}`,
      `${liveAnimalLabels.title} ${inRupees(149)}`,
      `${crateBottle.title} ${inRupees(275)}`,
    ]);
  });

  it("are left out while the store does not send its list", async () => {
    await clearCatalogueCache();
    await setFaults({ path: "/store/*/products", kind: "status", status: 503 });
    expect((await visit(cratePath)).status).toBe(200);
    expect(await titlesOnPage()).toEqual([]);
    await setFaults();
  });
});
