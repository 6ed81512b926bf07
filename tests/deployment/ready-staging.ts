import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createProject } from "./project.ts";
import { createStagingNetwork } from "./staging-network.ts";

/**
 * A committed project whose staging environment is complete, with a sandbox and a deployed site on a fake
 * network. Tests can change the state of the site and the faults of the sandbox.
 */
export async function createReadyStaging() {
  const project = await createProject();
  await project.setAccount({ secrets: ["HOOK_TOKEN", "SANDBOX_TOKEN"] });
  const commit = await project.commit();
  const network = createStagingNetwork(project.readAccount);
  network.site.commit = commit;
  const server = await startServer(network.fetch);
  const build = (environment: string) =>
    project.run("build", [], { CLOUDFLARE_ENV: environment, CLOUDFLARE_API_TOKEN: "a-token" });
  await build("staging");
  return {
    ...project,
    ...network,
    commit,
    /** Commits all changes; returns the new commit. */
    commitAll: project.commit,
    build,
    run: (command: string, args: string[], variables: Record<string, string> = {}) =>
      project.run(`deployment/${command}`, ["staging", ...args], {
        FAKE_NETWORK_URL: server.url,
        ...variables,
      }),
    async remove() {
      server.stop();
      await project.remove();
    },
  };
}

export type ReadyStaging = Awaited<ReturnType<typeof createReadyStaging>>;

/** Starts a server to which fake-network.js sends the requests of the commands, under the path of their host. */
async function startServer(respond: (request: Request) => Promise<Response>) {
  const server = createServer(async (message, outgoing) => {
    const { method, url = "" } = message;
    const [, protocol = "", hostname = "", path = ""] = /^\/(\w+:)\/([^/]+)(.*)$/.exec(url) ?? [];
    const body = method === "GET" || method === "HEAD" ? undefined : await text(message);
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`${protocol}//${hostname}${path}`, { method, headers, body });
    const response = await respond(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address is a string only for pipes.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
