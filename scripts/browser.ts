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

/** The path of a Chromium: the one that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  return (
    findOnPath("chromium") ??
    findOnPath("google-chrome") ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  );
}

/**
 * A Chromium that is made to show nothing, where one is installed, else what findBrowser finds. It leaves
 * more of the cores to the page: there is no window to draw, and none of what goes around one.
 */
export function findHeadlessBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return findOnPath("chromium-headless-shell") ?? findBrowser();
}

function findOnPath(program: string): string | undefined {
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
