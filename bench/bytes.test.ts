import { expect, test } from "vitest";
import { type Download, separateStyles, weigh } from "./bytes.ts";
import type { MeasureName } from "./measures.ts";

const siteUrl = "http://localhost:8911";
const storeUrl = "http://localhost:8912";

const download = (path: string, resourceType: string, body = "", wireBytes = 0): Download => ({
  url: new URL(path, siteUrl).href,
  resourceType,
  body: Buffer.from(body),
  wireBytes,
});

const bytesOf = (measure: MeasureName, downloads: Download[], visibleImages: string[] = []) =>
  weigh(siteUrl, downloads, visibleImages)[measure];

test("a style element counts as style and not as markup", () => {
  expect(
    separateStyles('<head><style nonce="1">a{}</style></head><style>b{}</style><p>Hello</p>'),
  ).toEqual({ markup: "<head></head><p>Hello</p>", styles: "a{}\nb{}" });
});

test("an inline script stays part of the document", () => {
  expect(separateStyles("<script>start()</script>")).toEqual({
    markup: "<script>start()</script>",
    styles: "",
  });
});

test("each script is compressed by itself, however the server sent it", () => {
  const body = "const marigold = 1;\n".repeat(500);
  const one = bytesOf("scriptBytes", [download("/a.js", "script", body, 9_999)]) ?? 0;
  expect(one).toBeGreaterThan(10);
  expect(one).toBeLessThan(200);
  expect(
    bytesOf("scriptBytes", [download("/a.js", "script", body), download("/b.js", "script", body)]),
  ).toBe(2 * one);
});

test("a style sheet counts as style", () => {
  expect(bytesOf("styleBytes", [download("/a.css", "stylesheet", "a{}")])).toBeGreaterThan(0);
});

test("a page without styles has no bytes of styles", () => {
  expect(bytesOf("styleBytes", [download("/", "document", "<p>Hello</p>")])).toBe(0);
});

test("a script of another host counts in the total only", () => {
  const widget = download(`${storeUrl}/chat/widget.js`, "script", "open()", 2_000);
  expect(bytesOf("scriptBytes", [widget])).toBe(0);
  expect(bytesOf("totalBytes", [widget, download("/font.woff2", "font", "", 300)])).toBe(2_300);
});

test("the top image is the largest of the visible ones, from any host", () => {
  const downloads = [
    download("/visible.webp", "image", "", 40_000),
    download(`${storeUrl}/visible.webp`, "image", "", 50_000),
    download("/below.webp", "image", "", 300_000),
  ];
  const visible = [`${siteUrl}/visible.webp`, `${storeUrl}/visible.webp`];
  expect(bytesOf("largestImageBytes", downloads, visible)).toBe(50_000);
  expect(bytesOf("largestImageBytes", downloads)).toBe(0);
  expect(bytesOf("totalBytes", downloads, visible)).toBe(390_000);
});
