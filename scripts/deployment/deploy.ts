import { runAsCommand } from "../command.ts";
import { readEnvironment, sandboxConfig } from "./environment.ts";
import { findProblems, type Scope } from "./find-problems.ts";
import { describeFindings } from "./finding.ts";
import { changedFiles, headCommit } from "./git.ts";
import { rehearse } from "./rehearse.ts";
import { release } from "./release.ts";
import { runStep } from "./run-step.ts";
import { readStageArguments, type Stage } from "./stage.ts";
import { newHostPatienceMs, untilReachable } from "./until-reachable.ts";
import { runWrangler } from "./wrangler.ts";

// `npm run deploy`: from a commit to a site that has been looked at.

const help = `Deploys the commit that is checked out: clean tree, checks (lint, types, rules), preflight, build,
migrations, upload, smoke test of the deployed address; and back to the version before when that fails. For
staging, the sandbox first.

  npm run deploy -- staging|production [options]

  --dry-run      all of it that needs no account: what preflight finds is only told, and migrations, upload and
                 smoke test are rehearsed on this machine, with the sandbox as the store
  --skip-checks  without lint, types and rules, where they have just been run
  --help         this`;

const options = {
  "dry-run": { type: "boolean", default: false },
  "skip-checks": { type: "boolean", default: false },
} as const;

const builtConfig = "build/server/wrangler.json";
const checks = ["lint", "typecheck", "test:unit"];

await runAsCommand(async () => {
  const asked = readStageArguments("deploy", options);
  if (!asked) return console.log(help);
  const { stage, values } = asked;
  const isRehearsal = values["dry-run"];

  step("The tree is clean");
  await requireCleanTree();
  const commit = await headCommit();
  if (!values["skip-checks"]) {
    step("Checks");
    for (const check of checks) await runStep("npm", ["run", check]);
  }
  if (stage === "staging" && !isRehearsal) {
    step("Preflight, without the sandbox");
    await requireReadiness(stage, { account: true });
    step("The sandbox");
    await deploySandbox(stage);
  }
  step("Preflight");
  if (isRehearsal) await tellReadiness(stage);
  else await requireReadiness(stage, { account: true, services: true });
  step("Build");
  await runStep("react-router", ["build"], {
    // Whatever the operator's own is: anything else makes a build for development.
    NODE_ENV: "production",
    CLOUDFLARE_ENV: stage,
    GIT_COMMIT: commit,
  });
  if (isRehearsal) return rehearse(stage, commit, builtConfig, step);
  await release(stage, commit, builtConfig, step);
});

function step(name: string): void {
  console.log(`\n• ${name}`);
}

/** @throws Error that lists what is not committed */
async function requireCleanTree(): Promise<void> {
  const changes = await changedFiles();
  if (changes.length > 0) throw new Error(`Commit or undo first:\n${changes.join("\n")}`);
}

async function deploySandbox(stage: Stage): Promise<void> {
  await runStep("node", ["workers/sandbox/render-pictures.ts"]);
  await runWrangler(["deploy", "--config", sandboxConfig, "--env", stage], { isShown: true });
  await untilReachable(readEnvironment(stage).vars.STORE_API_URL ?? "", newHostPatienceMs);
}

/** @throws Error with what is found */
async function requireReadiness(stage: Stage, scope: Scope): Promise<void> {
  const findings = await findProblems(stage, scope);
  if (findings.length > 0) {
    throw new Error(`${stage} is not ready:\n${describeFindings(findings)}`);
  }
  console.log("Nothing speaks against it.");
}

async function tellReadiness(stage: Stage): Promise<void> {
  const findings = await findProblems(stage, { services: true });
  console.log(
    findings.length > 0
      ? `A deployment would stop here:\n${describeFindings(findings)}`
      : "Nothing speaks against it.",
  );
}
