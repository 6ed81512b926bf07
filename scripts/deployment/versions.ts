import * as v from "valibot";
import { runWrangler } from "./wrangler.ts";

const deploymentSchema = v.object({
  created_on: v.string(),
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});

/**
 * The versions of a Worker that visitors got, one for each deployment, the newest first; none where it has
 * never been deployed.
 * @throws Error with wrangler's reason
 */
export async function listDeployedVersions(workerName: string): Promise<string[]> {
  try {
    const listed = await runWrangler(["deployments", "list", "--name", workerName, "--json"]);
    return v
      .parse(v.array(deploymentSchema), JSON.parse(listed))
      .toSorted((one, other) => Date.parse(other.created_on) - Date.parse(one.created_on))
      .flatMap(({ versions }) => {
        const [largest] = versions.toSorted((a, b) => b.percentage - a.percentage);
        return largest?.version_id ?? [];
      });
  } catch (error) {
    // Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|has no deployments/i.test(error.message)) return [];
    throw error;
  }
}

/**
 * What to go back to from the current version: the one before it.
 * @throws Error where there is none, or the current one was gone back to itself
 */
export function versionBefore([current, ...earlier]: string[]): string {
  const before = earlier.find((version) => version !== current);
  if (!current || !before) throw new Error("There is no version before the current one.");
  if (!earlier.includes(current)) return before;
  throw new Error(
    `The current version was gone back to, so the one before it may be a bad one. Name one of: ${[...new Set(earlier)].join(", ")}`,
  );
}

/** Has visitors get that version. @throws Error with wrangler's reason */
export async function rollBack(workerName: string, version: string, reason: string): Promise<void> {
  const options = ["--name", workerName, "--yes", "--message", reason];
  await runWrangler(["rollback", version, ...options], { isShown: true });
}
