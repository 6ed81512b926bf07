import { readStageArguments, runAsCommand } from "../command.ts";
import { readEnvironment } from "./environment.ts";
import { rollBack } from "./release.ts";

// `npm run rollback`: returns to an earlier version.

const help = `Rolls back to the version before the current one, or to the named one, then runs the smoke test of
npm run deploy. To list the versions: npx wrangler deployments list --name marigold-pet-relocation-production
The database is left as it is: migrations are compatible with the previous version.

  npm run rollback -- staging|production [version-id]`;

await runAsCommand(async () => {
  const parsed = readStageArguments("rollback", {}, { maxOthers: 1 });
  if (!parsed) return console.log(help);
  const { stage, others } = parsed;
  await rollBack(stage, await readEnvironment(stage), others[0]);
});
