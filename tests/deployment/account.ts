/** A Cloudflare account as the deployment commands see it. */
export type Account = {
  namespaces: { title: string; id: string }[];
  databases: { name: string; uuid: string }[];
  secrets: string[];
  pendingMigrations: string[];
  /** The newest first. */
  versions: string[];
  /** Calls whose arguments contain `when` fail; late ones only after they have taken effect. */
  failing: { when: string; reason: string; isLate?: boolean }[];
};

export const emptyAccount: Account = {
  namespaces: [],
  databases: [],
  secrets: [],
  pendingMigrations: [],
  versions: ["version-before"],
  failing: [],
};

/**
 * Does to the account what wrangler would, and returns what wrangler prints.
 * @throws Error with the account's reason
 */
export function callWrangler(account: Account, args: string[]): string {
  const failing = account.failing.find(({ when }) => args.join(" ").includes(when));
  if (failing && !failing.isLate) throw new Error(failing.reason);
  const command = args.filter((arg) => !arg.startsWith("-")).join(" ");
  const name = args.at(-1) ?? "";
  const outputs: Record<string, () => unknown> = {
    "kv namespace list": () => account.namespaces,
    "kv namespace create": () => account.namespaces.push({ title: name, id: `id-of-${name}` }),
    "d1 list": () => account.databases,
    "d1 create": () => account.databases.push({ name, uuid: `id-of-${name}` }),
    "d1 migrations list": () =>
      account.pendingMigrations.length > 0
        ? `Migrations to be applied:\n${account.pendingMigrations.join("\n")}`
        : "✅ No migrations to apply!",
    "secret list": () => account.secrets.map((secret) => ({ name: secret, type: "secret_text" })),
    "secret put": () => account.secrets.push(args[2] ?? ""),
    "rollback ": () => account.versions.unshift(args[1] ?? ""),
    "deployments list": () => listDeployments(account),
  };
  const [, output] = Object.entries(outputs).find(([start]) => command.startsWith(start)) ?? [];
  const printed = output?.() ?? "Done.";
  if (/^deploy .*build\/server\/wrangler.json/.test(command))
    account.versions.unshift("version-new");
  if (failing) throw new Error(failing.reason);
  return typeof printed === "string" ? printed : JSON.stringify(printed);
}

/** The account has the newest version first; Cloudflare lists the oldest first. */
function listDeployments({ versions }: Account) {
  if (versions.length === 0) {
    throw new Error("This Worker does not exist on your account. [code: 10007]");
  }
  return versions.toReversed().map((version_id, index) => ({
    created_on: new Date(index * 60_000).toISOString(),
    versions: [{ version_id, percentage: 100 }],
  }));
}
