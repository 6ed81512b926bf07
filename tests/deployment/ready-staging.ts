import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createSandboxFixture } from "../../workers/sandbox/sandbox-fixture";
import { createProject } from "./project";

const siteUrl = "https://staging.marigoldpets.internal";
const product = "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19";

type SiteState = {
  /** The commit and version that /healthz reports. */
  commit: string;
  version: string;
  /** Paths that respond with an error status. */
  broken: Record<string, number>;
};

type Host = (request: Request) => Promise<Response> | Response;

/**
 * A committed project whose staging environment is complete, with a sandbox and a deployed site on a fake
 * network. Tests can change the state of the site and the faults of the sandbox.
 */
export async function createReadyStaging() {
  const project = await createProject();
  await project.setAccount({ secrets: ["HOOK_TOKEN"] });
  for (const config of ["wrangler.toml", "workers/sandbox/wrangler.toml"]) {
    await project.editConfig((text) => text.replaceAll("FILL_IN", "0123456789abcdef"), config);
  }
  const commit = await project.commit();
  const broken: Record<string, number> = {};
  const site: SiteState = { commit, version: "version-before", broken };
  const sandbox = createSandboxFixture();
  const network = await startFakeNetwork({
    "staging.marigoldpets.internal": (request) => respondAsSite(request, site),
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
      project.run(command, ["staging", ...args], { FAKE_NETWORK_URL: network.url, ...variables }),
    async remove() {
      network.stop();
      await project.remove();
    },
  };
}

export type ReadyStaging = Awaited<ReturnType<typeof createReadyStaging>>;

/** Responds as a deployed staging site, as far as the smoke test requests it. */
function respondAsSite(request: Request, { commit, version, broken }: SiteState): Response {
  const { pathname } = new URL(request.url);
  const status = broken[pathname];
  if (status) return new Response("Broken", { status });
  if (pathname === "/healthz") return Response.json({ status: "ok", commit, version });
  if (pathname === "/sitemap.xml") return new Response(siteMap("/", "/about"));
  if (pathname === "/sitemap-products.xml") return new Response(siteMap(product));
  const html = `<meta name="version" content="${commit}"/><h1>Page</h1>Staging.{"@type":"Product"}`;
  const exists = pathname !== "/there-is-no-such-page";
  return new Response(html, { status: exists ? 200 : 404, headers: pageHeaders });
}

const siteMap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join("")}</urlset>`;

const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "script-src 'sha256-abc'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
  "Cache-Control": "public, max-age=0, must-revalidate",
};

/** Starts a server to which fake-network.js sends the requests of the commands; passes each to its host. */
async function startFakeNetwork(hosts: Record<string, Host>) {
  const server = createServer(async (message, outgoing) => {
    const { method, url = "" } = message;
    const [, hostname = "", path = ""] = /^\/([^/]+)(.*)$/.exec(url) ?? [];
    const body = method === "GET" || method === "HEAD" ? undefined : await text(message);
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`https://${hostname}${path}`, { method, headers, body });
    const response =
      (await hosts[hostname]?.(request)) ?? new Response("No such host", { status: 502 });
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
