import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Request } from "playwright";
import type { Figures } from "./measures.ts";
import { pages, pagesWithItem, phone } from "./pages.ts";
import type { PartResult } from "./report.ts";
import type { Target } from "./site.ts";

export type Download = {
  url: string;
  /** Playwright's name for it: document, script, stylesheet, font, image … */
  resourceType: string;
  /** The body without the transfer's compression. */
  body: Buffer;
  wireBytes: number;
};

// Cloudflare compresses on the fly at about this quality; the local server compresses less.
const wireQuality = 5;
const bestQuality = 11;

const method = [
  `JS, CSS, HTML: what Chromium downloads with an empty cache, compressed with brotli: JS at quality ${bestQuality}, the others at ${wireQuality}, which is about what Cloudflare does on the fly. A style element counts as CSS. 1 kB is 1,000 bytes.`,
  `Top image: the largest image that is visible without scrolling on ${phone.viewport.width} × ${phone.viewport.height} pixels.`,
  "Total: everything from all hosts, as the local servers send it.",
];

/** Loads one page of each kind with an empty cache. */
export async function measureBytes({ siteUrl, browser }: Target): Promise<PartResult> {
  const shopper = await browser.newPage();
  await shopper.goto(siteUrl + pages.product);
  await shopper.getByRole("button", { name: "Add to Cart" }).click();
  await shopper.getByText("Added to Cart!").waitFor();
  const cart = await shopper.context().storageState();
  await shopper.close();

  const figures: PartResult["figures"] = {};
  for (const [name, path] of Object.entries(pages)) {
    const storageState = pagesWithItem.has(name) ? cart : undefined;
    const page = await browser.newPage({ ...phone, storageState });
    const downloads = await download(page, siteUrl + path);
    figures[name] = weigh(siteUrl, downloads, await page.evaluate(findVisibleImages));
    await page.close();
  }
  return { method, figures };
}

async function download(page: Page, url: string): Promise<Download[]> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  // Some downloads start only when the page is idle.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState("networkidle");
  return Promise.all(
    finished.map(async (request) => {
      const response = await request.response();
      const resourceType = request.resourceType();
      // A film arrives in ranges, which the browser does not keep.
      const hasBody = response && resourceType !== "media";
      return {
        url: request.url(),
        resourceType,
        body: hasBody ? await response.body() : Buffer.alloc(0),
        wireBytes: (await request.sizes()).responseBodySize,
      };
    }),
  );
}

/** Runs in the page. */
function findVisibleImages(): string[] {
  const isVisible = (element: Element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const images = [...document.images].filter(isVisible).map(({ currentSrc }) => currentSrc);
  const films = [...document.querySelectorAll("video")].filter(isVisible);
  return [...images, ...films.map(({ poster }) => poster)];
}

export function weigh(siteUrl: string, downloads: Download[], visibleImages: string[]): Figures {
  const { origin } = new URL(siteUrl);
  const ownBodies = (type: string) =>
    downloads
      .filter(({ resourceType, url }) => resourceType === type && new URL(url).origin === origin)
      .map(({ body }) => body.toString());
  const documents = ownBodies("document").map(separateStyles);
  const styles = [...ownBodies("stylesheet"), ...documents.map((document) => document.styles)];
  // From any host, since the store has its own.
  const topImages = downloads.filter(
    ({ resourceType, url }) => resourceType === "image" && visibleImages.includes(url),
  );
  return {
    scriptBytes: sumOf(ownBodies("script").map((script) => brotliBytes(script, bestQuality))),
    styleBytes: sumOf(styles.filter(Boolean).map((style) => brotliBytes(style))),
    documentBytes: sumOf(documents.map(({ markup }) => brotliBytes(markup))),
    largestImageBytes: Math.max(0, ...topImages.map(({ wireBytes }) => wireBytes)),
    totalBytes: sumOf(downloads.map(({ wireBytes }) => wireBytes)),
  };
}

/** The markup without its style elements, and their contents. */
export function separateStyles(html: string): { markup: string; styles: string } {
  const styles: string[] = [];
  const markup = html.replaceAll(/<style\b[^>]*>(.*?)<\/style>/gs, (_, style: string) => {
    styles.push(style);
    return "";
  });
  return { markup, styles: styles.join("\n") };
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

const brotliBytes = (content: string, quality = wireQuality) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
