import { existsSync } from "node:fs";
import { execaSync } from "execa";
import { chromium } from "playwright";

const headlessShell = "chromium-headless-shell";

const isRoot = process.getuid?.() === 0;

export const chromiumArguments = [
  // Chromium's own sandbox does not work for root.
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium with windows renders two pages of its own for each of them, which takes half of a test's processor time.
  // It heeds the last list of this name alone, so Playwright's own one, which no test here needs, is without effect.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/**
 * The path of a Chromium: CHROMIUM_PATH if it is set, else an installed one, else Playwright's own, else the headless
 * shell alone.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (findProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not executable.`);
  }
  const ownBrowser = existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  return findProgram("chromium", "google-chrome") ?? ownBrowser ?? findProgram(headlessShell);
}

/** It has neither windows nor a back/forward cache. */
export const isHeadlessShell = (path: string | undefined): boolean =>
  path?.endsWith(headlessShell) ?? false;

/**
 * Debian's chromium-headless-shell if it is installed, else the browser that findBrowser finds. The
 * headless shell draws no window, which leaves more of the cores to the page.
 */
export function findHeadlessBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return findProgram(headlessShell) ?? findBrowser();
}

/** The path of an installed Firefox. */
export const findFirefox = () => findProgram("firefox-esr", "firefox");

/** The path of the first of the programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const { stdout } = execaSync("which", names, { reject: false, lines: true });
  return stdout[0];
}
