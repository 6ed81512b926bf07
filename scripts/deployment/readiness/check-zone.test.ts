import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkZone } from "./check-zone.ts";

const siteUrl = "https://marigoldpets.internal";
const site = { siteUrl, isCached: true };
const page = () => new Response("", { headers: { "CF-Cache-Status": "HIT" } });
const redirect = (url: string) => () =>
  new Response(null, { status: 301, headers: { Location: url } });
const health = () => Response.json({ commit: "abc1234", version: "version-new" });

/** A site whose zone is complete; a host that is not listed does not exist. */
const complete: Record<string, () => Response> = {
  [`${siteUrl}/healthz`]: health,
  [`${siteUrl}/products`]: page,
  "http://marigoldpets.internal/products": redirect(`${siteUrl}/products`),
  "http://marigoldpets.internal/favicon.svg": redirect(`${siteUrl}/favicon.svg`),
  "https://www.marigoldpets.internal/faq": redirect(`${siteUrl}/faq`),
};
let responses: Record<string, () => Response>;

beforeEach(() => {
  responses = { ...complete };
  vi.stubGlobal("fetch", async (url: string) => {
    const respond = responses[url];
    if (!respond) throw new Error("getaddrinfo ENOTFOUND");
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const problems = async (stage: "staging" | "production" = "production") =>
  (await checkZone(stage, site)).map(({ problem }) => problem);

describe("the check of the zone", () => {
  it("finds no problem where it is complete, and before the first deployment", async () => {
    expect(await problems()).toEqual([]);
    responses = {};
    expect(await problems()).toEqual([]);
  });

  it("reports a cached page and a static file that are served over plain HTTP", async () => {
    for (const path of ["/products", "/favicon.svg"]) {
      responses[`http://marigoldpets.internal${path}`] = page;
    }
    expect(await problems()).toEqual([
      "http://marigoldpets.internal/products is not redirected to https: it responds with 200.",
      "http://marigoldpets.internal/favicon.svg is not redirected to https: it responds with 200.",
    ]);
  });

  it.each([
    ["does not exist", undefined, "cannot be reached: getaddrinfo ENOTFOUND"],
    ["shows the site itself", page, "responds with 200"],
    ["leads to the home page alone", redirect(siteUrl), "responds with 301"],
  ])("reports a www. that %s, for production alone", async (_, respond, flaw) => {
    delete responses["https://www.marigoldpets.internal/faq"];
    if (respond) responses["https://www.marigoldpets.internal/faq"] = respond;
    expect(await problems()).toEqual([
      `https://www.marigoldpets.internal does not lead to ${siteUrl}: it ${flaw}.`,
    ]);
    expect(await problems("staging")).toEqual([]);
  });

  it("reports that the edge cache keeps no page, with what its header said", async () => {
    responses[`${siteUrl}/products`] = () => new Response("");
    expect((await problems()).join()).toContain("the edge cache does not keep /products");
    expect(await checkZone("production", { ...site, isCached: false })).toEqual([]);
  });
});
