import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** The root of the repository. */
export const root = join(import.meta.dirname, "../..");

/** Picture files that are kept in git. */
export type Rendering = {
  /** The drawing or page that the files show, by its path. */
  subject: string;
  /** A hash of everything that affects how the files look, and of nothing else. */
  key: string;
  /** Renders each file, by its path from the root. */
  files: Map<string, () => Promise<Uint8Array>>;
};

/** The keys with which files were rendered, by subject. */
type Keys = Record<string, string>;

export const keysFile = join(import.meta.dirname, "keys.json");

export async function readKeys(): Promise<Keys> {
  return v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile(keysFile, "utf8")));
}

/** A hash of sources and options. Line endings do not count, because git may convert them. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(Buffer.from(part).toString("latin1").replaceAll("\r\n", "\n")).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** A file that has to be rendered again. */
type Flaw = { file: string; state: string; render: () => Promise<Uint8Array> };

export function findFlaws({ subject, key, files }: Rendering, keys: Keys): Flaw[] {
  return [...files].flatMap(([file, render]) => {
    if (!existsSync(join(root, file))) return [{ file, render, state: "missing" }];
    return key === keys[subject] ? [] : [{ file, render, state: "out of date" }];
  });
}

/** Lists the flawed files, and the command to run. */
export function describeFlaws(flaws: Pick<Flaw, "file" | "state">[]): string {
  const lines = flaws.map(({ file, state }) => `${file} is ${state}`);
  return `${lines.join("\n")}\nRun \`npm run make\`, and commit what it changes.`;
}
