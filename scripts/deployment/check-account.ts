import { siteConfig } from "./environment.ts";
import type { Finding } from "./finding.ts";
import { listSecrets } from "./secrets.ts";
import type { Stage } from "./stage.ts";
import { runWrangler } from "./wrangler.ts";

/** Whether the environment's secret is set. @throws Error with wrangler's reason */
export async function checkSecrets(stage: Stage): Promise<Finding[]> {
  if ((await listSecrets(stage)).includes("HOOK_TOKEN")) return [];
  return [{ problem: "HOOK_TOKEN is not set.", fix: `npm run setup:cloud -- ${stage}` }];
}

/** Whether the database is as the code expects it. @throws Error with wrangler's reason */
export async function checkMigrations(stage: Stage): Promise<Finding[]> {
  const listed = await runWrangler([
    ...["d1", "migrations", "list", "ENQUIRIES", "--remote"],
    ...["--config", siteConfig, "--env", stage],
  ]);
  if (/no migrations to apply/i.test(listed)) return [];
  const names = [...new Set(listed.match(/\d{4}_[\w-]+\.sql/g))];
  return [
    {
      problem: `Migrations are pending: ${names.join(", ") || "wrangler does not say which"}.`,
      fix: `npm run deploy -- ${stage} applies them.`,
    },
  ];
}
