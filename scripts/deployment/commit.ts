import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs git in a clone. @throws Error when git fails */
async function git(clone: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute("git", args, { cwd: clone });
  return stdout.trimEnd();
}

/** Returns the short name of the checked-out commit. */
export const readCommit = (clone = "."): Promise<string> =>
  git(clone, "rev-parse", "--short", "HEAD");

/** @throws Error that lists the uncommitted changes */
export async function requireCleanTree(clone = "."): Promise<void> {
  const changes = await git(clone, "status", "--porcelain");
  if (changes) throw new Error(`Commit or undo these changes first:\n${changes}`);
}

/**
 * Requires the checked-out commit to be on the remote main branch, as this clone last saw it: to fetch here would
 * need credentials, which the workflow's checkout does not keep.
 * @throws Error when it is not
 */
export async function requireCommitOnMain(clone = "."): Promise<void> {
  try {
    await git(clone, "merge-base", "--is-ancestor", "HEAD", "refs/remotes/origin/main");
  } catch {
    throw new Error(
      `${await readCommit(clone)} is not on origin/main, as this clone last saw it. Merge it there and run ` +
        "git fetch origin, or deploy it nevertheless with --any-commit.",
    );
  }
}

/**
 * Checks the commit out into a folder of its own for the time of the work, with the project's node_modules. Whatever is
 * built there leaves `build/`, which `npm start` and the tests use, as it is.
 */
export async function inOwnCheckout<Result>(
  work: (folder: string) => Promise<Result>,
  clone = ".",
): Promise<Result> {
  const parent = await mkdtemp(join(tmpdir(), "deployment-"));
  const folder = join(parent, "checkout");
  await git(clone, "worktree", "add", "--quiet", "--detach", folder, "HEAD");
  try {
    await symlink(resolve(clone, "node_modules"), join(folder, "node_modules"));
    return await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
    await git(clone, "worktree", "remove", "--force", folder);
  }
}
