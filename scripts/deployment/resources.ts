import { readFile, writeFile } from "node:fs/promises";
import * as v from "valibot";
import type { Stage } from "../command.ts";
import { type DeployedEnvironment, isUnset, readEnvironment } from "./environment.ts";
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

/**
 * Creates the resources that an environment lacks, and writes their ids into its configuration. Each id is written as
 * soon as it is known, so that a failure of a later step loses nothing.
 * @throws Error with wrangler's reason
 */
export async function createResources(stage: Stage, config: string): Promise<void> {
  for (const resource of resourcesOf(await readEnvironment(stage, config))) {
    if (!isUnset(resource.id)) {
      console.log(`${resource.binding} already has an id in ${config}.`);
      continue;
    }
    const created = await ensureResource(resource);
    const before = await readFile(config, "utf8");
    const after = insertIds(before, stage, [created]);
    if (after !== before) await writeFile(config, after);
  }
}

function resourcesOf({ workerName, namespaces, databases }: DeployedEnvironment): Resource[] {
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
async function ensureResource({ kind, binding, name }: Resource): Promise<BindingId> {
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
