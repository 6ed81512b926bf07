import { readStageArguments, runAsCommand } from "../command.ts";
import { readEnvironment } from "./environment.ts";
import { smokeTest } from "./smoke-test.ts";
import { findRollbackTarget, listDeployedVersions, rollBack } from "./versions.ts";

// `npm run rollback`: returns to an earlier version.

const help = `Rolls back to the version before the current one, or to the named one, then runs the smoke test of
npm run deploy. To list the versions: npx wrangler deployments list --name marigold-pet-relocation-production
The database is left as it is: migrations are compatible with the previous version.

  npm run rollback -- staging|production [version-id]`;

await runAsCommand(async () => {
  const parsed = readStageArguments("rollback", {}, { maxOthers: 1 });
  if (!parsed) return console.log(help);
  const { stage, others } = parsed;
  const { workerName, siteUrl } = readEnvironment(stage);
  const version = others[0] ?? findRollbackTarget(await listDeployedVersions(workerName));
  await rollBack(workerName, version, "Rolled back by hand");
  const expected = { version };
  const problems = await smokeTest({ url: siteUrl, siteUrl, stage, expected, timeoutMs: 60_000 });
  if (problems.length > 0) {
    throw new Error(`Rolled back, but ${siteUrl} has problems:\n${problems.join("\n")}`);
  }
  console.log(`Rolled back to ${version}; ${siteUrl} passed the smoke test.`);
});
