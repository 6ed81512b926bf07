import { describe, expect, it } from "vitest";
import { crateInsides } from "#content/company/owner-facts.ts";
import { readAttributes, readElements, visit } from "#tests/worker/site.ts";
import {
  clearCatalogueCache,
  sandboxUrl,
  setFaults,
  storeIsDown,
  storePath,
} from "#tests/worker/store.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import { readReply } from "./crate-answer.ts";

const answer = 'section[aria-label="The answer"]';
const labrador = "pet=dog&a=66&b=40&c=25&d=66";
const rottweiler = "pet=dog&a=80&b=38&c=30&d=74";
const cat = "pet=cat&a=43&b=22&c=15&d=31";

type StoreReply = { product: { variants: { title: string; inventory_quantity: number }[] } };

describe("the crate finder's page", () => {
  it("shows two crates, each with its price and the product’s page with the exact variant", async () => {
    const { crates } = await readReply(labrador);
    const path = `/crate-size?${labrador}`;
    const cards = await readElements(path, `${answer} article`);
    const [main] = await readElements(path, "main");
    const titles = await readElements(path, `${answer} article h2`);
    expect(titles.map(({ text }) => text)).toEqual(["Size 500", "Size 700"]);
    for (const [index, size] of ["500", "700"].entries()) {
      const crate = crates.find((one) => one.size === size);
      const variant = cr1Crate.variants.find(({ id }) => id === crate?.variantId);
      const links = await readElements(path, `${answer} article:nth-of-type(${index + 1}) a`);
      expect(links[0]?.href).toBe(`/products/${crate?.productId}?variant=${crate?.variantId}`);
      expect(cards[index]?.text).toContain(`₹${(variant?.prices[0]?.amount ?? 0) / 100}.00`);
      expect(cards[index]?.text).not.toContain("today");
      expect(main?.text).toContain(`Weight by volume${crate?.volumetricKg} kg`);
    }
  });

  it("has one card where the smallest that fits is roomy, and says what is wrong with a 100", async () => {
    const path = "/crate-size?pet=dog&a=30&b=14&c=12&d=28";
    const titles = await readElements(path, `${answer} h2`);
    expect(titles.map(({ text }) => text)).toEqual(["Size 200"]);
    const [tight] = await readElements(path, `${answer} > ul > li`);
    expect(tight?.text).toMatch(/^Size 100.*it is no crate for a flight/);
  });

  it("leads from a crate that is out of stock to the next that fits, and says when to ask", async () => {
    const path = `/products/${cr1Crate.id}`;
    const { product } = await (await fetch(`${sandboxUrl}${storePath}${path}`)).json<StoreReply>();
    const variants = product.variants.map((variant) =>
      variant.title.startsWith("500") ? { ...variant, inventory_quantity: 0 } : variant,
    );
    const body = { product: { ...product, variants } };
    await clearCatalogueCache();
    await setFaults({ path: `*${path}`, kind: "json", body });
    const [card] = await readElements(`/crate-size?${labrador}`, `${answer} article`);
    expect(card?.text).toContain("Out of stock");
    expect(card?.text).toMatch(/The next that fits: size 700/);
    expect(card?.text).toMatch(/Ask us when it is back, at best 90 days before the flight/);
    expect((await readReply(labrador)).best).toBe("500");
    await clearCatalogueCache();
  });

  it.each([
    ["a Rottweiler’s lengths", `${rottweiler}`, /Container Requirement 82 \(CR 82\)/],
    ["a mastiff", `${labrador}&breed=Mastiff`, /Container Requirement 82 \(CR 82\)/],
    ["a cat", cat, /If your airline takes it in the cabin/],
    ["a small dog", "pet=dog&a=30&b=14&c=12&d=28", /If your airline takes it in the cabin/],
    ["two Labradors", `${labrador}&pets=2&weight=30`, /Two pets share a crate only up to 14 kg/],
  ])("gives its advice on %s before any price", async (_, query, advice) => {
    const [main] = await readElements(`/crate-size?${query}`, "main");
    const at = main?.text.search(advice) ?? -1;
    expect(at).toBeGreaterThan(-1);
    expect(main?.text.indexOf("₹")).toBeGreaterThan(at);
  });

  it("leads to a basket with a crate for each pet, if they cannot share one", async () => {
    const { crates } = await readReply(labrador);
    const variantId = crates.find(({ size }) => size === "500")?.variantId;
    const linksOf = async (query: string) =>
      (await readElements(`/crate-size?${query}`, `${answer} a`)).filter(({ href }) =>
        href.startsWith("/cart?"),
      );
    expect(await linksOf(`${labrador}&pets=2&weight=30`)).toEqual([
      {
        text: "Add one for each pet: 2 × size 500",
        href: `/cart?${new URLSearchParams({ add: `${variantId}:2` })}`,
      },
    ]);
    expect(await linksOf(`${labrador}&pets=2`)).toEqual([]);
    expect(await linksOf(labrador)).toEqual([]);
  });

  it("leads a breed’s link to the advice on it", async () => {
    const links = await readElements("/crate-size", "main a");
    const link = links.find(({ text }) => text === "Rottweiler");
    const [main] = await readElements(`${link?.href}`, "main");
    expect(main?.text).toContain("CR 82");
  });

  it("leads a cat to the travel bags and the airlines’ limits", async () => {
    const links = await readElements(`/crate-size?${cat}`, `${answer} a`);
    expect(links.slice(0, 2).map(({ href }) => href)).toEqual([
      "/products/pet-travel-bags",
      "/guides/airlines",
    ]);
    const [list] = await readElements(`/crate-size?${cat}`, `${answer} details`);
    expect(list?.text).toContain("55 × 40 × 23 cm");
  });

  it("has in the card of each crate its price, what may stop a flight, room, sizes and weight, in the same rows", async () => {
    const cards = await readElements(`/crate-size?${labrador}`, `${answer} article`);
    expect(cards).toHaveLength(2);
    for (const { text } of cards) {
      expect(text).toMatch(
        /₹.*hold door\s*Does not pass: needs a larger aircraft\s*To spare\s*\d+\scm in length, \d+\scm in width, \d+\scm in height\s*Inside.*Outside.*Weight by volume\s*[\d.]+\skg\s*Measured\s*By /s,
      );
    }
    const looks = await readAttributes(
      `/crate-size?${labrador}`,
      `${answer} article button`,
      "class",
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toBe(looks[1]);
  });

  it("offers for the crate only what can be bought", async () => {
    const extras = await readElements(
      `/crate-size?${labrador}`,
      "section[aria-labelledby=extras-title] li",
    );
    expect(extras.length).toBeGreaterThan(0);
    const buttons = await readElements(
      `/crate-size?${labrador}`,
      "section[aria-labelledby=extras-title] li button",
    );
    expect(buttons).toHaveLength(extras.length);
  });

  it("says in its card that another reading of a maker’s size is lower", async () => {
    const cards = await readElements(`/crate-size?${labrador}`, `${answer} article`);
    const [is500, is700] = cards.map(({ text }) => text.includes("2 to 5 cm lower"));
    const inside = crateInsides.value["500"];
    expect(is500).toBe(!inside);
    expect(is700).toBe(false);
  });

  it("names what cannot be at its field, and keeps what was written", async () => {
    const path = "/crate-size?pet=cat&a=2000&b=20&c=14,5&d=30&pets=2&weight=x";
    expect((await visit(path)).status).toBe(400);
    expect(await readAttributes(path, "input[name=a]", "aria-invalid")).toEqual(["true"]);
    expect(await readAttributes(path, "input[name=weight]", "aria-invalid")).toEqual(["true"]);
    expect(await readAttributes(path, "input[name=c]", "value")).toEqual(["14,5"]);
    expect(await readElements(path, answer)).toEqual([]);
  });

  it("offers a wooden crate where none of the sizes is large enough", async () => {
    const path = "/crate-size?pet=dog&a=140&b=60&c=45&d=120";
    const [title] = await readElements(path, `${answer} h2`);
    expect(title?.text).toBe("A wooden crate, made to measure");
  });

  it("has the sizes without prices while the store is down", async () => {
    await setFaults(storeIsDown);
    const path = `/crate-size?${labrador}&unit=cm`;
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Size 500");
    expect(html).toContain("Size 700");
  });

  it("leads with its measures to the planner and the enquiry", async () => {
    const links = await readElements(`/crate-size?${labrador}`, "main a");
    const paths = links.map(({ href }) => href);
    expect(paths).toContain(`/plan?${labrador}`);
    expect(paths).toContain(`/contact?${labrador}`);
    const [message] = await readElements(`/contact?${labrador}`, "textarea");
    expect(message?.text).toContain("A 66, B 40, C 25, D 66 cm");
    const ofTwo = await readElements(`/contact?${labrador}&pets=2&weight=30`, "textarea");
    expect(ofTwo[0]?.text).toContain("Pets, one crate each: 2\nThe heaviest weighs 30 kg\n");
    const both = `to=uk&${labrador}`;
    const send = (await readElements(`/plan?${both}`, "main a")).map(({ href }) => href);
    expect(send).toContain(`/contact?${both}`);
    expect(send).toContain(`/crate-size?${labrador}`);
  });

  it("is not cached without any price", async () => {
    await clearCatalogueCache();
    await setFaults(storeIsDown);
    const { headers } = await visit(`/crate-size?${labrador}&snub=yes`);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("CDN-Cache-Control")).toBeNull();
  });
});
