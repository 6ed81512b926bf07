import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashFiles } from "./site-build.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sources-"));
  await mkdir(join(folder, "app/routes"), { recursive: true });
  await writeFile(join(folder, "app/root.tsx"), "root");
  await writeFile(join(folder, "app/routes/home.tsx"), "home");
  await writeFile(join(folder, "wrangler.toml"), "name");
});
afterEach(() => rm(folder, { recursive: true }));

const hashSources = () => hashFiles([join(folder, "app"), join(folder, "wrangler.toml")]);

describe("the hash of the sources", () => {
  it("stays the same when files were only touched", async () => {
    const before = hashSources();
    await utimes(join(folder, "app/root.tsx"), new Date(0), new Date(0));
    expect(hashSources()).toBe(before);
  });

  it.each<[string, () => Promise<void>]>([
    ["a file changed", () => writeFile(join(folder, "wrangler.toml"), "other")],
    ["a file in a subfolder changed", () => writeFile(join(folder, "app/routes/home.tsx"), "cart")],
    ["a file was added", () => writeFile(join(folder, "app/routes/cart.tsx"), "")],
    ["a file was deleted", () => rm(join(folder, "app/routes/home.tsx"))],
    ["a file was renamed", () => rename(join(folder, "app/root.tsx"), join(folder, "app/r.tsx"))],
  ])("changes when %s", async (_, change) => {
    const before = hashSources();
    await change();
    expect(hashSources()).not.toBe(before);
  });

  it("fails for a source that does not exist", () => {
    expect(() => hashFiles([join(folder, "gone.ts")])).toThrow("gone.ts");
  });
});
