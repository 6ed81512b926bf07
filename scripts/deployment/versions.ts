import * as v from "valibot";
import { runWrangler } from "./wrangler.ts";

const deploymentSchema = v.object({
  created_on: v.string(),
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});

/**
 * Lists the deployed versions of a Worker, one for each deployment, the newest first. The list is empty
 * if the Worker has never been deployed.
 * @throws Error with wrangler's reason
 */
export async function listDeployedVersions(workerName: string): Promise<string[]> {
  try {
    const output = await runWrangler(["deployments", "list", "--name", workerName, "--json"]);
    return v
      .parse(v.array(deploymentSchema), JSON.parse(output))
      .toSorted((one, other) => Date.parse(other.created_on) - Date.parse(one.created_on))
      .flatMap(({ versions }) => {
        const [largest] = versions.toSorted((a, b) => b.percentage - a.percentage);
        return largest?.version_id ?? [];
      });
  } catch (error) {
    // 10007 is Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|has no deployments/i.test(error.message)) return [];
    throw error;
  }
}

/**
 * Chooses the version to roll back to: the one before the current version.
 * @throws Error when there is none, or when the current version is itself the result of a rollback
 */
export function findRollbackTarget([current, ...earlier]: string[]): string {
  const previous = earlier.find((version) => version !== current);
  if (!current || !previous) throw new Error("There is no version before the current one.");
  if (!earlier.includes(current)) return previous;
  throw new Error(
    `The current version is the result of a rollback, so the one before it may be bad. Name one of: ${[...new Set(earlier)].join(", ")}`,
  );
}

/** Makes a version the current one. @throws Error with wrangler's reason */
export async function returnToVersion(
  workerName: string,
  version: string,
  reason: string,
): Promise<void> {
  const options = ["--name", workerName, "--yes", "--message", reason];
  await runWrangler(["rollback", version, ...options], { isShown: true });
}
