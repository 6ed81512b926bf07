import { listUnfilledFacts, type UnfilledFact } from "#content/company/unfilled-facts.server.ts";
import { formServices, parseConfig } from "#edge/config.ts";
import { messageOf, type Stage } from "#scripts/command.ts";
import type { DeployedEnvironment } from "#scripts/deployment/environment.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";
import { checkMail } from "./check-mail.ts";

/** A problem that prevents a deployment, and how to fix it. */
export type Finding = { problem: string; fix: string };

export function describeFindings(findings: Finding[]): string {
  return findings.map(({ problem, fix }) => `  ✗ ${problem}\n    ${fix}`).join("\n");
}

/** A placeholder in wrangler.toml: FILL_IN, zeros (as for local use) or nothing. */
const unsetId = /^(FILL_IN|[0-]*)$/;
const requiredVars = [
  "SITE_URL",
  "STORE_API_URL",
  "STORE_ID",
  "PAYMENT_HOSTS",
  "CRATE_PRODUCT",
  "CARRIER_PRODUCT",
  "WOODEN_CRATE_PRODUCT",
  "CRATE_EXTRA_PRODUCTS",
];
/** Reserved names (RFC 2606 and 6761). */
const placeholderHost = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/;
const localHost = /(^|\.)localhost$|^127\.|^\[::1\]$/;

export function checkSettings(stage: Stage, environment: DeployedEnvironment): Finding[] {
  return [
    ...checkIds(environment),
    ...checkVars(stage, environment.vars),
    ...checkHosts(stage, environment),
    ...checkMail(stage, environment),
  ];
}

export function checkSandbox(site: DeployedEnvironment, sandbox: DeployedEnvironment): Finding[] {
  const storeHost = hostOf(site.vars.STORE_API_URL);
  if (storeHost === null || sandbox.hosts.includes(storeHost)) return checkIds(sandbox);
  const problem = `The sandbox is not at ${storeHost}, although STORE_API_URL names it.`;
  const fix = `Use the same host in routes of ${sandbox.config} and in STORE_API_URL.`;
  return [...checkIds(sandbox), { problem, fix }];
}

function checkIds({ workerName, resources, config }: DeployedEnvironment): Finding[] {
  return resources
    .filter(({ id }) => unsetId.test(id))
    .map(({ binding, creation }) => ({
      problem: `${binding} of ${workerName} has no id.`,
      fix: `npx wrangler ${creation}, and write the id that it prints into ${config}.`,
    }));
}

function checkVars(stage: Stage, vars: Record<string, string>): Finding[] {
  const section = `[env.${stage}.vars] of wrangler.toml`;
  const formVars = vars.FORM_SERVICE === "mail" ? [] : ["FORM_ENDPOINT"];
  const unset = [...requiredVars, ...formVars].filter((name) => !vars[name]);
  const problems = [
    ...unset.map((name) => `${name} is not set.`),
    ...(unset.length === 0 ? problemsWithParsing(vars) : []),
    ...(vars.STAGE === stage ? [] : [`STAGE is "${vars.STAGE}", not "${stage}".`]),
    ...(vars.CHAT_SCRIPT_URL && !vars.CHATBOT_ID
      ? ["CHATBOT_ID is not set, but CHAT_SCRIPT_URL is."]
      : []),
    ...(stage === "production" && vars.STORE_ID === sandboxStoreId
      ? ["STORE_ID is the sandbox's, where nothing can be bought."]
      : []),
    ...(stage === "production" && !knowsSuccess(vars)
      ? [
          "FORM_SERVICE names no service, and FORM_SUCCESS does not say what an accepted enquiry responds: a failure would count as delivered.",
        ]
      : []),
    ...Object.entries(vars).flatMap(([name, value]) => problemsWithAddresses(name, value)),
  ];
  return problems.map((problem) => ({ problem, fix: `Set it in ${section}.` }));
}

const knowsSuccess = ({ FORM_SERVICE = "", FORM_SUCCESS = "" }: Record<string, string>) =>
  FORM_SUCCESS !== "" || FORM_SERVICE === "mail" || Object.hasOwn(formServices, FORM_SERVICE);

function problemsWithParsing(vars: Record<string, string>): string[] {
  try {
    parseConfig(vars);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** A variable may have several addresses, separated by spaces; or be one of a mailbox. */
function problemsWithAddresses(name: string, value: string): string[] {
  const [, mailHost] = /^[^\s@]+@([^\s@]+)$/.exec(value) ?? [];
  if (mailHost && placeholderHost.test(mailHost))
    return [`${name} is a placeholder (${mailHost}).`];
  const addresses = (value.match(/https?:\S+/g) ?? []).filter((address) => URL.canParse(address));
  return addresses.flatMap((address) => {
    const { protocol, hostname } = new URL(address);
    if (localHost.test(hostname)) return `${name} is an address of this machine (${hostname}).`;
    if (placeholderHost.test(hostname)) return `${name} is a placeholder (${hostname}).`;
    return protocol === "https:" ? [] : `${name} is not https.`;
  });
}

function checkHosts(stage: Stage, { vars, hosts }: DeployedEnvironment): Finding[] {
  const named = { SITE_URL: hostOf(vars.SITE_URL), DESK_HOST: vars.DESK_HOST || null };
  return Object.entries(named).flatMap(([name, host]) => {
    if (host === null || hosts.some((route) => route.split("/")[0] === host)) return [];
    const problem = `No route of the Worker is at ${host}, although ${name} names it.`;
    const fix = `Use the same host in routes of [env.${stage}] in wrangler.toml and in ${name}.`;
    return [{ problem, fix }];
  });
}

function hostOf(address = ""): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

const flaws = { missing: "Missing", invented: "Made up" };

/** Lists the facts that the owner of the company has yet to supply. */
export function checkContent(unfilled: UnfilledFact[] = listUnfilledFacts()): Finding[] {
  return unfilled.map(({ name, what, shownOn, state }) => ({
    problem: `${flaws[state]}: ${what} (on ${shownOn.join(", ")}).`,
    fix: `Fill in \`${name}\` in app/content/company/owner-facts.ts.`,
  }));
}
