import { execaSync } from "execa";

const commitPattern = /^[\w.-]{1,40}$/;
const fullHash = /^[0-9a-f]{40,64}$/i;
const shortHashLength = 12;

/**
 * The commit that is being built: GIT_COMMIT if it is set (for builds outside a clone), else the
 * checked-out commit, else "unknown".
 * @throws Error when GIT_COMMIT is not a valid commit name; it is written into every page
 */
export function readBuiltCommit(
  environment: Record<string, string | undefined>,
  readHead = readHeadCommit,
): string {
  const given = environment.GIT_COMMIT?.trim();
  if (!given) return readHead() ?? "unknown";
  if (fullHash.test(given)) return given.slice(0, shortHashLength).toLowerCase();
  if (commitPattern.test(given)) return given;
  throw new Error(`GIT_COMMIT must be a commit hash, not "${given}".`);
}

/** Null without git, or outside a clone. */
function readHeadCommit(): string | null {
  try {
    return execaSync`git rev-parse --short HEAD`.stdout;
  } catch {
    return null;
  }
}
