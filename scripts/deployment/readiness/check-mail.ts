import type { Stage } from "#scripts/command.ts";
import type { DeployedEnvironment } from "#scripts/deployment/environment.ts";
import type { Finding } from "./check-project.ts";

/** The queue to which the mail service reports what came back. */
export const mailQueue = "marigold-mail-events";

export const domainOf = (address: string): string => address.split("@").at(-1) ?? "";

/** Checks that mail is either off or complete in wrangler's configuration, and that its sender does no harm. */
export function checkMail(stage: Stage, environment: DeployedEnvironment): Finding[] {
  const { MAIL_FROM = "", TEAM_MAIL_TO = "" } = environment.vars;
  return [
    ...checkBindings(stage, environment),
    ...(MAIL_FROM ? checkSender(MAIL_FROM, environment) : []),
    ...checkRecipients(stage, environment, TEAM_MAIL_TO),
  ];
}

/** A binding without its variable is as useless as a variable without its binding. */
function checkBindings(
  stage: Stage,
  { vars, mailBindings, consumedQueues }: DeployedEnvironment,
): Finding[] {
  const isBound = (binding: string) => mailBindings.some(({ name }) => name === binding);
  const sends = (binding: string) => `[[env.${stage}.send_email]] with name = "${binding}"`;
  const parts = [
    { variable: "MAIL_FROM", isThere: isBound("MAIL"), part: sends("MAIL") },
    { variable: "TEAM_MAIL_TO", isThere: isBound("TEAM_MAIL"), part: sends("TEAM_MAIL") },
    {
      variable: "MAIL_FROM",
      isThere: consumedQueues.includes(mailQueue),
      part: `[[env.${stage}.queues.consumers]] with queue = "${mailQueue}"`,
    },
  ];
  return parts.flatMap(({ variable, isThere, part }): Finding[] => {
    if (Boolean(vars[variable]) === isThere) return [];
    return isThere
      ? [
          {
            problem: `wrangler.toml has ${part}, but ${variable} is empty, so nothing is mailed.`,
            fix: `Set ${variable} in [env.${stage}.vars] of wrangler.toml, or remove the other.`,
          },
        ]
      : [
          {
            problem: `${variable} is set, but wrangler.toml has no ${part}.`,
            fix: `Add it, or empty ${variable}.`,
          },
        ];
  });
}

/**
 * The sender's domain must be below the site's host or one of its parents. Without a list of public suffixes this lets a
 * domain pass that is next to the site's, such as another one below co.in: the account then says that it is not its own.
 */
function checkSender(sender: string, { siteUrl }: DeployedEnvironment): Finding[] {
  const domain = domainOf(sender).toLowerCase();
  const labels = URL.canParse(siteUrl) ? new URL(siteUrl).hostname.split(".") : [];
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  if (parents.some((parent) => domain.endsWith(`.${parent}`))) return [];
  return [apexFinding(domain, `is not a subdomain of the site's domain, ${parents.at(-1) ?? "?"}`)];
}

/** The service makes a record there that tells all servers to refuse mail which the office sends from elsewhere. */
export function apexFinding(domain: string, flaw: string): Finding {
  return {
    problem: `MAIL_FROM is at ${domain}, which ${flaw}. The records of the mail service could stop the office's own mail.`,
    fix: "Send from a subdomain of its own, such as office@mail.… (docs/operating.md, Mail).",
  };
}

function checkRecipients(
  stage: Stage,
  { mailBindings }: DeployedEnvironment,
  office: string,
): Finding[] {
  return mailBindings.flatMap(({ name, recipients }): Finding[] => {
    if (stage === "staging" && name === "MAIL" && recipients === null) {
      const problem = "Staging may mail anybody: MAIL has no allowed_destination_addresses.";
      const fix = "List the addresses of those who try it, and the office's, which gets a copy.";
      return [{ problem, fix }];
    }
    if (name !== "TEAM_MAIL" || office === "" || (recipients ?? [office]).includes(office))
      return [];
    const problem = `TEAM_MAIL may not send to ${office}, although TEAM_MAIL_TO names it.`;
    return [{ problem, fix: "Use the same address in both." }];
  });
}
