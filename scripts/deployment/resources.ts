import * as v from "valibot";
import type { DeployedEnvironment } from "./environment.ts";
import type { Filling } from "./fill-in.ts";
import { runWrangler } from "./wrangler.ts";

/** A KV namespace or a database, by the name that it has in the account. */
type Resource = Filling & { name: string };

type Existing = { name: string; id: string };

const namespacesSchema = v.array(
  v.pipe(
    v.object({ title: v.string(), id: v.string() }),
    v.transform(({ title, id }): Existing => ({ name: title, id })),
  ),
);
const databasesSchema = v.array(
  v.pipe(
    v.object({ name: v.string(), uuid: v.string() }),
    v.transform(({ name, uuid }): Existing => ({ name, id: uuid })),
  ),
);

const kinds = {
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

/** What an environment needs to have in the account. */
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
 * Finds the resource in the account by its name, or creates it, so that a second run finds what the first
 * one made.
 * @throws Error with wrangler's reason
 */
export async function ensureResource({ kind, binding, name }: Resource): Promise<Filling> {
  const { list, create } = kinds[kind];
  const find = async () => (await list()).find((existing) => existing.name === name);
  const existing = await find();
  if (existing) {
    console.log(`${name} is there.`);
    return { kind, binding, id: existing.id };
  }
  await create(name);
  // Its id stands in no output that is meant for programs.
  const created = await find();
  if (!created) throw new Error(`wrangler has created ${name}, but does not list it. Try again.`);
  console.log(`${name} was created.`);
  return { kind, binding, id: created.id };
}
