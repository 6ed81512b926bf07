import { dayInIndia } from "#edge/http/india-clock.ts";
import { readStage, runCommand } from "#scripts/command.ts";
import { findDueRules, findUnreadRules } from "#scripts/operators/due-rules.ts";
import { readDeployment } from "./environment.ts";
import { requireReadiness } from "./readiness/find-problems.ts";

// `npm run preflight`: checks whether an environment is ready to be deployed.

const help = `Looks for problems that would embarrass or break a deployment: placeholders, missing or invalid settings,
a store, form service or chat that does not respond, a missing secret or bucket, pending migrations, a database far away, and
what mail lacks; and at the address of a deployed site http, www. and the edge cache. Lists each with its fix, and fails if there are any. Sends one enquiry to the form service and, if TEAM_MAIL_TO is set, one
mail to the office, which are marked as checks.

  npm run preflight -- staging|production`;

await runCommand({ name: "preflight", help, options: {} }, async (_, others) => {
  const { stage } = readStage(others);
  const due = findDueRules(dayInIndia(Date.now())).length;
  const unread = findUnreadRules().length;
  if (stage === "production" && due + unread > 0) {
    console.log(
      `${due} facts about travel are due for checking and ${unread} not yet read on the official page; this does not stop a deployment: npm run rules`,
    );
  }
  const scope = { account: true, database: true, services: true, zone: true, mail: true };
  await requireReadiness(await readDeployment(stage), scope);
  console.log(`${stage} is ready.`);
});
