import { readStage, runCommand } from "#scripts/command.ts";
import { requireEdgeCache } from "./edge-cache.ts";
import { readEnvironment } from "./environment.ts";
import { rollBack } from "./release.ts";

// `npm run rollback`: returns to an earlier version.

const help = `Rolls back to the version before the current one, or to the named one, then runs the smoke test of
npm run deploy. To list the versions: npx wrangler deployments list --env production
The database is left as it is: migrations are compatible with the previous version.

  npm run rollback -- staging|production [version-id]`;

await runCommand({ name: "rollback", help, options: {} }, async (_, args) => {
  const { stage, others } = readStage(args, 1);
  const site = await readEnvironment(stage);
  await rollBack(stage, site, others[0]);
  await requireEdgeCache(site, process.env.HOOK_TOKEN);
});
