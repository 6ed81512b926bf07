import { isUndone, trialSql } from "#office/health/trial.server.ts";
import { messageOf, type Stage } from "#scripts/command.ts";
import { type DeployedEnvironment, databaseArgs } from "./environment.ts";
import { smokeTest, waitForVersion } from "./smoke-test.ts";
import {
  builtConfig,
  deployVersions,
  findRollbackTarget,
  isEmptyWorker,
  listLiveVersions,
  uploadVersion,
} from "./versions.ts";
import { runWrangler } from "./wrangler.ts";

const rolloutTimeoutMs = 120_000;
/** A new host gets its certificate only after a while. */
export const newHostTimeoutMs = 600_000;

export type Release = {
  stage: Stage;
  site: DeployedEnvironment;
  commit: string;
  /** Between the rounds of the smoke test. */
  pauseMs?: number;
  /** How long a version may take until it responds. */
  timeoutMs?: number;
};

/**
 * Applies the migrations, tries the database, uploads the build as a version without traffic, tests it, and only
 * then gives it all traffic. When anything fails, the previous version has all traffic. Before the first release that
 * is the empty Worker to which the secret was set: it has no address yet, so the addresses are set before the test.
 * @throws Error with the reason, and with the version that visitors get
 */
export async function release(
  { stage, site, commit, pauseMs, timeoutMs }: Release,
  step: (name: string) => void,
): Promise<void> {
  const { workerName, siteUrl } = site;
  const [previous] = await listLiveVersions(workerName);
  if (!previous) throw new Error(`${workerName} has no deployed version.`);
  const isFirst = await isEmptyWorker(workerName, previous);
  step("Migrations");
  const migrations = ["d1", "migrations", "apply", ...databaseArgs(stage)];
  await runWrangler(migrations, { isShown: true });
  step("Trial of the database");
  await tryDatabase(stage);
  step("Upload, without traffic");
  const version = await uploadVersion(commit);
  const test = { siteUrl, stage, expected: { commit, version }, pauseMs };
  const setTriggers = async () => {
    step("Addresses and cron triggers");
    await runWrangler(["triggers", "deploy", "--config", builtConfig], { isShown: true });
  };
  try {
    await deployVersions({ [previous]: 100, [version]: 0 }, `Smoke test of ${commit}`);
    if (isFirst) await setTriggers();
    step(`Smoke test of ${version} at ${siteUrl}, which visitors do not get yet`);
    const problems = await smokeTest({
      ...test,
      overriddenWorker: workerName,
      timeoutMs: timeoutMs ?? (isFirst ? newHostTimeoutMs : rolloutTimeoutMs),
    });
    if (problems.length > 0) throw new Error(problems.join("\n"));
    step("All traffic");
    await deployVersions({ [version]: 100 }, `Release of ${commit}`);
    if (!isFirst) await setTriggers();
    const running = await waitForVersion({ ...test, timeoutMs: timeoutMs ?? rolloutTimeoutMs });
    if ("problem" in running) throw new Error(running.problem);
  } catch (error) {
    // Printed now, because the return may fail too.
    console.error(messageOf(error));
    step(`All traffic to ${previous}`);
    await deployVersions({ [previous]: 100 }, `The release of ${commit} failed`).catch((reason) => {
      throw new Error(
        `${messageOf(reason)}\n${siteUrl} MAY RUN ${commit}: npm run rollback -- ${stage} ${previous}`,
      );
    });
    throw new Error(
      isFirst
        ? `${siteUrl} has no version yet: correct the problem and deploy again.`
        : `${siteUrl} has the previous version, ${previous}.`,
    );
  }
  console.log(`${commit} is live at ${siteUrl} and passed the smoke test.`);
}

/** Runs the trial of deep health. @throws Error with wrangler's reason when the database lacks what the site needs */
async function tryDatabase(stage: Stage): Promise<void> {
  const args = ["d1", "execute", ...databaseArgs(stage), "--yes", "--command", trialSql];
  const end = await runWrangler(args).catch(messageOf);
  if (!isUndone(end)) throw new Error(`The trial of the database failed: ${end}`);
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
  const version = named ?? (await findPreviousVersion(workerName));
  const options = ["--name", workerName, "--yes", "--message", "Rolled back manually"];
  await runWrangler(["rollback", version, ...options], { isShown: true });
  const test = { siteUrl, stage, expected: { version }, pauseMs };
  const problems = await smokeTest({ ...test, timeoutMs: rolloutTimeoutMs });
  if (problems.length > 0) {
    throw new Error(`Rolled back, but ${siteUrl} has problems:\n${problems.join("\n")}`);
  }
  console.log(`Rolled back to ${version}; ${siteUrl} passed the smoke test.`);
}

/** @throws Error if there is none, or if it must be named */
async function findPreviousVersion(workerName: string): Promise<string> {
  const version = findRollbackTarget(await listLiveVersions(workerName));
  if (!(await isEmptyWorker(workerName, version))) return version;
  throw new Error("There is no version before the current one.");
}
