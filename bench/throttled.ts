import type { Browser } from "playwright";
import { median } from "./measures.ts";
import { type PageName, pages, phone } from "./pages.ts";
import type { PartResult } from "./report.ts";
import { scriptFree, type Target } from "./site.ts";

const runs = 5;
const cpuSlowdown = 3;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const pollMs = 20;

const method = [
  `Throttled LCP, Usable: 1.6 Mbit/s, ${network.latency} ms latency, CPU slowed ${cpuSlowdown} times, empty cache; medians of ${runs} runs. Script-free: the same page with every script taken out, which takes turns with it.`,
  `Usable: from the start of the navigation until the page's main control reacts, checked every ${pollMs} ms. Product: Add to Cart is enabled. Home, plan: React handles a submit event of Send Message's form, of the planner's. Crate: the buttons beside the lengths are enabled.`,
];

const handlesSubmit = () => {
  const forms = '[aria-label="Contact form"], [aria-label="Your pet and its journey"]';
  // The browser sends nothing after an event that a script dispatches; React cancels it and sends the form itself.
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  return document.querySelector(forms)?.dispatchEvent(submit) === false && performance.now();
};

type Milestone = () => number | false;

/** Run in the page: the time once the page's most important control reacts, false before. */
const usableAt: Partial<Record<PageName, Milestone>> = {
  home: handlesSubmit,
  product: () => {
    const buttons = [...document.querySelectorAll("button")];
    const addToCart = buttons.find(({ textContent }) => textContent === "Add to Cart");
    return addToCart?.disabled === false && performance.now();
  },
  "plan, answered": handlesSubmit,
  "crate, answered": () =>
    document.querySelector("[data-length] button:enabled") !== null && performance.now(),
};

const measuredPages = ["home", "list", "product", "plan, answered", "crate, answered"] as const;

export async function measureThrottled({ siteUrl, browser }: Target): Promise<PartResult> {
  const figures: PartResult["figures"] = {};
  for (const name of measuredPages) {
    const path = pages[name];
    const own: Load[] = [];
    const bare: Load[] = [];
    // The first round warms the site and the browser.
    for (let run = 0; run <= runs; run += 1) {
      bare.push(await load(browser, siteUrl + scriptFree(path)));
      own.push(await load(browser, siteUrl + path, usableAt[name]));
    }
    const medianOf = (loads: Load[], milestone: keyof Load) =>
      median(loads.slice(1).map((one) => one[milestone]));
    const scriptFreePaintMs = medianOf(bare, "paintMs");
    const throttledPaintMs = medianOf(own, "paintMs");
    const paintRatio = throttledPaintMs / scriptFreePaintMs;
    figures[name] = { scriptFreePaintMs, throttledPaintMs, paintRatio };
    if (!usableAt[name]) continue;
    const usableMs = medianOf(own, "usableMs");
    Object.assign(figures[name], { usableMs, usableRatio: usableMs / scriptFreePaintMs });
  }
  return { method, figures };
}

type Load = { usableMs: number; paintMs: number };

async function load(
  browser: Browser,
  url: string,
  isUsableAt: Milestone = () => performance.now(),
): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: "commit" });
  const usable = await page.waitForFunction(isUsableAt, null, { polling: pollMs });
  const usableMs = Number(await usable.jsonValue());
  // Later paints may still be larger.
  await page.waitForLoadState("networkidle");
  const paintMs = await page.evaluate(readLargestPaint);
  await context.close();
  return { usableMs, paintMs };
}

/** Runs in the page. */
function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
}
