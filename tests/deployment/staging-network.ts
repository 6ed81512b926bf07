import type { Deployment } from "#scripts/deployment/environment.ts";
import { sandboxUrl, siteUrl } from "#tests/fixtures/filled-settings.ts";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import {
  cr1Crate,
  cratePads,
  largeDogCarrier,
  woodenCrate,
} from "#workers/sandbox/catalogue/catalogue.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";
import { type Account, emptyAccount, visitorsVersion } from "./account.ts";

const product = "/products/prod_01K6DJ6J7FV73BHFR58MMCDP19";
const id = "0123456789abcdef";

/** A staging deployment whose settings are complete. */
export const readyDeployment = {
  stage: "staging",
  site: {
    config: "wrangler.toml",
    secrets: ["HOOK_TOKEN"],
    workerName: "marigold-pet-relocation-staging",
    siteUrl,
    vars: {
      STAGE: "staging",
      SITE_URL: siteUrl,
      STORE_API_URL: sandboxUrl,
      STORE_ID: sandboxStoreId,
      STORE_IMAGE_ORIGINS: sandboxUrl,
      PAYMENT_HOSTS: new URL(sandboxUrl).host,
      CRATE_PRODUCT: cr1Crate.id,
      CARRIER_PRODUCT: largeDogCarrier.id,
      WOODEN_CRATE_PRODUCT: woodenCrate.id,
      CRATE_EXTRA_PRODUCTS: cratePads.id,
      FORM_ENDPOINT: `${sandboxUrl}/form`,
      CHAT_SCRIPT_URL: `${sandboxUrl}/chat/widget.js`,
      CHATBOT_ID: "sandbox",
    },
    resources: [
      {
        binding: "CATALOGUE",
        id,
        creation: "kv namespace create marigold-pet-relocation-staging-catalogue",
      },
      { binding: "ENQUIRIES", id, creation: "d1 create marigold-enquiries-staging" },
    ],
    buckets: [
      { name: "marigold-backups-staging", creation: "r2 bucket create marigold-backups-staging" },
    ],
    mailBindings: [],
    consumedQueues: [],
    isCached: true,
    hosts: ["staging.marigoldpets.internal"],
  },
  sandbox: {
    config: "workers/sandbox/wrangler.toml",
    secrets: ["SANDBOX_TOKEN"],
    workerName: "marigold-sandbox-staging",
    siteUrl: "",
    vars: {},
    resources: [{ binding: "SANDBOX_STATE", id, creation: "kv namespace create sandbox-state" }],
    buckets: [],
    mailBindings: [],
    consumedQueues: [],
    isCached: false,
    hosts: ["sandbox.marigoldpets.internal"],
  },
} satisfies Deployment;

type SiteState = {
  /** The commit that every version reports. */
  commit: string;
  /** Paths of version-new that respond with an error status. */
  broken: Record<string, number>;
  /** The paths that the edge cache has; null without such a cache. */
  cached: Set<string> | null;
  /** Whether the zone serves plain HTTP, too. */
  isPlain: boolean;
};

/**
 * The hosts of a staging deployment, with a `fetch` that replaces the global one. The site runs the version that the
 * account deploys, or that a request's override names.
 */
export function createStagingNetwork(
  readAccount: () => Account | Promise<Account> = () => emptyAccount,
) {
  const sandbox = createSandboxFixture();
  const broken: Record<string, number> = {};
  /** What the DNS has, by type and name. */
  const dns: Record<string, string> = {};
  const site: SiteState = { commit: "abc1234", broken, cached: new Set(), isPlain: false };
  return {
    site,
    dns,
    setFaults: sandbox.setFaults,
    readInbox: async () => (await sandbox.fetch("/inbox.json")).json(),
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { origin, protocol, searchParams } = new URL(request.url);
      if (protocol === "http:" && !site.isPlain) {
        return Response.redirect(request.url.replace("http:", "https:"), 301);
      }
      if (origin === siteUrl || origin === siteUrl.replace("https:", "http:")) {
        return throughEdgeCache(request, site, respondAsSite(request, site, await readAccount()));
      }
      if (origin === sandboxUrl) return sandbox.app.fetch(request, sandbox.bindings);
      if (origin === "https://cloudflare-dns.com") {
        const data = dns[`${searchParams.get("type")} ${searchParams.get("name")}`];
        return Response.json({ Status: data ? 0 : 3, Answer: data ? [{ data }] : undefined });
      }
      throw new Error(`Unexpected request to ${request.url}`);
    },
  };
}

/** Responds like a deployed staging site to the requests of the smoke test. */
function respondAsSite(
  request: Request,
  { commit, broken }: SiteState,
  account: Account,
): Response {
  const { pathname } = new URL(request.url);
  if (!account.hasAddress) throw new Error("getaddrinfo ENOTFOUND");
  const version = versionFor(request, account);
  if (version === account.emptyVersion) return new Response("error code: 1101", { status: 500 });
  const status = version === "version-new" ? broken[pathname] : undefined;
  if (status) return new Response("Broken", { status });
  if (pathname === "/healthz") return Response.json({ status: "ok", commit, version });
  if (pathname === "/sitemap.xml") return new Response(siteMap("/", "/about"));
  if (pathname === "/sitemap-products.xml") return new Response(siteMap(product));
  const html = `<meta name="version" content="${commit}"/><h1>Page</h1>Staging.{"@type":"Product"}
    Change your answers. Your pet to scale in a crate. Please write us a message.`;
  if (pathname === "/hooks/catalog") {
    return new Response("{}", { status: request.headers.has("Authorization") ? 200 : 401 });
  }
  const exists = !/^\/(there-is-no-such-page|quote\/.*)$/.test(pathname);
  const ok = request.method === "POST" ? 400 : 200;
  return new Response(html, { status: exists ? ok : 404, headers: pageHeaders });
}

/** Says whether the edge cache had the page, which the site's hook purges. */
function throughEdgeCache(request: Request, { cached }: SiteState, response: Response): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/hooks/catalog") cached?.clear();
  if (request.method !== "GET" || cached === null) return response;
  response.headers.set("CF-Cache-Status", cached.has(pathname) ? "HIT" : "MISS");
  cached.add(pathname);
  return response;
}

/** Like Cloudflare: an override counts only for a version in the current deployment. */
function versionFor({ headers }: Request, account: Account): string | undefined {
  const override = headers.get("Cloudflare-Workers-Version-Overrides") ?? "";
  const [, version] = /^marigold-pet-relocation-staging="(.+)"$/.exec(override) ?? [];
  return version && version in (account.deployments[0] ?? {}) ? version : visitorsVersion(account);
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
