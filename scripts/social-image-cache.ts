import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = new URL("../node_modules/.cache/social-images/", import.meta.url);

/** The path of a file that is kept from one build to the next, and made when it is not there yet. */
export async function inCache(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const path = fileURLToPath(new URL(name, folder));
  if (existsSync(path)) return path;

  await mkdir(folder, { recursive: true });
  // Under its name only when it is whole: another build may be looking for it.
  const unfinished = `${path}.${process.pid}.${performance.now()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, path);
  return path;
}

/** For the name of a file that is made of `parts`. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 20);
}
