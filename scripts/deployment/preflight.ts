import { todayInIndia } from "../../app/rules/rule-checks.ts";
import { readStageArguments, runAsCommand } from "../command.ts";
import { findDueRules } from "../operators/due-rules.ts";
import { describeFindings } from "./check-project.ts";
import { findProblems, readDeployment } from "./find-problems.ts";

// `npm run preflight`: checks whether an environment is ready to be deployed.

const help = `Looks for problems that would embarrass or break a deployment: placeholders, missing or invalid settings,
a store, form service or chat that does not respond, a missing secret, pending migrations. Lists each with its fix,
and fails if there are any. Sends one enquiry to the form service, which is marked as a check.

  npm run preflight -- staging|production`;

await runAsCommand(async () => {
  const parsed = readStageArguments("preflight", {});
  if (!parsed) return console.log(help);
  const { stage } = parsed;
  const deployment = await readDeployment(stage);
  const scope = { account: true, migrations: true, services: true };
  const findings = await findProblems(deployment, scope);
  const due = findDueRules(todayInIndia(new Date()));
  if (due.length > 0) {
    console.log(
      `${due.length} rules of travel are due for checking, which stops nothing: npm run rules`,
    );
  }
  if (findings.length > 0) {
    throw new Error(`${stage} is not ready:\n${describeFindings(findings)}`);
  }
  console.log(`${stage} is ready.`);
});
