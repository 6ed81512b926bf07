import * as v from "valibot";
import { messageOf } from "#scripts/command.ts";
import type { DeployedEnvironment } from "#scripts/deployment/environment.ts";
import { describeStatus, request } from "#scripts/deployment/request.ts";
import { runWrangler } from "#scripts/deployment/wrangler.ts";
import { apexFinding, domainOf, mailQueue } from "./check-mail.ts";
import type { Finding } from "./check-project.ts";

/**
 * Checks what the account and the DNS have for mail, and sends the office one mail, which is marked as a check.
 * @throws Error with wrangler's reason
 */
export async function checkMailAccount({ vars }: DeployedEnvironment): Promise<Finding[]> {
  const { MAIL_FROM, TEAM_MAIL_FROM, TEAM_MAIL_TO } = vars;
  const findings = await Promise.all([
    MAIL_FROM ? checkDomain(domainOf(MAIL_FROM)) : [],
    MAIL_FROM ? checkEvents(domainOf(MAIL_FROM)) : [],
    TEAM_MAIL_FROM && TEAM_MAIL_TO ? sendCheck(TEAM_MAIL_FROM, TEAM_MAIL_TO) : [],
  ]);
  return findings.flat();
}

/** A row of wrangler's table: the zone, the domain, and whether it may send. */
const sendingRow = /^│\s*(\S+)\s*│\s*(\S+)\s*│\s*(yes|no)\s*│/gm;

async function checkDomain(domain: string): Promise<Finding[]> {
  const table = await runWrangler(["email", "sending", "list"]);
  const found = [...table.matchAll(sendingRow)].find(([, , name]) => name === domain);
  if (!found) {
    const fix = `npx wrangler email sending enable ${domain}`;
    return [{ problem: `The account does not send mail from ${domain}.`, fix }];
  }
  const [, zone, , enabled] = found;
  if (zone === domain) return [apexFinding(domain, "is the whole zone")];
  const waiting: Finding[] =
    enabled === "yes"
      ? []
      : [
          {
            problem: `Cloudflare has not enabled ${domain} for sending yet.`,
            fix: "Correct its records, wait some minutes, and run this again.",
          },
        ];
  return [...waiting, ...(await checkRecords(domain))];
}

type DnsRecord = { type: string; name: string; content: string };

/** The records that the service asks for, and a DMARC record of the subdomain's own. */
async function checkRecords(domain: string): Promise<Finding[]> {
  const output = await runWrangler(["email", "sending", "dns", "get", domain]);
  const listed = [...output.matchAll(/^(\w+) record:\s+Name:\s+(\S+)\s+Content:\s+(.+)$/gm)];
  const asked = listed.flatMap(([, type, name, content]): DnsRecord[] =>
    type && name && content && name !== `_dmarc.${domain}`
      ? [{ type, name, content: plainContent(content) }]
      : [],
  );
  // Its policy is the office's choice.
  const dmarc = { type: "TXT", name: `_dmarc.${domain}`, content: "v=DMARC1" };
  const findings = await Promise.all([...asked, dmarc].map(checkRecord));
  return findings.flat();
}

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ Answer: v.optional(v.array(v.object({ data: v.string() })), []) }),
);

async function checkRecord({ type, name, content }: DnsRecord): Promise<Finding[]> {
  const query = new URLSearchParams({ name, type });
  const response = await request(`https://cloudflare-dns.com/dns-query?${query}`, {
    headers: { Accept: "application/dns-json" },
  });
  const answer = v.safeParse(answerSchema, response.text);
  if (response.status !== 200 || !answer.success) {
    const problem = `The DNS of ${name} cannot be read: cloudflare-dns.com ${describeStatus(response)}.`;
    return [{ problem, fix: "Run this again." }];
  }
  if (answer.output.Answer.some(({ data }) => plainContent(data).includes(content))) return [];
  const problem = `${name} has no ${type} record with ${content}.`;
  const fix = "Add it in the zone's DNS (dashboard), wait some minutes, and run this again.";
  return [{ problem, fix }];
}

/** Without the quotes around a text and between its parts, and without the dot that ends a host. */
const plainContent = (content: string) => content.trim().replace(/"\s*"|"|\.$/g, "");

/** What the site cannot do without. */
const neededEvents = ["message.bounced", "message.complained"];
const usedEvents = [...neededEvents, "message.failed", "message.rejected"];

const subscriptionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      enabled: v.boolean(),
      source: v.object({ type: v.string(), domain: v.optional(v.string()) }),
      events: v.array(v.string()),
    }),
  ),
);

async function checkEvents(domain: string): Promise<Finding[]> {
  const listing = runWrangler(["queues", "subscription", "list", mailQueue, "--json"]);
  const output = await listing.catch((error) => {
    if (messageOf(error).includes("does not exist")) return null;
    throw error;
  });
  if (output === null) {
    const fix = `npx wrangler queues create ${mailQueue}`;
    return [{ problem: `The queue ${mailQueue}, for mails that come back, does not exist.`, fix }];
  }
  const events = v
    .parse(subscriptionsSchema, output)
    .filter(({ enabled, source }) => enabled && source.type === "email.sending")
    .flatMap(({ source, events }) => (source.domain === domain ? events : []));
  const missing = neededEvents.filter((event) => !events.includes(event));
  if (missing.length === 0) return [];
  return [
    {
      problem: `The queue ${mailQueue} does not get these events of ${domain}: ${missing.join(", ")}.`,
      fix: `npx wrangler queues subscription create ${mailQueue} --source email.sending --domain ${domain} --events ${usedEvents.join(",")} --zone-id …, which the zone's overview names (dashboard).`,
    },
  ];
}

async function sendCheck(from: string, to: string): Promise<Finding[]> {
  const subject = "Preflight check of the website. No action is needed.";
  const text = "A check before a deployment of the website.";
  const options = Object.entries({ from, to, subject, text }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const sending = runWrangler(["email", "sending", "send", ...options]);
  const failure = await sending.then(
    // wrangler succeeds although a mail comes back.
    (output) => (/Delivered|Queued|sent successfully/.test(output) ? null : "It came back"),
    messageOf,
  );
  if (failure === null) return [];
  return [
    {
      problem: `The office cannot be mailed at ${to}: ${failure}.`,
      fix: "Is the address verified (npx wrangler email routing addresses list), and is the domain of TEAM_MAIL_FROM set up for mail?",
    },
  ];
}
