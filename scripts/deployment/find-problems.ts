import { parseConfig } from "../../app/config.ts";
import { messageOf, type Stage } from "../command.ts";
import { checkContent, checkSandbox, checkSettings, type Finding } from "./check-project.ts";
import { checkAddress, checkServices } from "./check-services.ts";
import {
  type DeployedEnvironment,
  readEnvironment,
  sandboxConfig,
  siteConfig,
} from "./environment.ts";
import { isSecretSet, secretsOf } from "./secrets.ts";
import { checkToken } from "./token.ts";
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

/** What is deployed to an environment; staging has a sandbox beside the site. */
export type Deployment = {
  stage: Stage;
  site: DeployedEnvironment;
  sandbox: DeployedEnvironment | null;
};

/** Reads both from wrangler's configurations. */
export async function readDeployment(stage: Stage): Promise<Deployment> {
  const site = await readEnvironment(stage);
  const sandbox = stage === "staging" ? await readEnvironment(stage, sandboxConfig) : null;
  return { stage, site, sandbox };
}

/** Lists all problems that prevent a deployment, each with its fix. */
export async function findProblems(deployment: Deployment, scope: Scope): Promise<Finding[]> {
  const { stage, site, sandbox } = deployment;
  const settings = [...checkSettings(stage, site), ...(sandbox ? checkSandbox(site, sandbox) : [])];
  const content = stage === "production" ? checkContent() : [];
  // The other checks need valid addresses and ids.
  if (settings.length > 0) return [...settings, ...content];
  const remote = await Promise.all([
    scope.services ? checkServices(parseConfig(site.vars)) : [],
    scope.services ? checkAddress(site.siteUrl) : [],
    scope.account ? checkAccount(stage, scope) : [],
  ]);
  return [...content, ...remote.flat()];
}

async function checkAccount(stage: Stage, { migrations }: Scope): Promise<Finding[]> {
  try {
    const checks = [
      checkToken(stage),
      checkSecrets(stage),
      migrations ? checkMigrations(stage) : [],
    ];
    return (await Promise.all(checks)).flat();
  } catch (error) {
    return [{ problem: messageOf(error), fix: signInAdvice }];
  }
}

/** @throws Error with wrangler's reason */
async function checkSecrets(stage: Stage): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const secret of secretsOf(stage)) {
    if (await isSecretSet(secret, stage)) continue;
    findings.push({
      problem: `${secret.name} is not set.`,
      fix: `npm run setup:cloud -- ${stage}`,
    });
  }
  return findings;
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
