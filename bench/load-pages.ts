import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page, type Request } from "playwright";
import { chromiumArguments, findHeadlessBrowser } from "../scripts/browser.ts";
import {
  bestQuality,
  type Download,
  type FirstLoad,
  measureFirstLoad,
  wireQuality,
} from "./first-load.ts";
import type { Measurement } from "./measures.ts";
import { routeNames, routes, routesWithItem, shoppedPath } from "./routes.ts";

// Lighthouse's phone.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

// What a page loads when it is idle follows within this.
const quietMs = 1_500;
const quietLimitMs = 30_000;

const conditions = [
  `Bytes: what Chromium asks for with an empty cache (${phone.viewport.width} × ${phone.viewport.height}, nothing touched) until nothing has moved for ${quietMs / 1_000} seconds; 1 kB is 1,000 bytes.`,
  `JS, CSS, HTML and chat: each file compressed here, with brotli at quality ${wireQuality}, about what Cloudflare does on the fly; JS for its bar at quality ${bestQuality}, at which React and React Router are the 100 kB that the bar takes them for. Style elements count as CSS and not as HTML. Fonts, images and other: as they came.`,
  "Top image: the largest that can be seen without scrolling. Chat: what other hosts than ours and the store's pictures were asked for. Other: data, manifests and films.",
];

/** Loads one page of each kind with an empty cache, and weighs what the browser asked for. */
export async function measureFirstLoads(
  siteUrl: string,
): Promise<{ measurements: Measurement[]; conditions: string[] }> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: chromiumArguments,
  });
  try {
    const withItem = await shop(browser, siteUrl);
    const measurements: Measurement[] = [];
    for (const route of routeNames()) {
      const storageState = routesWithItem.has(route) ? withItem : undefined;
      const context = await browser.newContext({ ...phone, storageState });
      const firstLoad = await load(await context.newPage(), siteUrl, routes[route]);
      measurements.push(...measureFirstLoad(route, firstLoad));
      await context.close();
    }
    return { measurements, conditions };
  } finally {
    await browser.close();
  }
}

/** What a browser keeps of a visitor who has put a product into the cart. */
async function shop(
  browser: Browser,
  siteUrl: string,
): Promise<Awaited<ReturnType<BrowserContext["storageState"]>>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(siteUrl + shoppedPath);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to Cart!").waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function load(page: Page, siteUrl: string, path: string): Promise<FirstLoad> {
  const finished: Request[] = [];
  let started = 0;
  let ended = 0;
  let lastChange = Date.now();
  page.on("request", () => {
    started += 1;
    lastChange = Date.now();
  });
  page.on("requestfailed", () => {
    ended += 1;
    lastChange = Date.now();
  });
  page.on("requestfinished", (request) => {
    ended += 1;
    lastChange = Date.now();
    finished.push(request);
  });
  await page.goto(siteUrl + path);
  const deadline = Date.now() + quietLimitMs;
  while ((started > ended || Date.now() - lastChange < quietMs) && Date.now() < deadline) {
    await wait(100);
  }
  return {
    siteUrl,
    downloads: await Promise.all(finished.map(readDownload)),
    seenImages: await page.evaluate(findSeenImages),
  };
}

async function readDownload(request: Request): Promise<Download> {
  const response = await request.response();
  const resourceType = request.resourceType();
  return {
    url: request.url(),
    resourceType,
    // A film comes in pieces, which the browser does not keep.
    body: response && resourceType !== "media" ? await response.body() : Buffer.alloc(0),
    wireBytes: (await request.sizes()).responseBodySize,
  };
}

/** Runs in the page. */
function findSeenImages(): string[] {
  const isSeen = (element: Element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const images = [...document.images].filter(isSeen).map(({ currentSrc }) => currentSrc);
  const films = [...document.querySelectorAll("video")].filter(isSeen);
  return [...images, ...films.map(({ poster }) => poster)];
}
