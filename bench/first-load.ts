import { brotliCompressSync, constants } from "node:zlib";
import type { Measurement } from "./measures.ts";

/** What the browser asked for while a page loaded. */
export type Download = {
  url: string;
  /** As the browser names it: document, script, stylesheet, font, image … */
  resourceType: string;
  /** Without the transfer's compression. */
  body: Buffer;
  wireBytes: number;
};

export type FirstLoad = {
  siteUrl: string;
  downloads: Download[];
  /** Addresses of the pictures that can be seen without scrolling. */
  seenImages: string[];
};

// Cloudflare compresses on the fly at about this quality; the local server at a lower one.
export const wireQuality = 5;
export const bestQuality = 11;

type ByteKind = "script" | "style" | "document" | "font" | "image" | "thirdParty" | "other";

/** The bytes of a first load by kind: text compressed here, pictures and fonts as they came. */
export function measureFirstLoad(
  route: string,
  { siteUrl, downloads, seenImages }: FirstLoad,
): Measurement[] {
  const of = (kind: ByteKind) =>
    downloads.filter((download) => byteKindOf(download, siteUrl) === kind);
  const documents = of("document").map(({ body }) => separateStyles(body.toString()));
  const bytes = {
    scriptBytes: sumOf(of("script").map(({ body }) => brotliBytes(body, bestQuality))),
    scriptBytesSent: sumOf(of("script").map(({ body }) => brotliBytes(body))),
    styleBytes: sumOf([
      ...of("style").map(({ body }) => brotliBytes(body)),
      ...documents.filter(({ styles }) => styles).map(({ styles }) => brotliBytes(styles)),
    ]),
    documentBytes: sumOf(documents.map(({ markup }) => brotliBytes(markup))),
    fontBytes: wireBytesOf(of("font")),
    imageBytes: wireBytesOf(of("image")),
    largestImageBytes: Math.max(
      0,
      ...of("image")
        .filter(({ url }) => seenImages.includes(url))
        .map(({ wireBytes }) => wireBytes),
    ),
    otherBytes: wireBytesOf(of("other")),
    thirdPartyBytes: sumOf(of("thirdParty").map(({ body }) => brotliBytes(body))),
  };
  return Object.entries(bytes).map(([measure, value]) => ({
    route,
    // The keys are those above.
    measure: measure as keyof typeof bytes,
    value,
  }));
}

/** Pictures count as such from any host: the store has its own. */
export function byteKindOf(
  { url, resourceType }: Pick<Download, "url" | "resourceType">,
  siteUrl: string,
): ByteKind {
  if (resourceType === "image" || resourceType === "font") return resourceType;
  if (new URL(url).origin !== new URL(siteUrl).origin) return "thirdParty";
  if (resourceType === "script" || resourceType === "document") return resourceType;
  return resourceType === "stylesheet" ? "style" : "other";
}

/** The markup without its style elements, and what is in them. */
export function separateStyles(html: string): { markup: string; styles: string } {
  const styles: string[] = [];
  const markup = html.replaceAll(/<style\b[^>]*>(.*?)<\/style>/gs, (_, style: string) => {
    styles.push(style);
    return "";
  });
  return { markup, styles: styles.join("\n") };
}

function brotliBytes(content: string | Buffer, quality = wireQuality): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const wireBytesOf = (downloads: Download[]) => sumOf(downloads.map(({ wireBytes }) => wireBytes));
