import { runAsCommand } from "../command.ts";
import { readEnvironment } from "./environment.ts";
import { smokeTest } from "./smoke-test.ts";
import { readStageArguments } from "./stage.ts";
import { listDeployedVersions, rollBack, versionBefore } from "./versions.ts";

// `npm run rollback`: back to an earlier version.

const help = `Has visitors get the version before the current one, or the named one, then looks at the site as
npm run deploy does. Versions are listed by: npx wrangler deployments list --name marigold-pet-relocation-production
The database is left as it is: migrations suit the version before them too.

  npm run rollback -- staging|production [version-id]`;

await runAsCommand(async () => {
  const asked = readStageArguments("rollback", {}, 1);
  if (!asked) return console.log(help);
  const { stage, others } = asked;
  const { workerName, siteUrl } = readEnvironment(stage);
  const version = others[0] ?? versionBefore(await listDeployedVersions(workerName));
  await rollBack(workerName, version, "Rolled back by hand");
  const expected = { version };
  const problems = await smokeTest({ url: siteUrl, siteUrl, stage, expected, patienceMs: 60_000 });
  if (problems.length > 0) {
    throw new Error(`Rolled back, but not all is well at ${siteUrl}:\n${problems.join("\n")}`);
  }
  console.log(`Rolled back to ${version}; ${siteUrl} is well.`);
});
