import { beforeEach, describe, expect, it } from "vitest";
import { cr1Crate } from "../../workers/sandbox/catalogue/crates";
import { readAttributes, readElements, visit } from "./site";
import { clearCatalogueCache, setFaults, storeIsDown } from "./store";

beforeEach(() => setFaults());

const labrador = "pet=dog&a=66&b=40&c=25&d=66";

type Answer = {
  minimum: object;
  advised: object;
  crates: { size: string; productId: string; variantId: string | null; fits: string }[];
  notes: string[];
};

const readReply = async (query: string) =>
  (await visit(`/crate-size.json?${query}`)).json<Answer>();

describe("/crate-size.json", () => {
  it("has the minimum, the advice and each size for a Labrador", async () => {
    const { minimum, advised, crates, notes } = await readReply(labrador);
    expect(minimum).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 66 });
    expect(advised).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 74 });
    expect(crates.map(({ size, fits }) => `${size} ${fits}`)).toEqual([
      "100 no",
      "200 no",
      "300 no",
      "400 no",
      "500 minimum",
      "700 advised",
      "Large carrier advised",
    ]);
    const best = crates.find(({ fits }) => fits === "advised");
    const variant = cr1Crate.variants.find(({ id }) => id === best?.variantId);
    expect(variant?.title).toMatch(/^700/);
    expect(notes.length).toBeGreaterThan(0);
  });

  it("is the same for the same lengths in inches", async () => {
    const inches = await readReply("pet=dog&unit=in&a=26&b=16&c=10&d=26");
    expect(inches.minimum).toEqual({ lengthCm: 86.4, widthCm: 50.8, heightCm: 66.1 });
  });

  it("names what is missing or cannot be", async () => {
    const response = await visit("/crate-size.json?pet=cat&a=200&b=20&d=30");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      problems: { a: expect.any(String), c: expect.any(String) },
    });
    expect((await visit("/crate-size.json")).status).toBe(400);
  });
});

describe("the crate finder's page", () => {
  it("answers with the size, its price and the product's page with the exact variant", async () => {
    const { crates } = await readReply(labrador);
    const best = crates.find(({ fits }) => fits === "advised");
    const path = `/crate-size?${labrador}`;
    const [title] = await readElements(path, "#answer h2");
    expect(title?.text).toBe("Size 700");
    const links = await readElements(path, "#answer a");
    expect(links[0]?.href).toBe(`/products/${best?.productId}?variant=${best?.variantId}`);
  });

  it("names what cannot be at its field, and keeps what was written", async () => {
    const path = "/crate-size?pet=cat&a=2000&b=20&c=14,5&d=30";
    expect((await visit(path)).status).toBe(400);
    expect(await readAttributes(path, "input[name=a]", "aria-invalid")).toEqual(["true"]);
    expect(await readAttributes(path, "input[name=c]", "value")).toEqual(["14,5"]);
    expect(await readElements(path, "#answer")).toEqual([]);
  });

  it("offers a wooden crate where none of the sizes is large enough", async () => {
    const path = "/crate-size?pet=dog&a=140&b=60&c=45&d=120";
    const [title] = await readElements(path, "#answer h2");
    expect(title?.text).toBe("A wooden crate, made to measure");
  });

  it("has the sizes without prices while the store is down", async () => {
    await setFaults(storeIsDown);
    const path = `/crate-size?${labrador}&unit=cm`;
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Size 700");
  });

  it("leads with its measures to the planner and the enquiry", async () => {
    const links = await readElements(`/crate-size?${labrador}`, "main a");
    const paths = links.map(({ href }) => href);
    expect(paths).toContain(`/plan?${labrador}`);
    expect(paths).toContain(`/contact?${labrador}`);
    const [message] = await readElements(`/contact?${labrador}`, "textarea");
    expect(message?.text).toContain("A 66, B 40, C 25, D 66 cm");
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
