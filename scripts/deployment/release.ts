import { messageOf } from "../command.ts";
import { readEnvironment, siteConfig } from "./environment.ts";
import { readHealth, smokeTest } from "./smoke-test.ts";
import type { Stage } from "./stage.ts";
import { newHostPatienceMs } from "./until-reachable.ts";
import { listDeployedVersions, rollBack } from "./versions.ts";
import { runWrangler } from "./wrangler.ts";

const patienceMs = 120_000;

/**
 * Migrations, upload, smoke test; back to the version before when the upload or the smoke test fails.
 * @throws Error with what went wrong, and what visitors get now
 */
export async function release(
  stage: Stage,
  commit: string,
  builtConfig: string,
  step: (name: string) => void,
): Promise<void> {
  const { workerName, siteUrl } = readEnvironment(stage);
  const before = await findVersionBefore(workerName, siteUrl);
  step("Migrations");
  await runWrangler(
    ["d1", "migrations", "apply", "ENQUIRIES", "--remote", "--config", siteConfig, "--env", stage],
    { isShown: true },
  );
  step("Upload");
  const problems = await upload(builtConfig);
  if (problems.length === 0) {
    step(`Smoke test of ${siteUrl}`);
    const patience = before ? patienceMs : newHostPatienceMs;
    const test = { url: siteUrl, siteUrl, stage, expected: { commit }, patienceMs: patience };
    problems.push(...(await smokeTest(test)));
  }
  if (problems.length === 0) return console.log(`${commit} is at ${siteUrl}, and well.`);

  const list = problems.join("\n");
  const [current] = await listDeployedVersions(workerName);
  if (current === before) throw new Error(`${list}\n${siteUrl} is as it was.`);
  if (!before) {
    throw new Error(`${list}\nIt is the first version, so there is none to go back to.`);
  }
  // Before anything else can fail.
  console.error(list);
  step(`Back to ${before}`);
  await rollBack(workerName, before, `The deployment of ${commit} failed`).catch((error) => {
    throw new Error(
      `${messageOf(error)}\n${siteUrl} STILL RUNS ${commit}: npm run rollback -- ${stage} ${before}`,
    );
  });
  throw new Error(`${siteUrl} was rolled back to the version before, ${before}.`);
}

/** Null for the first: a secret that was set before it has made a Worker too, an empty one. */
async function findVersionBefore(workerName: string, siteUrl: string): Promise<string | null> {
  const [current] = await listDeployedVersions(workerName);
  const isSite = !("problem" in (await readHealth(siteUrl)));
  return (isSite && current) || null;
}

/** What is wrong; wrangler may fail on a route after visitors get the new version already. */
async function upload(builtConfig: string): Promise<string[]> {
  try {
    await runWrangler(["deploy", "--config", builtConfig], { isShown: true });
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
