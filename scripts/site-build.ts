import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runQuietly } from "./processes.ts";
import { createProgress } from "./progress.ts";
import { readBuiltCommit } from "./vite/built-commit.ts";

/** The files and folders that a build reads. */
export const sources = [
  "app",
  "package-lock.json",
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
  const fingerprint = await fingerprintBuild();
  await runQuietly("react-router", ["build", "--logLevel", "warn"], buildVariables);
  await writeFile(fingerprintFile, fingerprint);
}

/** Builds the site and shows the progress, unless the existing build is up to date. */
export async function buildIfChanged(): Promise<void> {
  if (!(await isBuildCurrent())) await createProgress(1)("Building the site", buildSite);
}

/** Whether the existing build is the one that buildSite would make for an environment of wrangler.toml. */
export async function isBuildCurrent(environment?: string): Promise<boolean> {
  const existing = await readFile(fingerprintFile, "utf8").catch(() => null);
  return existing === (await fingerprintBuild(environment));
}

async function fingerprintBuild(environment = process.env.CLOUDFLARE_ENV ?? ""): Promise<string> {
  return `${readBuiltCommit(process.env)} ${environment} ${await hashFiles(sources)}`;
}

/**
 * Hashes the paths and contents of the files, and of all files in the folders. The times of files are wrong after a
 * checkout.
 */
export async function hashFiles(sources: string[]): Promise<string> {
  const files = (await Promise.all(sources.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? "";
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

async function listFiles(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name));
}
