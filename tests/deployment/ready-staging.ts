import { createSandboxFixture } from "../../workers/sandbox/sandbox-fixture";
import { createProject } from "./project";
import { stagedSite } from "./staged-site";
import { startWorld } from "./world";

/**
 * A project whose staging environment lacks nothing, committed, with a sandbox and a deployed site in the world.
 * What the site says and how the sandbox fails can be changed.
 */
export async function createReadyStaging() {
  const project = await createProject();
  await project.setAccount({ secrets: ["HOOK_TOKEN"] });
  for (const config of ["wrangler.toml", "workers/sandbox/wrangler.toml"]) {
    await project.editConfig((text) => text.replaceAll("FILL_IN", "0123456789abcdef"), config);
  }
  const commit = await project.commit();
  const broken: Record<string, number> = {};
  const site = { commit, version: "version-before", broken };
  const sandbox = createSandboxFixture();
  const world = await startWorld({
    "staging.marigoldpets.internal": stagedSite(site),
    "sandbox.marigoldpets.internal": async (request) =>
      sandbox.app.fetch(request, sandbox.bindings),
  });
  return {
    ...project,
    commit,
    site,
    setFaults: sandbox.setFaults,
    readInbox: async () => (await sandbox.fetch("/inbox.json")).json(),
    run: (command: string, args: string[], variables: Record<string, string> = {}) =>
      project.run(command, ["staging", ...args], { WORLD_URL: world.url, ...variables }),
    async remove() {
      world.stop();
      await project.remove();
    },
  };
}

export type ReadyStaging = Awaited<ReturnType<typeof createReadyStaging>>;
