import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { readBuiltCommit } from "./vite/built-commit.ts";

/** The files and folders that a build reads. */
export const sources = [
  "app",
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts/environment.ts",
  "scripts/make",
  "scripts/vite",
  "tsconfig.json",
  "vite.config.ts",
  "workers",
  "wrangler.toml",
];

// In a folder that every build empties, so that another build is never taken for this one.
const fingerprintFile = "build/server/fingerprint.txt";

/** Removes the tokens that could deploy from the environment of the build's plugins. */
const buildVariables = {
  NODE_ENV: "production",
  CLOUDFLARE_API_TOKEN: undefined,
  CLOUDFLARE_API_KEY: undefined,
};

/** Builds the site for production. @throws Error when the build fails; its output is printed */
export async function buildSite(): Promise<void> {
  console.log("Building the site, which may take a minute …");
  const fingerprint = fingerprintBuild();
  const startMs = Date.now();
  await execa({
    stdout: "inherit",
    stderr: "inherit",
    env: buildVariables,
  })`react-router build --logLevel warn`;
  await writeFile(fingerprintFile, fingerprint);
  console.log(`Built in ${Math.round((Date.now() - startMs) / 1000)} s`);
}

/** Builds the site unless the existing build is up to date. */
export async function buildIfChanged(): Promise<void> {
  if (!(await isBuildCurrent())) await buildSite();
}

/** Whether the existing build is the one that buildSite would make for an environment of wrangler.toml. */
export async function isBuildCurrent(environment?: string): Promise<boolean> {
  const existing = await readFile(fingerprintFile, "utf8").catch(() => null);
  return existing === fingerprintBuild(environment);
}

const fingerprintBuild = (environment = process.env.CLOUDFLARE_ENV ?? "") =>
  `${readBuiltCommit(process.env)} ${environment} ${hashFiles(sources)}`;

/**
 * Hashes the paths and contents of the files, and of all files in the folders. The times of files are wrong after a
 * checkout.
 */
export function hashFiles(sources: string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(listFiles).sort()) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function listFiles(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return globSync(`${source}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
