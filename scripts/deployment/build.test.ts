import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireCleanTree } from "./build.ts";

let clone: string;

// Git sets these for hooks and for `git rebase --exec`. With them, the tests would write into the project's own
// repository instead of their clone.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("GIT_")) delete process.env[name];
}

const git = (...args: string[]) =>
  execa("git", ["-c", "user.name=Test", "-c", "user.email=test@marigold.internal", ...args], {
    cwd: clone,
  });
const commit = () => git("commit", "--quiet", "--allow-empty", "--message", "A change");

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), "marigold-"));
  await git("init", "--quiet");
  await writeFile(join(clone, "page.txt"), "committed");
  await git("add", "page.txt");
  await commit();
});
afterEach(() => rm(clone, { recursive: true, force: true }));

describe("the working tree", () => {
  it("is clean when everything is committed", async () => {
    await expect(requireCleanTree(clone)).resolves.toBeUndefined();
  });

  it.each([".dev.vars", ".env.production", "enquiries.csv", "backup.sql", "address.txt"])(
    "is clean beside %s, which must not be committed",
    async (file) => {
      await copyFile(".gitignore", join(clone, ".gitignore"));
      await git("add", ".gitignore");
      await commit();
      await writeFile(join(clone, file), "secret");
      await expect(requireCleanTree(clone)).resolves.toBeUndefined();
    },
  );

  it("is refused with a list of the changes", async () => {
    await writeFile(join(clone, "page.txt"), "changed");
    await expect(requireCleanTree(clone)).rejects.toThrow(
      "Commit or undo these changes first:\n M page.txt",
    );
  });
});
