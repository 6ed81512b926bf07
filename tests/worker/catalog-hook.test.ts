import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { productIds } from "../../workers/sandbox/product-ids";
import { expectConsoleErrors } from "./fail-on-console-error";
import {
  findCopy,
  forgetCopies,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  visit,
  waitForCopy,
  writeCopy,
} from "./site";

const { microchip, crateBottle } = productIds;
const token = env.HOOK_TOKEN;

function post(
  body: string,
  headers: Record<string, string> = { Authorization: `Bearer ${token}` },
) {
  return visit("/hooks/catalog", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

const refresh = (...products: string[]) => post(JSON.stringify({ products }));

beforeEach(async () => {
  await setFaults();
  await forgetCopies();
  await takeStoreCalls();
});

describe("the hook of the catalogue", () => {
  it("reads the list and the named products anew, however fresh their copies are", async () => {
    await visit(`/products/${microchip}`);
    const { value } = await waitForCopy(microchip);
    await writeCopy(microchip, { savedAt: Date.now(), value: { ...Object(value), title: "Old" } });
    await takeStoreCalls();

    const answer = await refresh(microchip, crateBottle);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      list: "refreshed",
      products: { [microchip]: "refreshed", [crateBottle]: "refreshed" },
      // There is none here.
      edgeCache: "no-cache",
    });
    expect((await takeStoreCalls()).toSorted()).toEqual(
      [
        `GET ${storePath}/products/${crateBottle}`,
        `GET ${storePath}/products/${microchip}`,
        `GET ${storePath}/products?offset=0&limit=100`,
      ].toSorted(),
    );
    expect(await (await visit(`/products/${microchip}`)).text()).toContain("ISO pet microchip");
    expect(await findCopy("list")).not.toBeNull();
  });

  it("forgets a product that the store no longer has", async () => {
    await visit(`/products/${microchip}`);
    await waitForCopy(microchip);
    await setFaults({ path: `/store/*/products/${microchip}`, kind: "status", status: 404 });
    const answer = await refresh(microchip);
    expect(await answer.json()).toMatchObject({ products: { [microchip]: "gone" } });
    expect(await findCopy(microchip)).toBeNull();
  });

  it("keeps what there is when the store is down, and says so", async () => {
    expectConsoleErrors(2);
    await visit(`/products/${microchip}`);
    await waitForCopy(microchip);
    await setFaults(storeIsDown);
    const answer = await refresh(microchip);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      list: "failed",
      products: { [microchip]: "failed" },
    });
    expect(await findCopy(microchip)).not.toBeNull();
  });

  it("takes no product to mean the list alone", async () => {
    expect((await post("{}")).status).toBe(200);
    expect(await takeStoreCalls()).toEqual([`GET ${storePath}/products?offset=0&limit=100`]);
  });

  it.each([
    ["no token", {}],
    ["another token", { Authorization: "Bearer nonsense" }],
    ["part of the token", { Authorization: `Bearer ${token.slice(0, -1)}` }],
    ["the token in another scheme", { Authorization: `Basic ${token}` }],
  ])("refuses who sends %s", async (_, headers: Record<string, string>) => {
    const answer = await post("{}", headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await takeStoreCalls()).toEqual([]);
  });

  it.each([
    ["no JSON", "products"],
    ["another shape", '{ "products": "all" }'],
    ["an id that is none", '{ "products": ["../checkout"] }'],
    ["41 products", JSON.stringify({ products: Array(41).fill(microchip) })],
  ])("refuses %s in words", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeGreaterThan(20);
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("is not there for who only looks", async () => {
    expect((await visit("/hooks/catalog")).status).toBe(404);
  });
});
