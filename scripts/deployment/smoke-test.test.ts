import { afterEach, describe, expect, it, vi } from "vitest";
import type { SiteResponse } from "./request.ts";
import { checkHeaders, checkPage, checkSiteMap, smokeTest } from "./smoke-test.ts";

const siteUrl = "https://marigold.example";

const validHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-abc'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "public, max-age=0, must-revalidate",
};
const html = '<meta name="version" content="abc1234"><h1 class="title">Cart</h1>';

function aResponse(
  parts: Partial<SiteResponse> & { header?: Record<string, string> } = {},
): SiteResponse {
  const { header, ...others } = parts;
  const headers = new Headers({ ...validHeaders, ...header });
  return { status: 200, headers, text: html, ...others };
}

const hidden = { "X-Robots-Tag": "noindex, nofollow" };
const banner = `${html}<p>Staging.</p>`;

describe("the smoke test", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("fails while the site runs another version", async () => {
    const health = { status: "ok", commit: "abc1234", version: "version-bad" };
    vi.stubGlobal("fetch", async () => Response.json(health));
    const expected = { version: "version-before" };
    const test = { siteUrl, stage: "production", expected, timeoutMs: 0 } as const;
    expect(await smokeTest(test)).toEqual([`${siteUrl} still runs abc1234 (version-bad).`]);
  });

  it("fails when the site cannot be reached", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new Error("no route to host")));
    const test = {
      siteUrl,
      stage: "production",
      expected: {},
      timeoutMs: 0,
    } as const;
    expect(await smokeTest(test)).toEqual([
      `${siteUrl}/healthz cannot be reached: no route to host.`,
    ]);
  });
});

describe("a page of the deployed site", () => {
  it("passes when it is complete and from the deployed version", () => {
    expect(checkPage("/cart", aResponse(), "abc1234")).toEqual([]);
  });

  it.each([
    ["responds with an error", { status: 500 }, "/cart responds with 500."],
    [
      "cannot be reached",
      { status: 0, text: "no route to host" },
      "/cart cannot be reached: no route to host.",
    ],
    ["is not HTML", { header: { "Content-Type": "text/plain" } }, "/cart is not HTML."],
    ["has no heading", { text: "<p>Cart</p>" }, "/cart has no heading."],
    [
      "is from another version",
      { text: html.replace("abc1234", "0000000") },
      "/cart is not from version abc1234.",
    ],
  ])("fails when it %s", (_, parts, problem) => {
    expect(checkPage("/cart", aResponse(parts), "abc1234")).toEqual([problem]);
  });
});

describe("the headers of the deployed site", () => {
  it("pass when all security headers are set and only staging is hidden and has a banner", () => {
    expect(checkHeaders(aResponse(), "production")).toEqual([]);
    expect(checkHeaders(aResponse({ header: hidden, text: banner }), "staging")).toEqual([]);
  });

  it.each(Object.keys(validHeaders).slice(1))("fail without %s", (name) => {
    expect(checkHeaders(aResponse({ header: { [name]: "" } }), "production")).toEqual([
      `The header ${name} is missing or invalid.`,
    ]);
  });

  it("fail when staging looks like production, or production like staging", () => {
    expect(checkHeaders(aResponse(), "staging")).toHaveLength(2);
    expect(checkHeaders(aResponse({ header: hidden, text: banner }), "production")).toHaveLength(2);
  });
});

describe("a site map of the deployed site", () => {
  const check = (text: string) => checkSiteMap("/sitemap.xml", aResponse({ text }), siteUrl);

  it("passes when it lists URLs of the site", () => {
    expect(check("<loc>https://marigold.example/about</loc>")).toEqual([]);
  });

  it("fails when it is empty or lists another site's URL", () => {
    expect(check("<urlset></urlset>")).toEqual(["/sitemap.xml lists nothing."]);
    expect(check("<loc>https://other.example/</loc>")).toEqual([
      "/sitemap.xml lists https://other.example/, which is not at https://marigold.example.",
    ]);
  });
});
