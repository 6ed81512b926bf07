import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

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
];

/** The path of a Chromium: CHROMIUM_PATH if it is set, else an installed one, else Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not executable.`);
  }
  return (
    findOnPath("chromium") ??
    findOnPath("google-chrome") ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  );
}

/**
 * Debian's chromium-headless-shell if it is installed, else the browser that findBrowser finds. The
 * headless shell draws no window, which leaves more of the cores to the page.
 */
export function findHeadlessBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return findOnPath("chromium-headless-shell") ?? findBrowser();
}

/** The path of an installed Firefox. */
export const findFirefox = () => findOnPath("firefox-esr") ?? findOnPath("firefox");

export function findOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
