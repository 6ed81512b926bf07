import { execFileSync } from "node:child_process";

const commitPattern = /^[\w.-]{1,40}$/;
const fullHash = /^[0-9a-f]{40,64}$/i;
const shortHashLength = 12;

/**
 * The commit that a build is made of: GIT_COMMIT where it is set, for builds outside a clone, else what git says,
 * else "unknown".
 * @throws Error when GIT_COMMIT is no commit's name; it is written into every page
 */
export function readBuiltCommit(
  environment: Record<string, string | undefined>,
  askGit = askGitForCommit,
): string {
  const given = environment.GIT_COMMIT?.trim();
  if (!given) return askGit() ?? "unknown";
  if (fullHash.test(given)) return given.slice(0, shortHashLength).toLowerCase();
  if (commitPattern.test(given)) return given;
  throw new Error(`GIT_COMMIT must be a commit's hash, not "${given}".`);
}

/** Null where there is no git, or no clone. */
function askGitForCommit(): string | null {
  try {
    const answer = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}
