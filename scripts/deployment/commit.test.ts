import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inOwnCheckout, readCommit, requireCleanTree, requireCommitOnMain } from "./commit.ts";

const execute = promisify(execFile);
let clone: string;

// Git sets these for hooks and for `git rebase --exec`. With them, the tests would write into the project's own
// repository instead of their clone.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("GIT_")) delete process.env[name];
}

const git = (...args: string[]) =>
  execute("git", ["-c", "user.name=Test", "-c", "user.email=test@marigold.internal", ...args], {
    cwd: clone,
  });
const commit = () => git("commit", "--quiet", "--allow-empty", "--message", "A change");
const setOriginMain = (revision: string) => git("update-ref", "refs/remotes/origin/main", revision);

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

describe("a commit", () => {
  it("is on main when it is the newest there, or an earlier one", async () => {
    await setOriginMain("HEAD");
    await expect(requireCommitOnMain(clone)).resolves.toBeUndefined();
    await commit();
    await setOriginMain("HEAD");
    await git("checkout", "--quiet", "HEAD~");
    await expect(requireCommitOnMain(clone)).resolves.toBeUndefined();
  });

  it("is refused when it has not been pushed to main", async () => {
    await setOriginMain("HEAD");
    await commit();
    const reason = `${await readCommit(clone)} is not on origin/main, as this clone last saw it.`;
    await expect(requireCommitOnMain(clone)).rejects.toThrow(reason);
  });

  it("is refused in a clone that knows no remote main", async () => {
    await expect(requireCommitOnMain(clone)).rejects.toThrow("is not on origin/main");
  });

  it("is on main in a shallow checkout, as GitHub's workflows have it", async () => {
    await commit();
    await git("clone", "--quiet", "--depth", "1", `file://${clone}`, "shallow");
    const shallow = join(clone, "shallow");
    await execute("git", ["update-ref", "refs/remotes/origin/main", "HEAD"], { cwd: shallow });
    await expect(requireCommitOnMain(shallow)).resolves.toBeUndefined();
  });
});

describe("a checkout for one deployment", () => {
  it("has the committed files and the project's node_modules, and is removed afterwards", async () => {
    await mkdir(join(clone, "node_modules"));
    await writeFile(join(clone, "node_modules/module.txt"), "a module");
    await writeFile(join(clone, "page.txt"), "not committed");
    const folder = await inOwnCheckout(async (checkout) => {
      expect(await readFile(join(checkout, "page.txt"), "utf8")).toBe("committed");
      expect(await readFile(join(checkout, "node_modules/module.txt"), "utf8")).toBe("a module");
      return checkout;
    }, clone);
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(join(clone, "node_modules/module.txt"))).toBe(true);
    expect((await git("worktree", "list")).stdout.trim().split("\n")).toHaveLength(1);
  });

  it("is removed when the work fails, whose error it passes on", async () => {
    const failing = inOwnCheckout(
      async () => Promise.reject(new Error("The build failed.")),
      clone,
    );
    await expect(failing).rejects.toThrow("The build failed.");
    expect((await git("worktree", "list")).stdout.trim().split("\n")).toHaveLength(1);
  });
});
