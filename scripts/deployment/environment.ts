import * as v from "valibot";
import type { Stage } from "../command.ts";

const placeholderId = "FILL_IN";

/** Whether an id in wrangler.toml is still a placeholder: FILL_IN, zeros (as for local use) or nothing. */
export const isUnset = (id: string) => id === placeholderId || /^[0-]*$/.test(id);

export const siteConfig = "wrangler.toml";
export const sandboxConfig = "workers/sandbox/wrangler.toml";

const id = v.optional(v.string(), placeholderId);

/** The part of wrangler's configuration that the deployment uses. */
const environmentSchema = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.string()),
  kv_namespaces: v.array(v.object({ binding: v.string(), id })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: id }),
  ),
  routes: v.optional(v.array(v.union([v.string(), v.object({ pattern: v.string() })])), []),
});

export type DeployedEnvironment = Awaited<ReturnType<typeof readEnvironment>>;

/** Reads an environment of wrangler's configuration. */
export async function readEnvironment(stage: Stage, config = siteConfig) {
  // Loaded here, because it takes a second.
  const { unstable_readConfig } = await import("wrangler");
  const environment = v.parse(environmentSchema, unstable_readConfig({ config, env: stage }));
  return {
    /** The name of the Worker in the account. */
    workerName: environment.name,
    vars: environment.vars,
    /** Without a trailing slash. */
    siteUrl: (environment.vars.SITE_URL ?? "").replace(/\/+$/, ""),
    namespaces: environment.kv_namespaces,
    databases: environment.d1_databases.map(({ binding, database_name, database_id }) => ({
      binding,
      name: database_name,
      id: database_id,
    })),
    hosts: environment.routes.map((route) => (typeof route === "string" ? route : route.pattern)),
  };
}
