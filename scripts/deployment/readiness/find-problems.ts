import * as v from "valibot";
import { parseConfig } from "#edge/config.ts";
import { messageOf, type Stage } from "#scripts/command.ts";
import {
  type DeployedEnvironment,
  type Deployment,
  databaseArgs,
  location,
} from "#scripts/deployment/environment.ts";
import { runWrangler, signInAdvice } from "#scripts/deployment/wrangler.ts";
import { checkMailAccount } from "./check-mail-account.ts";
import {
  checkContent,
  checkSandbox,
  checkSettings,
  describeFindings,
  type Finding,
} from "./check-project.ts";
import { checkAddress, checkServices } from "./check-services.ts";
import { checkZone } from "./check-zone.ts";

/** The checks to run besides those of the project's files. */
type Scope = {
  /** The secrets and the buckets, which need the Cloudflare account. */
  account?: boolean;
  /** Pending migrations, which a deployment applies itself, and where the database is. */
  database?: boolean;
  /** The store, the form service and the chat. Those of staging do not exist before its first deployment. */
  services?: boolean;
  /** The settings of the zone of a site that is deployed. */
  zone?: boolean;
  /** What the account and the DNS have for mail, and one mail to the office. */
  mail?: boolean;
};

/** @throws Error that lists the problems that prevent a deployment */
export async function requireReadiness(deployment: Deployment, scope: Scope): Promise<void> {
  const findings = await findProblems(deployment, scope);
  if (findings.length === 0) return;
  throw new Error(`${deployment.stage} is not ready:\n${describeFindings(findings)}`);
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
    scope.zone ? checkZone(stage, site) : [],
    checkAccount(deployment, scope),
  ]);
  return [...content, ...remote.flat()];
}

async function checkAccount(deployment: Deployment, scope: Scope): Promise<Finding[]> {
  const { stage, site, sandbox } = deployment;
  try {
    const findings = await Promise.all([
      scope.account ? checkSecrets(stage, site) : [],
      scope.account && sandbox ? checkSecrets(stage, sandbox) : [],
      scope.account ? checkBuckets(site) : [],
      scope.database ? checkMigrations(stage) : [],
      scope.database ? checkLocation(stage) : [],
      scope.mail ? checkMailAccount(site) : [],
    ]);
    return findings.flat();
  } catch (error) {
    return [{ problem: messageOf(error), fix: signInAdvice }];
  }
}

/** @throws Error with wrangler's reason */
async function checkSecrets(
  stage: Stage,
  { config, secrets }: DeployedEnvironment,
): Promise<Finding[]> {
  const worker = ["--config", config, "--env", stage];
  const list = runWrangler(["secret", "list", ...worker, "--format", "json"]);
  const listed = await list.catch((error) => {
    // Cloudflare's code for a Worker that does not exist.
    if (/10007/.test(messageOf(error))) return "";
    throw error;
  });
  const missing = secrets.filter((secret) => !listed.includes(`"${secret}"`));
  return missing.map((secret) => ({
    problem: `${secret} is not set.`,
    fix: `npx wrangler secret put ${secret} ${worker.join(" ")}`,
  }));
}

/** @throws Error with wrangler's reason */
async function checkBuckets({ buckets }: DeployedEnvironment): Promise<Finding[]> {
  const findings = buckets.map(async ({ name, creation }): Promise<Finding[]> => {
    const failure = await runWrangler(["r2", "bucket", "info", name]).then(() => null, messageOf);
    if (failure === null) return [];
    // Cloudflare's codes for a bucket that does not exist, and for an account that has not turned R2 on.
    if (!/10006|10042/.test(failure)) throw new Error(failure);
    const problem = `The bucket ${name}, for the backups, does not exist.`;
    const fix = `npx wrangler ${creation}. If R2 is not turned on: dashboard, R2, once.`;
    return [{ problem, fix }];
  });
  return (await Promise.all(findings)).flat();
}

/** @throws Error with wrangler's reason */
async function checkMigrations(stage: Stage): Promise<Finding[]> {
  const output = await runWrangler(["d1", "migrations", "list", ...databaseArgs(stage)]);
  if (/no migrations to apply/i.test(output)) return [];
  const names = [...new Set(output.match(/\d{4}_[\w-]+\.sql/g))].join(", ");
  const problem = `Migrations are pending: ${names || "wrangler does not name them"}.`;
  return [{ problem, fix: `npm run deploy -- ${stage} applies them.` }];
}

const executionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ meta: v.object({ served_by_region: v.optional(v.string()) }) })),
);

/** The location of a new database is only a hint. @throws Error with wrangler's reason */
async function checkLocation(stage: Stage): Promise<Finding[]> {
  const query = ["--yes", "--json", "--command", "SELECT 1"];
  const output = await runWrangler(["d1", "execute", ...databaseArgs(stage), ...query]);
  const [execution] = v.parse(executionSchema, output);
  const region = execution?.meta.served_by_region?.toLowerCase();
  if (!region || region === location) return [];
  return [
    {
      problem: `The database is in ${region}, not in ${location}, so each form and the desk are slow.`,
      fix: "Create it again while it is empty; later, restore a backup into a new one (docs/backup.md).",
    },
  ];
}
