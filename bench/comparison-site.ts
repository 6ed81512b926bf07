import { copyFile, cp, readFile, rm, writeFile } from "node:fs/promises";

const builtFolder = "build/server";
// A sibling, so that the paths in the Worker's configuration stay right.
const folder = "build/bench";
const worker = "comparison-worker.js";

export const staticStringPath = (length: number) => `/__bench/string?length=${length}`;

/** The built Worker with the path above; returns its configuration's path. */
export async function makeComparisonSite(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(builtFolder, folder, { recursive: true });
  await copyFile(new URL(worker, import.meta.url), `${folder}/${worker}`);
  const config: object = JSON.parse(await readFile(`${builtFolder}/wrangler.json`, "utf8"));
  const path = `${folder}/wrangler.json`;
  await writeFile(path, JSON.stringify({ ...config, main: worker }));
  return path;
}
