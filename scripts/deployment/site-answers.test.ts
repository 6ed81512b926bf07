import { describe, expect, it } from "vitest";
import { checkHeaders, checkPage, checkSiteMap, type SiteAnswer } from "./site-answers.ts";

const safe = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-abc'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "public, max-age=0, must-revalidate",
};
const html = '<meta name="version" content="abc1234"><h1 class="title">Cart</h1>';

function answer(parts: Partial<SiteAnswer> & { header?: Record<string, string> } = {}): SiteAnswer {
  const { header, ...others } = parts;
  return { status: 200, headers: new Headers({ ...safe, ...header }), text: html, ...others };
}

const hidden = { "X-Robots-Tag": "noindex, nofollow" };
const banner = `${html}<p>Staging.</p>`;

describe("a page of the deployed site", () => {
  it("is well when it is whole, and of the version that was deployed", () => {
    expect(checkPage("/cart", answer(), "abc1234")).toEqual([]);
  });

  it.each([
    ["fails", { status: 500 }, "/cart is answered 500."],
    [
      "cannot be reached",
      { status: 0, text: "no route to host" },
      "/cart is answered no route to host.",
    ],
    ["is no page", { header: { "Content-Type": "text/plain" } }, "/cart is no page."],
    ["has no heading", { text: "<p>Cart</p>" }, "/cart has no heading."],
    [
      "is of another version",
      { text: html.replace("abc1234", "0000000") },
      "/cart is not of version abc1234.",
    ],
  ])("is not when it %s", (_, parts, problem) => {
    expect(checkPage("/cart", answer(parts), "abc1234")).toEqual([problem]);
  });
});

describe("the headers of the deployed site", () => {
  it("are well when they keep visitors safe, and only staging is hidden and says so", () => {
    expect(checkHeaders(answer(), "production")).toEqual([]);
    expect(checkHeaders(answer({ header: hidden, text: banner }), "staging")).toEqual([]);
  });

  it.each(Object.keys(safe).slice(1))("are not without %s", (name) => {
    expect(checkHeaders(answer({ header: { [name]: "" } }), "production")).toEqual([
      `The header ${name} is missing or wrong.`,
    ]);
  });

  it("are not when staging looks like the real site, or the real one like staging", () => {
    expect(checkHeaders(answer(), "staging")).toHaveLength(2);
    expect(checkHeaders(answer({ header: hidden, text: banner }), "production")).toHaveLength(2);
  });
});

describe("a site map of the deployed site", () => {
  const siteUrl = "https://marigold.example";
  const map = (text: string) => checkSiteMap("/sitemap.xml", answer({ text }), siteUrl);

  it("is well when it lists addresses of the site", () => {
    expect(map("<loc>https://marigold.example/about</loc>")).toEqual([]);
  });

  it("is not when it lists nothing, or another site's", () => {
    expect(map("<urlset></urlset>")).toEqual(["/sitemap.xml lists nothing."]);
    expect(map("<loc>https://other.example/</loc>")).toEqual([
      "/sitemap.xml lists https://other.example/, which is not at https://marigold.example.",
    ]);
  });
});
