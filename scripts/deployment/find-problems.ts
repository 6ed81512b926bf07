import { parseConfig } from "../../app/config.ts";
import { messageOf, type Stage } from "../command.ts";
import { checkContent, checkSandbox, checkSettings, type Finding } from "./check-project.ts";
import { checkAddress, checkServices } from "./check-services.ts";
import { readEnvironment, sandboxConfig, siteConfig } from "./environment.ts";
import { listSecrets } from "./resources.ts";
import { runWrangler, signInAdvice } from "./wrangler.ts";

/** The checks to run besides those of the project's files. */
export type Scope = {
  /** Checks that need the Cloudflare account; a rehearsal has none. */
  account?: boolean;
  /** Pending migrations; a deployment applies them itself. */
  migrations?: boolean;
  /** The store, the form service and the chat. Those of staging do not exist before its first deployment. */
  services?: boolean;
};

/** Lists all problems that prevent a deployment to the environment, each with its fix. */
export async function findProblems(stage: Stage, scope: Scope): Promise<Finding[]> {
  const environment = readEnvironment(stage);
  const isStaging = stage === "staging";
  const settings = [
    ...checkSettings(stage, environment),
    ...(isStaging ? checkSandbox(environment, readEnvironment(stage, sandboxConfig)) : []),
  ];
  const content = isStaging ? [] : checkContent();
  // The other checks need valid addresses and ids.
  if (settings.length > 0) return [...settings, ...content];
  const remote = await Promise.all([
    scope.services ? checkServices(parseConfig(environment.vars)) : [],
    scope.services ? checkAddress(environment.siteUrl) : [],
    scope.account ? withFailureAsFinding(checkSecret(stage)) : [],
    scope.account && scope.migrations ? withFailureAsFinding(checkMigrations(stage)) : [],
  ]);
  return [...content, ...remote.flat()];
}

/** @throws Error with wrangler's reason */
async function checkSecret(stage: Stage): Promise<Finding[]> {
  if ((await listSecrets(stage)).includes("HOOK_TOKEN")) return [];
  return [{ problem: "HOOK_TOKEN is not set.", fix: `npm run setup:cloud -- ${stage}` }];
}

/** @throws Error with wrangler's reason */
async function checkMigrations(stage: Stage): Promise<Finding[]> {
  const output = await runWrangler([
    ...["d1", "migrations", "list", "ENQUIRIES", "--remote"],
    ...["--config", siteConfig, "--env", stage],
  ]);
  if (/no migrations to apply/i.test(output)) return [];
  const names = [...new Set(output.match(/\d{4}_[\w-]+\.sql/g))];
  return [
    {
      problem: `Migrations are pending: ${names.join(", ") || "wrangler does not name them"}.`,
      fix: `npm run deploy -- ${stage} applies them.`,
    },
  ];
}

async function withFailureAsFinding(check: Promise<Finding[]>): Promise<Finding[]> {
  return check.catch((error) => [
    {
      problem: messageOf(error),
      fix: signInAdvice,
    },
  ]);
}
