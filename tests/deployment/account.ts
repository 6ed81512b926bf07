/** A Cloudflare account as the deployment commands see it. */
export type Account = {
  secrets: string[];
  pendingMigrations: string[];
  /** Where the database is. */
  databaseRegion: string;
  /** Whether the bucket of the backups exists. */
  hasBucket: boolean;
  /** The domains that mail is sent from, as wrangler lists them, and the records that they need. */
  sendingDomains: { zone: string; name: string; enabled: "yes" | "no" }[];
  /** Of the queue for mails that come back; null without one. */
  subscriptions: { enabled: boolean; source: object; events: string[] }[] | null;
  /** What wrangler prints when it has sent a mail. */
  sentMail: string;
  /** The site's deployments, the newest first: the percentage of the traffic that each version gets. */
  deployments: Record<string, number>[];
  /** The version of the empty Worker that the first secret creates. */
  emptyVersion: string;
  /** Whether the site's address leads to its Worker. */
  hasAddress: boolean;
  /** Calls whose arguments contain `when` fail; late ones only after they have taken effect. */
  failing: { when: string; reason: string; isLate?: boolean }[];
};

/** Deployments of one version each, the newest first. */
export const deployed = (...versions: string[]) => versions.map((version) => ({ [version]: 100 }));

export const emptyAccount: Account = {
  secrets: [],
  pendingMigrations: [],
  databaseRegion: "APAC",
  hasBucket: true,
  sendingDomains: [],
  subscriptions: null,
  sentMail: "Delivered to: office",
  deployments: deployed("version-before"),
  emptyVersion: "version-of-the-secret",
  hasAddress: true,
  failing: [],
};

/** The version that visitors get. */
export function visitorsVersion({ deployments }: Account): string | undefined {
  return Object.entries(deployments[0] ?? {}).find(([, percentage]) => percentage === 100)?.[0];
}

/**
 * Changes the account as wrangler would, and returns wrangler's output.
 * @throws Error with the account's reason
 */
export function callWrangler(account: Account, args: string[]): string {
  const failing = account.failing.find(({ when }) => args.join(" ").includes(when));
  if (failing && !failing.isLate) throw new Error(failing.reason);
  const command = args.filter((arg) => !arg.startsWith("-")).join(" ");
  const outputs: Record<string, () => unknown> = {
    "d1 migrations list": () =>
      account.pendingMigrations.length > 0
        ? `Migrations to be applied:\n${account.pendingMigrations.join("\n")}`
        : "✅ No migrations to apply!",
    "secret list": () => account.secrets.map((secret) => ({ name: secret, type: "secret_text" })),
    "r2 bucket info": () => {
      if (!account.hasBucket) throw new Error("The specified bucket does not exist. [code: 10006]");
    },
    "email sending list": () => table(account.sendingDomains),
    "email sending dns get": () => dnsRecords.map(describeRecord).join("\n\n"),
    "email sending send": () => account.sentMail,
    "queues subscription list": () => {
      if (account.subscriptions) return account.subscriptions;
      throw new Error('Queue "marigold-mail-events" does not exist. To create it, run: wrangler …');
    },
    "versions upload": () => "Uploaded marigold (1.00 sec)\nWorker Version ID: version-new\n",
    "versions view": () => ({ resources: { bindings: bindingsOf(account, args[2]) } }),
    "versions deploy": () => {
      account.deployments.unshift(readTraffic(args));
    },
    "triggers deploy": () => {
      account.hasAddress = true;
    },
    "d1 execute": () => {
      if (args.includes("SELECT 1"))
        return [{ meta: { served_by_region: account.databaseRegion } }];
      throw new Error("bad JSON path: 'the trial is undone': SQLITE_ERROR [code: 7500]");
    },
    "rollback ": () => account.deployments.unshift({ [args[1] ?? ""]: 100 }),
    "deployments list": () => listDeployments(account),
  };
  const [, output] = Object.entries(outputs).find(([start]) => command.startsWith(start)) ?? [];
  const printed = output?.() ?? "Done.";
  if (failing) throw new Error(failing.reason);
  return typeof printed === "string" ? printed : JSON.stringify(printed);
}

/** What a domain that sends mail needs, at any DNS server. */
export const dnsRecords = [
  { type: "MX", name: "cf-bounce.mail.marigoldpets.internal", content: "route1.mx.internal." },
  { type: "TXT", name: "cf-bounce.mail.marigoldpets.internal", content: '"v=spf1 ~all"' },
  {
    type: "TXT",
    name: "cf-bounce._domainkey.mail.marigoldpets.internal",
    content: "v=DKIM1; p=MIIBIjANBgkq",
  },
  { type: "TXT", name: "_dmarc.mail.marigoldpets.internal", content: "v=DMARC1; p=reject;" },
];

const describeRecord = ({ type, name, content }: (typeof dnsRecords)[number]) =>
  `${type} record:\n  Name:     ${name}\n  Content:  ${content}\n  TTL:      1`;

/** As wrangler draws one. */
const table = (rows: Record<string, string>[]) =>
  rows.map((row) => `│ ${Object.values(row).join(" │ ")} │ 0123abcd │`).join("\n");

function bindingsOf({ emptyVersion }: Account, version: string | undefined) {
  const secret = { type: "secret_text", name: "HOOK_TOKEN" };
  return version === emptyVersion ? [secret] : [secret, { type: "d1", name: "ENQUIRIES" }];
}

/** Reads arguments such as `version-before@100% version-new@0%`. */
function readTraffic(args: string[]): Record<string, number> {
  const specs = args.flatMap((arg) => {
    const [, version, percentage] = /^(\S+)@(\d+)%$/.exec(arg) ?? [];
    return version ? [[version, Number(percentage)] as const] : [];
  });
  const sum = specs.reduce((total, [, percentage]) => total + percentage, 0);
  if (sum !== 100) throw new Error(`The specified traffic percentages add up to ${sum}%.`);
  return Object.fromEntries(specs);
}

/** The account has the newest deployment first; Cloudflare lists the oldest first. */
function listDeployments({ deployments }: Account) {
  return deployments.toReversed().map((traffic, index) => ({
    created_on: new Date(index * 60_000).toISOString(),
    versions: Object.entries(traffic).map(([version_id, percentage]) => ({
      version_id,
      percentage,
    })),
  }));
}
