import { expect, test } from "vitest";
import { byteKindOf, type Download, measureFirstLoad, separateStyles } from "./first-load.ts";

const siteUrl = "http://localhost:8911";
const storeUrl = "http://localhost:8912";

const download = (path: string, resourceType: string, body = "", wireBytes = 0): Download => ({
  url: new URL(path, siteUrl).href,
  resourceType,
  body: Buffer.from(body),
  wireBytes,
});

const valueFor = (measure: string, downloads: Download[], seenImages: string[] = []) =>
  measureFirstLoad("home", { siteUrl, downloads, seenImages }).find(
    (measurement) => measurement.measure === measure,
  )?.value;

test("a script of another host is not ours, a picture of another host is", () => {
  const kindOf = (url: string, resourceType: string) => byteKindOf({ url, resourceType }, siteUrl);
  expect(kindOf(`${siteUrl}/assets/root.js`, "script")).toBe("script");
  expect(kindOf(`${storeUrl}/chat/widget.js`, "script")).toBe("thirdParty");
  expect(kindOf(`${storeUrl}/crate.webp`, "image")).toBe("image");
  expect(kindOf(`${siteUrl}/assets/root.css`, "stylesheet")).toBe("style");
  expect(kindOf(`${siteUrl}/manifest.webmanifest`, "manifest")).toBe("other");
});

test("a style element counts as style and no longer as markup", () => {
  expect(
    separateStyles('<head><style nonce="1">a{}</style></head><style>b{}</style><p>Hello</p>'),
  ).toEqual({ markup: "<head></head><p>Hello</p>", styles: "a{}\nb{}" });
});

test("an inlined script stays part of the document", () => {
  expect(separateStyles("<script>start()</script>")).toEqual({
    markup: "<script>start()</script>",
    styles: "",
  });
});

test("scripts are compressed one by one, whatever the server did", () => {
  const body = "const marigold = 1;\n".repeat(500);
  const one = valueFor("scriptBytes", [download("/a.js", "script", body, 9_999)]) ?? 0;
  expect(one).toBeGreaterThan(10);
  expect(one).toBeLessThan(200);
  expect(
    valueFor("scriptBytes", [download("/a.js", "script", body), download("/b.js", "script", body)]),
  ).toBe(2 * one);
});

test("a page without styles has none to compress", () => {
  expect(valueFor("styleBytes", [download("/", "document", "<p>Hello</p>")])).toBe(0);
});

test("the largest picture is looked for among those that are seen", () => {
  const downloads = [
    download("/seen.webp", "image", "", 40_000),
    download("/seen-too.webp", "image", "", 50_000),
    download("/below.webp", "image", "", 300_000),
  ];
  const seen = [`${siteUrl}/seen.webp`, `${siteUrl}/seen-too.webp`];
  expect(valueFor("largestImageBytes", downloads, seen)).toBe(50_000);
  expect(valueFor("largestImageBytes", downloads)).toBe(0);
  expect(valueFor("imageBytes", downloads, seen)).toBe(390_000);
});
