import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await execute("git", args);
  return stdout.trimEnd();
}

/** What differs from the last commit, a line each. */
export async function changedFiles(): Promise<string[]> {
  return (await git("status", "--porcelain")).split("\n").filter(Boolean);
}

/** The short hash of the commit that is checked out. */
export const headCommit = () => git("rev-parse", "--short", "HEAD");
