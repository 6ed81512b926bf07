import { readStage, runCommand } from "#scripts/command.ts";
import { requireBuild, requireCleanTree } from "./build.ts";
import { requireEdgeCache } from "./edge-cache.ts";
import { readDeployment } from "./environment.ts";
import { requireReadiness } from "./readiness/find-problems.ts";
import { newHostTimeoutMs, release } from "./release.ts";
import { describeStatus, poll, request, type SiteResponse } from "./request.ts";
import { runWrangler } from "./wrangler.ts";

// `npm run deploy`: from the build of the checked-out commit to a tested site.

const help = `Deploys the build of the checked-out commit: clean tree, preflight, migrations, upload of a version without
traffic, smoke test of that version, all traffic, addresses and cron triggers. If anything fails, the previous version
has all traffic. For staging, the sandbox is deployed first. At the end it checks the cache in front of the site, with
HOOK_TOKEN also that a purge reaches it; the version stays live if that fails.

  CLOUDFLARE_ENV=staging npm run build
  npm run deploy -- staging|production`;

const hasResponded = ({ status }: SiteResponse) => status > 0;

await runCommand({ name: "deploy", help, options: {} }, async (_, others) => {
  const { stage } = readStage(others);
  await requireCleanTree();
  const commit = await requireBuild(stage);
  const deployment = await readDeployment(stage);
  step("Preflight of the settings and the account");
  await requireReadiness(deployment, { account: true });
  if (deployment.sandbox) {
    step("Sandbox");
    const { config } = deployment.sandbox;
    await runWrangler(["deploy", "--config", config, "--env", stage], { isShown: true });
    const url = deployment.site.vars.STORE_API_URL ?? "";
    const response = await poll(() => request(url), hasResponded, { timeoutMs: newHostTimeoutMs });
    if (!hasResponded(response)) throw new Error(`${url} ${describeStatus(response)}`);
  }
  step("Preflight of the services");
  await requireReadiness(deployment, { services: true });
  await release({ stage, commit, site: deployment.site }, step);
  step("Edge cache");
  await requireEdgeCache(deployment.site, process.env.HOOK_TOKEN);
});

function step(name: string): void {
  console.log(`\n• ${name}`);
}
