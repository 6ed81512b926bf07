import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { runQuietly } from "./processes.ts";
import { createProgress } from "./progress.ts";
import { readBuiltCommit } from "./vite/built-commit.ts";

const root = join(import.meta.dirname, "..");

/** The files and folders that a build reads. */
const sources = [
  "app",
  "package-lock.json",
  "public",
  "react-router.config.ts",
  "scripts/environment.ts",
  "scripts/pictures",
  "scripts/vite",
  "tsconfig.json",
  "vite.config.ts",
  "workers",
  "wrangler.toml",
].map((source) => join(root, source));

// In a folder that every build empties, so that another build is never taken for this one.
const fingerprintFile = join(root, "build/server/fingerprint.txt");

/** Builds the site for production. @throws Error when the build fails; its output is printed */
export async function buildSite(): Promise<void> {
  const fingerprint = await fingerprintBuild();
  await runQuietly("react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
  await writeFile(fingerprintFile, fingerprint);
}

/** Builds the site, and shows the progress, unless the existing build is the one of the sources as they are. */
export async function buildIfChanged(): Promise<void> {
  if (!(await isBuildCurrent())) await createProgress(1)("Building the site", buildSite);
}

/** Whether the existing build is the one that buildSite would make. */
export async function isBuildCurrent(): Promise<boolean> {
  const existing = await readFile(fingerprintFile, "utf8").catch(() => null);
  return existing === (await fingerprintBuild());
}

async function fingerprintBuild(): Promise<string> {
  const { CLOUDFLARE_ENV = "" } = process.env;
  return `${readBuiltCommit(process.env)} ${CLOUDFLARE_ENV} ${await hashFiles(sources)}`;
}

/** Hashes the paths and contents of the files, and of all files in the folders. */
export async function hashFiles(sources: string[]): Promise<string> {
  const files = (await Promise.all(sources.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? "";
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

async function listFiles(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
