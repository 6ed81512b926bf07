import { messageOf, type Stage } from "../command.ts";
import { type DeployedEnvironment, siteConfig } from "./environment.ts";
import { readHealth, smokeTest } from "./smoke-test.ts";
import { findRollbackTarget, listDeployedVersions, returnToVersion } from "./versions.ts";
import { runWrangler } from "./wrangler.ts";

const rolloutTimeoutMs = 120_000;
const rollbackTimeoutMs = 60_000;
/** A new host gets its certificate only after a while. */
export const newHostTimeoutMs = 600_000;

export type Release = {
  stage: Stage;
  site: DeployedEnvironment;
  commit: string;
  /** The configuration that the build has written. */
  builtConfig: string;
  /** Between the rounds of the smoke test. */
  pauseMs?: number;
};

/**
 * Applies the migrations, uploads the build and runs the smoke test. Rolls back to the previous version
 * when the upload or the smoke test fails.
 * @throws Error with the reason, and with the version that visitors get now
 */
export async function release(
  { stage, site, commit, builtConfig, pauseMs }: Release,
  step: (name: string) => void,
): Promise<void> {
  const { workerName, siteUrl } = site;
  const previous = await findPreviousVersion(workerName, siteUrl);
  step("Migrations");
  await runWrangler(
    ["d1", "migrations", "apply", "ENQUIRIES", "--remote", "--config", siteConfig, "--env", stage],
    { isShown: true },
  );
  step("Upload");
  const problems = await upload(builtConfig);
  if (problems.length === 0) {
    step(`Smoke test of ${siteUrl}`);
    const timeoutMs = previous ? rolloutTimeoutMs : newHostTimeoutMs;
    const test = { url: siteUrl, siteUrl, stage, expected: { commit }, timeoutMs, pauseMs };
    problems.push(...(await smokeTest(test)));
  }
  if (problems.length === 0) {
    return console.log(`${commit} is live at ${siteUrl} and passed the smoke test.`);
  }

  const list = problems.join("\n");
  const [current] = await listDeployedVersions(workerName);
  if (current === previous) throw new Error(`${list}\n${siteUrl} is unchanged.`);
  if (!previous) {
    throw new Error(`${list}\nThis is the first version, so there is none to roll back to.`);
  }
  // Printed now, because the rollback may fail too.
  console.error(list);
  step(`Rollback to ${previous}`);
  await returnToVersion(workerName, previous, `The deployment of ${commit} failed`).catch(
    (error) => {
      throw new Error(
        `${messageOf(error)}\n${siteUrl} STILL RUNS ${commit}: npm run rollback -- ${stage} ${previous}`,
      );
    },
  );
  throw new Error(`${siteUrl} was rolled back to the previous version, ${previous}.`);
}

/** Null before the first deployment. Setting the secret creates an empty Worker, which does not count. */
async function findPreviousVersion(workerName: string, siteUrl: string): Promise<string | null> {
  const [current] = await listDeployedVersions(workerName);
  const isSite = !("problem" in (await readHealth(siteUrl)));
  return (isSite && current) || null;
}

/** Returns the problems. Wrangler may fail on a route when visitors get the new version already. */
async function upload(builtConfig: string): Promise<string[]> {
  try {
    await runWrangler(["deploy", "--config", builtConfig], { isShown: true });
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/**
 * Returns to the named version, or else to the one before the current, and runs the smoke test.
 * @throws Error with the reason
 */
export async function rollBack(
  stage: Stage,
  { workerName, siteUrl }: DeployedEnvironment,
  named?: string,
  pauseMs?: number,
): Promise<void> {
  const version = named ?? findRollbackTarget(await listDeployedVersions(workerName));
  await returnToVersion(workerName, version, "Rolled back by hand");
  const test = { url: siteUrl, siteUrl, stage, expected: { version }, pauseMs };
  const problems = await smokeTest({ ...test, timeoutMs: rollbackTimeoutMs });
  if (problems.length > 0) {
    throw new Error(`Rolled back, but ${siteUrl} has problems:\n${problems.join("\n")}`);
  }
  console.log(`Rolled back to ${version}; ${siteUrl} passed the smoke test.`);
}
