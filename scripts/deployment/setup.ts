import { readStageArguments, runAsCommand } from "../command.ts";
import { sandboxConfig, siteConfig } from "./environment.ts";
import { createResources } from "./resources.ts";
import { ensureSecret, secretsOf } from "./secrets.ts";

// `npm run setup:cloud`: creates what a deployment needs in the Cloudflare account, once.

const help = `Creates the resources that an environment lacks in the Cloudflare account that wrangler is signed in to (KV
namespaces, database), writes their ids into wrangler.toml, and asks for the secret HOOK_TOKEN. Existing resources
are left unchanged, so it is safe to run again. For staging, it creates the sandbox's namespace too, and asks for its
secret SANDBOX_TOKEN.

  npm run setup:cloud -- staging|production

Sign in first: npx wrangler login. Without a terminal, the secrets are taken from the environment.`;

await runAsCommand(async () => {
  const parsed = readStageArguments("setup:cloud", {});
  if (!parsed) return console.log(help);
  const { stage } = parsed;
  await createResources(stage, siteConfig);
  if (stage === "staging") await createResources(stage, sandboxConfig);
  for (const secret of secretsOf(stage)) await ensureSecret(secret, stage);
  console.log(`
Now fill in the marked places in ${siteConfig}, commit it, and list what is still missing:
  npm run preflight -- ${stage}
Before the first deployment it reports ${stage === "staging" ? "the sandbox as missing; the sandbox is deployed with the site" : "pending migrations; the deployment applies them"}.`);
});
