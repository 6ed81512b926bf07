import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import type { Stage } from "../command.ts";
import { type DeployedEnvironment, siteConfig } from "./environment.ts";
import { runWrangler } from "./wrangler.ts";

const idFields = { kv_namespaces: "id", d1_databases: "database_id" } as const;

/** The id of a binding in an environment. */
export type BindingId = { kind: keyof typeof idFields; binding: string; id: string };

/** A KV namespace or a database, with its name in the account. */
type Resource = BindingId & { name: string };

const namespacesSchema = v.array(
  v.pipe(
    v.object({ title: v.string(), id: v.string() }),
    v.transform(({ title, id }) => ({ name: title, id })),
  ),
);
const databasesSchema = v.array(
  v.pipe(
    v.object({ name: v.string(), uuid: v.string() }),
    v.transform(({ name, uuid }) => ({ name, id: uuid })),
  ),
);

const wranglerCommands = {
  kv_namespaces: {
    list: async () =>
      v.parse(namespacesSchema, JSON.parse(await runWrangler(["kv", "namespace", "list"]))),
    create: (name: string) => runWrangler(["kv", "namespace", "create", name]),
  },
  d1_databases: {
    list: async () =>
      v.parse(databasesSchema, JSON.parse(await runWrangler(["d1", "list", "--json"]))),
    create: (name: string) => runWrangler(["d1", "create", name]),
  },
};

/** Lists the resources that an environment needs in the account. */
export function resourcesOf({
  workerName,
  namespaces,
  databases,
}: DeployedEnvironment): Resource[] {
  return [
    ...namespaces.map(({ binding, id }) => ({
      kind: "kv_namespaces" as const,
      binding,
      id,
      name: `${workerName}-${binding.toLowerCase().replaceAll("_", "-")}`,
    })),
    ...databases.map((database) => ({ kind: "d1_databases" as const, ...database })),
  ];
}

/**
 * Finds the resource in the account by its name, or creates it. A second run finds what the first one
 * created.
 * @throws Error with wrangler's reason
 */
export async function ensureResource({ kind, binding, name }: Resource): Promise<BindingId> {
  const { list, create } = wranglerCommands[kind];
  const find = async () => (await list()).find((existing) => existing.name === name);
  const existing = await find();
  if (existing) {
    console.log(`${name} exists already.`);
    return { kind, binding, id: existing.id };
  }
  await create(name);
  // The command that creates it has no machine-readable output.
  const created = await find();
  if (!created) throw new Error(`wrangler has created ${name}, but does not list it. Try again.`);
  console.log(`${name} was created.`);
  return { kind, binding, id: created.id };
}

/**
 * Writes ids into an environment's KV and D1 sections of a wrangler.toml. Everything else stays as it is,
 * comments included.
 * @throws Error when a section is missing
 */
export function insertIds(toml: string, environment: string, ids: BindingId[]): string {
  // Each part begins with the header of its section.
  const parts = toml.split(/^(?=\[)/m);
  for (const { kind, binding, id } of ids) {
    const header = `[[env.${environment}.${kind}]]`;
    const index = parts.findIndex(
      (part) => part.startsWith(header) && new RegExp(`^binding = "${binding}"$`, "m").test(part),
    );
    const part = parts[index];
    const line = new RegExp(`^${idFields[kind]} = .*$`, "m");
    if (!part || !line.test(part)) {
      throw new Error(`wrangler.toml has no ${header} with the binding ${binding} and an id.`);
    }
    parts[index] = part.replace(line, () => `${idFields[kind]} = "${id}"`);
  }
  return parts.join("");
}

const secretsSchema = v.array(v.object({ name: v.string() }));
const tokenPattern = /^\S{20,}$/;

/** Lists the names of the environment's secrets; none if its Worker has not been deployed yet. */
export async function listSecrets(stage: Stage): Promise<string[]> {
  const args = ["secret", "list", "--config", siteConfig, "--env", stage, "--format", "json"];
  try {
    return v.parse(secretsSchema, JSON.parse(await runWrangler(args))).map(({ name }) => name);
  } catch (error) {
    // 10007 is Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|not found|does not exist/i.test(error.message)) return [];
    throw error;
  }
}

/** Sets the secret of /hooks/catalog and the deep health check, unless it is set already. */
export async function ensureHookToken(stage: Stage): Promise<void> {
  if ((await listSecrets(stage)).includes("HOOK_TOKEN")) {
    return console.log("HOOK_TOKEN is set.");
  }
  const token = process.env.HOOK_TOKEN || (await promptForToken());
  const isGenerated = token === "";
  const secret = isGenerated ? randomBytes(24).toString("base64url") : token;
  if (!tokenPattern.test(secret)) {
    throw new Error("HOOK_TOKEN must have at least 20 characters and no spaces. Nothing was set.");
  }
  const args = ["secret", "put", "HOOK_TOKEN", "--config", siteConfig, "--env", stage];
  await runWrangler(args, { input: secret });
  console.log("HOOK_TOKEN was set.");
  if (isGenerated) console.log(`It is ${secret}\nStore it safely: it is not shown again.`);
}

/** Reads the token without echoing it; empty to generate one. @throws Error without a terminal */
async function promptForToken(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error("HOOK_TOKEN is not set: run this in a terminal, or set it in the environment.");
  }
  console.log(
    "Type the secret HOOK_TOKEN, at least 20 characters (not shown; empty to generate one):",
  );
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const token = await terminal.question("");
  terminal.close();
  return token.trim();
}
