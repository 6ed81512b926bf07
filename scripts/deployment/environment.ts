import * as v from "valibot";
import { unstable_readConfig } from "wrangler";
import type { Stage } from "./stage.ts";

const toFillIn = "FILL_IN";

/** Whether an id stands in wrangler.toml only until there is one: FILL_IN, zeros as on this machine, nothing. */
export const isToFillIn = (id: string) => id === toFillIn || /^[0-]*$/.test(id);

export const siteConfig = "wrangler.toml";
export const sandboxConfig = "workers/sandbox/wrangler.toml";

const id = v.optional(v.string(), toFillIn);

/** The part of wrangler's configuration that is read here. */
const environmentSchema = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.string()),
  kv_namespaces: v.array(v.object({ binding: v.string(), id })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: id }),
  ),
  routes: v.optional(v.array(v.union([v.string(), v.object({ pattern: v.string() })])), []),
});

export type DeployedEnvironment = ReturnType<typeof readEnvironment>;

/** An environment as wrangler's configuration has it, with what its Worker is called in the account. */
export function readEnvironment(stage: Stage, config = siteConfig) {
  const environment = v.parse(environmentSchema, unstable_readConfig({ config, env: stage }));
  return {
    workerName: environment.name,
    vars: environment.vars,
    /** Where the site is, without a slash at its end. */
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
