import * as v from "valibot";
import { runWrangler } from "./wrangler.ts";

/** The configuration of the built Worker, which the build has written for one environment. */
export const builtConfig = "build/server/wrangler.json";

const deploymentsSchema = v.array(
  v.object({
    created_on: v.string(),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
);
const versionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ resources: v.object({ bindings: v.array(v.object({ type: v.string() })) }) }),
);

/**
 * Lists the versions that visitors have got, the newest first. A failed release is not among them.
 * @throws Error with wrangler's reason
 */
export async function listLiveVersions(workerName: string): Promise<string[]> {
  const output = await runWrangler(["deployments", "list", "--name", workerName, "--json"]);
  return v
    .parse(deploymentsSchema, JSON.parse(output))
    .toSorted((one, other) => Date.parse(other.created_on) - Date.parse(one.created_on))
    .flatMap(({ versions }) => {
      const [largest] = versions.toSorted((a, b) => b.percentage - a.percentage);
      return largest?.version_id ?? [];
    })
    .filter((version, index, all) => version !== all[index - 1]);
}

/**
 * Whether a version is the empty Worker that `wrangler secret put` creates before the first release: only secrets are
 * bound to it.
 * @throws Error with wrangler's reason
 */
export async function isEmptyWorker(workerName: string, version: string): Promise<boolean> {
  const output = await runWrangler(["versions", "view", version, "--name", workerName, "--json"]);
  const { bindings } = v.parse(versionSchema, output).resources;
  return bindings.every(({ type }) => type === "secret_text");
}

/**
 * Chooses the version to roll back to: the one before the current version.
 * @throws Error when there is none, or when the current version is itself the result of a rollback
 */
export function findRollbackTarget([current, previous, ...earlier]: string[]): string {
  if (!current || !previous) throw new Error("There is no version before the current one.");
  if (!earlier.includes(current)) return previous;
  throw new Error(
    `The current version is the result of a rollback, so the one before it may be bad. Name one of: ${[...new Set([previous, ...earlier])].join(", ")}`,
  );
}

/** Uploads the build as a version without traffic, and returns its id. @throws Error with wrangler's reason */
export async function uploadVersion(commit: string): Promise<string> {
  const args = ["versions", "upload", "--config", builtConfig, "--tag", commit];
  const output = await runWrangler(args, { isShown: true });
  const version = /^Worker Version ID: (\S+)$/m.exec(output)?.[1];
  if (!version) throw new Error("wrangler does not name the version that it has uploaded.");
  return version;
}

/** Gives versions their share of the traffic, in per cent. @throws Error with wrangler's reason */
export async function deployVersions(
  traffic: Record<string, number>,
  message: string,
): Promise<void> {
  const specs = Object.entries(traffic).map(([version, percentage]) => `${version}@${percentage}%`);
  const options = ["--config", builtConfig, "--message", message, "--yes"];
  await runWrangler(["versions", "deploy", ...specs, ...options], { isShown: true });
}
