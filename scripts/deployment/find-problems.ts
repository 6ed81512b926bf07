import { parseConfig } from "../../app/config.ts";
import { messageOf } from "../command.ts";
import { checkMigrations, checkSecrets } from "./check-account.ts";
import { checkAddress } from "./check-address.ts";
import { checkContent } from "./check-content.ts";
import { checkServices } from "./check-services.ts";
import { checkSandbox, checkSettings } from "./check-settings.ts";
import { readEnvironment, sandboxConfig } from "./environment.ts";
import type { Finding } from "./finding.ts";
import type { Stage } from "./stage.ts";

/** What of it is asked for. */
export type Scope = {
  /** What only the account knows; a rehearsal has none. */
  account?: boolean;
  /** Not asked of a deployment, which applies them itself. */
  migrations?: boolean;
  /** The store, the form service and the chat; staging's are not there before they are deployed. */
  services?: boolean;
};

/** Everything that speaks against a deployment to that environment, each with its fix. */
export async function findProblems(stage: Stage, scope: Scope): Promise<Finding[]> {
  const environment = readEnvironment(stage);
  const isStaging = stage === "staging";
  const settings = [
    ...checkSettings(stage, environment),
    ...(isStaging ? checkSandbox(environment, readEnvironment(stage, sandboxConfig)) : []),
  ];
  const content = isStaging ? [] : checkContent();
  // What has no name, or a placeholder's, cannot be asked; nor a database without an id.
  if (settings.length > 0) return [...settings, ...content];
  const remote = await Promise.all([
    scope.services ? checkServices(parseConfig(environment.vars)) : [],
    scope.services ? checkAddress(environment.siteUrl) : [],
    scope.account ? asFinding(checkSecrets(stage)) : [],
    scope.account && scope.migrations ? asFinding(checkMigrations(stage)) : [],
  ]);
  return [...content, ...remote.flat()];
}

async function asFinding(check: Promise<Finding[]>): Promise<Finding[]> {
  return check.catch((error) => [
    {
      problem: messageOf(error),
      fix: "Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.",
    },
  ]);
}
