import { describe, expect, it } from "vitest";
import { visit } from "#tests/worker/site.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import { readReply } from "./crate-answer.ts";

const labrador = "pet=dog&a=66&b=40&c=25&d=66";
const cat = "pet=cat&a=43&b=22&c=15&d=31";

describe("/crate-size.json", () => {
  it.each([
    ["Labrador", labrador, [86, 50, 68], "500", "700"],
    ["Dobermann", "pet=dog&a=80&b=42&c=25&d=82", [101, 50, 84], "Large carrier", null],
    ["cat", "pet=cat&a=43&b=22&c=15&d=31", [54, 30, 33], "200", "200"],
    ["small dog", "pet=dog&a=30&b=14&c=12&d=28", [37, 24, 30], "200", "200"],
  ] as const)("has the best and the roomy crate for the %s", async (_, query, box, ...sizes) => {
    const { needed, roomy, best, bestRoomy } = await readReply(query);
    const [lengthCm, widthCm, heightCm] = box;
    expect(needed).toEqual({ lengthCm, widthCm, heightCm });
    expect(roomy).toEqual({ lengthCm, widthCm, heightCm: heightCm + 8 });
    expect([best, bestRoomy]).toEqual(sizes);
  });

  it("has the formula, what is needed and each size for a Labrador", async () => {
    const { formula, crates, notes } = await readReply(labrador);
    expect(formula).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 66 });
    expect(crates.map(({ size, fits, isRoomy }) => [size, fits, isRoomy])).toEqual([
      ["100", "no", false],
      ["200", "no", false],
      ["300", "no", false],
      ["400", "no", false],
      ["500", "yes", false],
      ["700", "yes", true],
      ["Large carrier", "yes", true],
    ]);
    const best = crates.find(({ size }) => size === "500");
    expect(best).toMatchObject({
      productId: cr1Crate.id,
      marginsCm: { length: 6, width: 12, height: 2 },
      volumetricKg: 89.1,
      passesHoldDoor: false,
    });
    const variant = cr1Crate.variants.find(({ id }) => id === best?.variantId);
    expect(variant?.title).toMatch(/^500/);
    expect(notes.length).toBeGreaterThan(0);
  });

  it("names no 100 as the best, though a small dog has room in it", async () => {
    const { crates } = await readReply("pet=dog&a=30&b=14&c=12&d=28");
    expect(crates[0]).toMatchObject({ size: "100", fits: "tight", isRoomy: false });
  });

  it("adds the bedding that is asked for, and ten per cent to the formula alone", async () => {
    expect((await readReply(`${labrador}&pad=0`)).needed.heightCm).toBe(66);
    expect((await readReply(`${labrador}&pad=5`)).needed.heightCm).toBe(71);
    const snubNosed = await readReply(`${labrador}&snub=yes`);
    expect(snubNosed.formula.heightCm).toBe(72.6);
    expect(snubNosed.needed.heightCm).toBe(74.6);
    expect(snubNosed.roomy.heightCm).toBe(82.6);
  });

  it("has one crate each, of the size of one, for two Labradors", async () => {
    const one = await readReply(labrador);
    expect(one.shares).toBeNull();
    for (const query of ["pets=2&weight=30", "pets=2", "pets=3&weight=10", "pets=4&weight=2"]) {
      const { notes, ...several } = await readReply(`${labrador}&${query}`);
      expect(several).toEqual({ ...several, shares: false, best: "500", bestRoomy: "700" });
      expect([several.formula, several.needed]).toEqual([one.formula, one.needed]);
      expect(notes[0]).toMatch(/^One crate each/);
    }
  });

  it.each([
    ["two cats of 4 kg", "pets=2&weight=4", 45],
    ["three kittens of one litter", "pets=3&weight=1.5&litter=yes", 60],
  ])("has one crate for %s", async (_, query, widthCm) => {
    const { shares, needed, crates, best } = await readReply(`${cat}&${query}`);
    expect(shares).toBe(true);
    expect(needed.widthCm).toBe(widthCm);
    expect(best).toBe(crates.find(({ fits }) => fits === "yes")?.size);
  });

  it("names a weight or an answer about the litter that cannot be", async () => {
    const response = await visit(`/crate-size.json?${cat}&pets=2&weight=heavy&litter=maybe`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      problems: {
        weight: "Write the weight in kg as a number, such as 4 or 4.5.",
        litter: "Choose whether they are one litter under six months old.",
      },
    });
  });

  it("is the same for the same lengths in inches", async () => {
    const inches = await readReply("pet=dog&unit=in&a=26&b=16&c=10&d=26");
    expect(inches.formula).toEqual({ lengthCm: 86.4, widthCm: 50.8, heightCm: 66.1 });
  });

  it("names what is missing or cannot be", async () => {
    const response = await visit("/crate-size.json?pet=cat&a=200&b=20&d=30");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      problems: { a: expect.any(String), c: expect.any(String) },
    });
    expect((await visit("/crate-size.json")).status).toBe(400);
    const tooThick = await visit(`/crate-size.json?${labrador}&pad=11`);
    expect(tooThick.status).toBe(400);
    expect(await tooThick.json()).toEqual({
      problems: { pad: "The bedding is 0 to 10 cm thick." },
    });
  });
});
