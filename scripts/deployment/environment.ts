import * as v from "valibot";
import type { Stage } from "#scripts/command.ts";

const siteConfig = "wrangler.toml";
/** wrangler's arguments for the database of an environment. */
export const databaseArgs = (stage: Stage): string[] => [
  "ENQUIRIES",
  "--remote",
  "--config",
  siteConfig,
  "--env",
  stage,
];
const sandboxConfig = "workers/sandbox/wrangler.toml";

const id = v.optional(v.string(), "");

/** The part of wrangler's configuration that the deployment uses. */
const environmentSchema = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.string()),
  kv_namespaces: v.array(v.object({ binding: v.string(), id })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: id }),
  ),
  r2_buckets: v.optional(v.array(v.object({ bucket_name: v.string() })), []),
  send_email: v.optional(
    v.array(
      v.object({
        name: v.string(),
        destination_address: v.optional(v.string()),
        allowed_destination_addresses: v.optional(v.array(v.string())),
      }),
    ),
    [],
  ),
  queues: v.optional(
    v.object({ consumers: v.optional(v.array(v.object({ queue: v.string() })), []) }),
    {},
  ),
  secrets: v.optional(v.object({ required: v.optional(v.array(v.string()), []) }), {}),
  routes: v.optional(v.array(v.union([v.string(), v.object({ pattern: v.string() })])), []),
  cache: v.optional(v.object({ enabled: v.optional(v.boolean(), false) }), {}),
});

/** Asia and the Pacific, where the office and most visitors are: it cannot be changed later. */
export const location = "apac";

export type DeployedEnvironment = Awaited<ReturnType<typeof readEnvironment>>;

export async function readEnvironment(stage: Stage, config = siteConfig) {
  // Loaded here, because it takes a second.
  const { unstable_readConfig } = await import("wrangler");
  // It warns of mail that only the local site has, which is optional.
  const read = unstable_readConfig({ config, env: stage }, { hideWarnings: true });
  const environment = v.parse(environmentSchema, read);
  const { name, vars, kv_namespaces, d1_databases, r2_buckets, secrets } = environment;
  return {
    config,
    /** The secrets that the Worker needs. */
    secrets: secrets.required ?? [],
    workerName: name,
    vars,
    /** Without a trailing slash. */
    siteUrl: (vars.SITE_URL ?? "").replace(/\/+$/, ""),
    /** The resources of the Worker in the account, with the wrangler commands that create them. */
    resources: [
      ...kv_namespaces.map(({ binding, id }) => {
        const title = `${name}-${binding.toLowerCase().replaceAll("_", "-")}`;
        return { id, creation: `kv namespace create ${title}`, binding };
      }),
      ...d1_databases.map(({ binding, database_name, database_id }) => {
        return {
          id: database_id,
          creation: `d1 create ${database_name} --location ${location}`,
          binding,
        };
      }),
    ],
    /** The buckets of R2, with the same; they have no id. */
    buckets: r2_buckets.map(({ bucket_name }) => {
      return {
        name: bucket_name,
        creation: `r2 bucket create ${bucket_name} --location ${location}`,
      };
    }),
    /** The bindings that send mail, with the only addresses that each may send to; null: any. */
    mailBindings: environment.send_email.map((binding) => {
      const { name, destination_address: only, allowed_destination_addresses } = binding;
      return { name, recipients: only ? [only] : (allowed_destination_addresses ?? null) };
    }),
    consumedQueues: (environment.queues.consumers ?? []).map(({ queue }) => queue),
    /** Whether Cloudflare caches responses in front of the Worker. */
    isCached: environment.cache.enabled,
    hosts: environment.routes.map((route) => (typeof route === "string" ? route : route.pattern)),
  };
}

/** The Workers of an environment; staging has a sandbox beside the site. */
export type Deployment = {
  stage: Stage;
  site: DeployedEnvironment;
  sandbox: DeployedEnvironment | null;
};

/** Reads both from wrangler's configurations. */
export async function readDeployment(stage: Stage): Promise<Deployment> {
  const sandbox = stage === "staging" ? await readEnvironment(stage, sandboxConfig) : null;
  return { stage, site: await readEnvironment(stage), sandbox };
}
