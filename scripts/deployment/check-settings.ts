import { parseConfig } from "../../app/config.ts";
import { sandboxStoreId } from "../../workers/sandbox/store-id.ts";
import { messageOf } from "../command.ts";
import { type DeployedEnvironment, isToFillIn } from "./environment.ts";
import type { Finding } from "./finding.ts";
import type { Stage } from "./stage.ts";

const requiredVars = ["SITE_URL", "STORE_API_URL", "STORE_ID", "FORM_ENDPOINT"];
const addressVars = [
  ...["SITE_URL", "STORE_API_URL", "STORE_IMAGE_ORIGINS", "FORM_ENDPOINT", "CHAT_SCRIPT_URL"],
];
/** Names that are never anyone's (RFC 2606 and 6761). */
const placeholderHost = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/;
const localHost = /(^|\.)localhost$|^127\.|^\[::1\]$/;

/** What is wrong with an environment of wrangler.toml, as far as reading it tells. */
export function checkSettings(stage: Stage, environment: DeployedEnvironment): Finding[] {
  return [
    ...checkIds(stage, environment),
    ...checkVars(stage, environment.vars),
    ...checkHosts(stage, environment),
  ];
}

/** What is wrong with the sandbox that is deployed beside a staging site. */
export function checkSandbox(site: DeployedEnvironment, sandbox: DeployedEnvironment): Finding[] {
  const storeHost = hostOf(site.vars.STORE_API_URL);
  const isElsewhere = storeHost !== null && !sandbox.hosts.includes(storeHost);
  return [
    ...checkIds("staging", sandbox),
    ...(isElsewhere
      ? [
          {
            problem: `The sandbox is not at ${storeHost}, where STORE_API_URL says that the store is.`,
            fix: "Make routes in workers/sandbox/wrangler.toml and STORE_API_URL name one host.",
          },
        ]
      : []),
  ];
}

function checkIds(stage: Stage, environment: DeployedEnvironment): Finding[] {
  const { workerName, namespaces, databases } = environment;
  return [...namespaces, ...databases]
    .filter(({ id }) => isToFillIn(id))
    .map(({ binding }) => ({
      problem: `${binding} of ${workerName} has no id.`,
      fix: `npm run setup:cloud -- ${stage}`,
    }));
}

function checkVars(stage: Stage, vars: Record<string, string>): Finding[] {
  const section = `[env.${stage}.vars] of wrangler.toml`;
  const unset = requiredVars.filter((name) => !vars[name]);
  const problems = [
    ...unset.map((name) => `${name} is not set.`),
    ...(unset.length === 0 ? problemsInParsing(vars) : []),
    ...(vars.STAGE === stage ? [] : [`STAGE is "${vars.STAGE}", not "${stage}".`]),
    ...(vars.CHAT_SCRIPT_URL && !vars.CHATBOT_ID
      ? ["CHATBOT_ID is not set, and the chat is."]
      : []),
    ...(stage === "production" && vars.STORE_ID === sandboxStoreId
      ? ["STORE_ID is the sandbox's, in which nothing can be bought."]
      : []),
    ...addressVars.flatMap((name) => problemsWithAddresses(name, vars[name] ?? "")),
  ];
  return problems.map((problem) => ({ problem, fix: `Set it in ${section}.` }));
}

function problemsInParsing(vars: Record<string, string>): string[] {
  try {
    parseConfig(vars);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

function problemsWithAddresses(name: string, value: string): string[] {
  const addresses = value.split(/\s+/).filter((address) => URL.canParse(address));
  return addresses.flatMap((address) => problemWithAddress(name, new URL(address)) ?? []);
}

function problemWithAddress(name: string, { protocol, hostname }: URL): string | null {
  if (localHost.test(hostname)) return `${name} names this machine (${hostname}).`;
  if (placeholderHost.test(hostname)) return `${name} is a placeholder (${hostname}).`;
  return protocol === "https:" ? null : `${name} is not https.`;
}

function checkHosts(stage: Stage, { vars, hosts }: DeployedEnvironment): Finding[] {
  const siteHost = hostOf(vars.SITE_URL);
  if (siteHost === null || hosts.some((host) => host.split("/")[0] === siteHost)) return [];
  return [
    {
      problem: `No route of the Worker is at ${siteHost}, where SITE_URL says that the site is.`,
      fix: `Make routes in [env.${stage}] of wrangler.toml and SITE_URL name one host.`,
    },
  ];
}

function hostOf(address = ""): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
