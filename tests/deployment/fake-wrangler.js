// Is on the PATH as `wrangler`: prints what the real one would for the account in account.json, and records each call.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

const folder = process.env.FAKE_ACCOUNT;
const args = process.argv.slice(2);
const command = args.filter((arg) => !arg.startsWith("-")).join(" ");
const account = JSON.parse(readFileSync(`${folder}/account.json`, "utf8"));
const input = command.startsWith("secret put") ? readFileSync(0, "utf8") : "";
appendFileSync(
  `${folder}/calls.jsonl`,
  `${JSON.stringify({ args, input, environment: process.env.CLOUDFLARE_ENV ?? null })}\n`,
);

const failing = account.failing.find(({ when }) => args.join(" ").includes(when));
if (failing && !failing.isLate) fail(failing.reason);

const outputs = {
  "kv namespace list": () => account.namespaces,
  "kv namespace create": () => void account.namespaces.push(named("title", "id")),
  "d1 list": () => account.databases,
  "d1 create": () => void account.databases.push(named("name", "uuid")),
  "d1 migrations list": () =>
    account.pendingMigrations.length > 0
      ? `Migrations to be applied:\n${account.pendingMigrations.join("\n")}`
      : "✅ No migrations to apply!",
  "secret list": () => account.secrets.map((name) => ({ name, type: "secret_text" })),
  "secret put": () => void account.secrets.push(args[2]),
  "deploy build/server": () => void account.versions.unshift("version-new"),
  rollback: () => void account.versions.unshift(args[1]),
  "deployments list": listDeployments,
};

const [, output] = Object.entries(outputs).find(([name]) => command.startsWith(name)) ?? [];
const printed = output?.() ?? "Done.";
// Only calls that change the account write it: the others may run at the same time.
if (/ (create|put) |^(deploy|rollback) /.test(`${command} `)) {
  writeFileSync(`${folder}/account.json`, JSON.stringify(account));
}
if (failing) fail(failing.reason);
console.log(typeof printed === "string" ? printed : JSON.stringify(printed));

function named(nameField, idField) {
  const name = args.at(-1);
  return { [nameField]: name, [idField]: `id-of-${name}` };
}

/** account.json has the newest first; Cloudflare lists the oldest first. */
function listDeployments() {
  if (account.versions.length === 0)
    fail("This Worker does not exist on your account. [code: 10007]");
  return account.versions.toReversed().map((version_id, index) => ({
    created_on: new Date(index * 60_000).toISOString(),
    versions: [{ version_id, percentage: 100 }],
  }));
}

/** Prints an error of Cloudflare's API as wrangler does. */
function fail(reason) {
  console.error(`
✘ [ERROR] A request to the Cloudflare API (/accounts/1/workers) failed.

  ${reason}

  If you think this is a bug, please open an issue.
`);
  process.exit(1);
}
