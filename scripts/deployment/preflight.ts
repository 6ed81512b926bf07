import { runAsCommand } from "../command.ts";
import { findProblems } from "./find-problems.ts";
import { describeFindings } from "./finding.ts";
import { readStageArguments } from "./stage.ts";

// `npm run preflight`: whether an environment is ready to be deployed.

const help = `Looks for what would embarrass or break a deployment: placeholders, settings that are missing or
wrong, a store, form service or chat that does not answer, secrets and migrations. Lists each with its fix, and
fails when there is any. Sends the form service one enquiry that says it is a check.

  npm run preflight -- staging|production`;

await runAsCommand(async () => {
  const asked = readStageArguments("preflight", {});
  if (!asked) return console.log(help);
  const findings = await findProblems(asked.stage, {
    account: true,
    migrations: true,
    services: true,
  });
  if (findings.length === 0) return console.log(`${asked.stage} is ready.`);
  throw new Error(`${asked.stage} is not ready:\n${describeFindings(findings)}`);
});
