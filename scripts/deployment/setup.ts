import { readFile, writeFile } from "node:fs/promises";
import { runAsCommand } from "../command.ts";
import { isToFillIn, readEnvironment, sandboxConfig, siteConfig } from "./environment.ts";
import { fillIn } from "./fill-in.ts";
import { ensureResource, resourcesOf } from "./resources.ts";
import { ensureHookToken } from "./secrets.ts";
import { readStageArguments, type Stage } from "./stage.ts";

// `npm run setup:cloud`: what a deployment needs in the Cloudflare account, once.

const help = `Creates what an environment still lacks in the Cloudflare account that wrangler is signed in to (KV
namespaces, database), writes the ids into wrangler.toml, and asks for the secret HOOK_TOKEN. What is there
already is left as it is, so it is safe to run again. For staging, the sandbox's namespace too.

  npm run setup:cloud -- staging|production

Sign in first: npx wrangler login. Where nobody can be asked, HOOK_TOKEN is taken from the environment.`;

await runAsCommand(async () => {
  const asked = readStageArguments("setup:cloud", {});
  if (!asked) return console.log(help);
  const { stage } = asked;
  await createResources(stage, siteConfig);
  if (stage === "staging") await createResources(stage, sandboxConfig);
  await ensureHookToken(stage);
  console.log(`
Now fill in what is marked so in ${siteConfig}, commit it, and see what is left:
  npm run preflight -- ${stage}
Before the first deployment that ${stage === "staging" ? "misses the sandbox, which is deployed with the site" : "finds pending migrations, which the deployment applies"}.`);
});

/** Each id is written as soon as it is known, so that nothing is lost when a later step fails. */
async function createResources(stage: Stage, config: string): Promise<void> {
  for (const resource of resourcesOf(readEnvironment(stage, config))) {
    if (!isToFillIn(resource.id)) {
      console.log(`${resource.binding} has an id in ${config} already.`);
      continue;
    }
    const filling = await ensureResource(resource);
    const before = await readFile(config, "utf8");
    const after = fillIn(before, stage, [filling]);
    if (after !== before) await writeFile(config, after);
  }
}
