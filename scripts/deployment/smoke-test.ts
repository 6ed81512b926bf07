import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { Stage } from "#scripts/command.ts";
import { defaultPauseMs, describeStatus, poll, request, type SiteResponse } from "./request.ts";

const pages = [
  "/",
  "/about",
  "/services",
  "/products",
  "/cart",
  "/checkout",
  "/blog",
  "/faq",
  "/locations",
  "/testimonials",
  "/contact",
  "/privacy-policy",
  "/sitemap",
];

const crateSizes = "/crate-size?pet=dog&a=60&b=30&c=25&d=55&unit=cm";
/** Further pages with their status, and words that each must have; the last entry begins the sentence about a failure. */
const probes: [path: string, status: number, words: string, failure: string][] = [
  ["/plan?to=uk&pet=dog", 200, "Change your answers", "/plan has no plan: it"],
  [crateSizes, 200, "Your pet to scale in", "/crate-size finds no crate: it"],
  // A well-formed address that nobody has: 404 only if the database can be read.
  [`/quote/${"a".repeat(32)}`, 404, "", "A quote that does not exist"],
  ["/there-is-no-such-page", 404, "", "A page that does not exist"],
];

/** The checks are repeated: a page may still come from the previous version, or time out once. */
const maxRounds = 3;

const securityHeaders: [name: string, value: RegExp][] = [
  ["Content-Security-Policy", /script-src [^;]*'sha256-/],
  ["Strict-Transport-Security", /max-age=\d{7,}/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["Cache-Control", /public/],
];

const healthSchema = v.object({ commit: v.string(), version: v.string() });
type Health = v.InferOutput<typeof healthSchema>;

type SmokeTest = {
  /** The origin to request, which the pages name too. */
  siteUrl: string;
  stage: Stage;
  /** The version to test. */
  expected: Partial<Health>;
  /**
   * The name of the Worker, if the expected version has no traffic yet: each request then asks Cloudflare for that
   * version. Workers Caching keeps the responses of the versions apart.
   */
  overriddenWorker?: string;
  /** How long the rollout may take, including the certificate of a new host. */
  timeoutMs: number;
  /** Between two polls of the version, and two rounds of checks. */
  pauseMs?: number;
};

/** Requests the pages of a deployed site; returns the problems that persist. */
export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const running = await waitForVersion(test);
  if ("problem" in running) return [running.problem];
  let problems: string[] = [];
  for (let round = 1; round <= maxRounds; round += 1) {
    problems = await checkSite(test, running.commit);
    if (problems.length === 0) break;
    if (round < maxRounds) await wait(test.pauseMs ?? defaultPauseMs);
  }
  return problems;
}

async function checkSite(test: SmokeTest, commit: string): Promise<string[]> {
  const { siteUrl, stage } = test;
  const get = (path: string) => request(siteUrl + path, overrideOf(test));
  const problems = await Promise.all([
    ...pages.map(async (path) => checkPage(path, await get(path), commit)),
    get("/").then((response) => checkHeaders(response, stage)),
    ...probes.map(async ([path, status, words, failure]) => {
      const response = await get(path);
      const isFine = response.status === status && response.text.includes(words);
      return isFine ? [] : [`${failure} ${describeStatus(response)}.`];
    }),
    get("/sitemap.xml").then((response) => checkSiteMap("/sitemap.xml", response, siteUrl)),
    checkProducts(get, siteUrl, commit),
    checkForm(test),
  ]);
  return problems.flat();
}

/** Checks that the store's products are listed and that the page of the first one shows it. */
async function checkProducts(
  get: (path: string) => Promise<SiteResponse>,
  siteUrl: string,
  commit: string,
): Promise<string[]> {
  const siteMap = await get("/sitemap-products.xml");
  const problems = checkSiteMap("/sitemap-products.xml", siteMap, siteUrl);
  const [first] = readLocations(siteMap.text);
  if (problems.length > 0 || !first) return problems;
  const { pathname } = new URL(first);
  const page = await get(pathname);
  const missingProduct = page.text.includes('"@type":"Product"')
    ? []
    : [`${pathname} shows no product.`];
  return [...checkPage(pathname, page, commit), ...missingProduct];
}

async function checkForm(test: SmokeTest): Promise<string[]> {
  const response = await request(`${test.siteUrl}/contact`, {
    ...overrideOf(test),
    method: "POST",
    body: new URLSearchParams({ name: "Smoke test" }),
  });
  const asks = response.status === 400 && response.text.includes("Please write us a message.");
  return asks ? [] : [`A form without a message ${describeStatus(response)}.`];
}

/** Checks that a page is complete and comes from the given version. */
export function checkPage(path: string, response: SiteResponse, commit: string): string[] {
  const { status, headers, text } = response;
  if (status !== 200) return [`${path} ${describeStatus(response)}.`];
  if (!headers.get("Content-Type")?.startsWith("text/html")) return [`${path} is not HTML.`];
  if (!/<h1[\s>]/.test(text)) return [`${path} has no heading.`];
  const isOfVersion = text.includes(`<meta name="version" content="${commit}"`);
  return isOfVersion ? [] : [`${path} is not from version ${commit}.`];
}

/** Checks the security headers of a page, and that only staging is marked and hidden as such. */
export function checkHeaders({ headers, text }: SiteResponse, stage: Stage): string[] {
  const problems = securityHeaders.flatMap(([name, value]) =>
    value.test(headers.get(name) ?? "") ? [] : [`The header ${name} is missing or invalid.`],
  );
  const isHidden = /noindex/.test(headers.get("X-Robots-Tag") ?? "");
  if (stage === "staging" && !isHidden) problems.push("Search engines may index the site.");
  if (stage === "production" && isHidden) problems.push("Search engines may not index the site.");
  const hasBanner = text.includes("Staging.");
  if (stage === "staging" && !hasBanner) problems.push("The pages lack the staging banner.");
  if (stage === "production" && hasBanner) problems.push("The pages have the staging banner.");
  return problems;
}

/** Checks that a site map lists URLs, and only URLs of the site. */
export function checkSiteMap(path: string, response: SiteResponse, siteUrl: string): string[] {
  if (response.status !== 200) return [`${path} ${describeStatus(response)}.`];
  const locations = readLocations(response.text);
  if (locations.length === 0) return [`${path} lists nothing.`];
  const foreign = locations.find((location) => new URL(location).origin !== siteUrl);
  return foreign ? [`${path} lists ${foreign}, which is not at ${siteUrl}.`] : [];
}

function readLocations(siteMap: string): string[] {
  const locations = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.flatMap(([, location]) => (location && URL.canParse(location) ? location : []));
}

/** Polls until the site reports the expected version. */
export async function waitForVersion(test: SmokeTest): Promise<Health | { problem: string }> {
  const { siteUrl, expected } = test;
  const isExpected = (health: Health | { problem: string }) =>
    "commit" in health &&
    (!expected.commit || health.commit === expected.commit) &&
    (!expected.version || health.version === expected.version);
  const health = await poll(() => readHealth(siteUrl, overrideOf(test)), isExpected, test);
  if ("problem" in health || isExpected(health)) return health;
  return { problem: `${siteUrl} still runs ${health.commit} (${health.version}).` };
}

/** Cloudflare ignores an override while the version is not in the current deployment everywhere. */
function overrideOf({ overriddenWorker, expected }: SmokeTest): RequestInit {
  if (!overriddenWorker) return {};
  const override = `${overriddenWorker}="${expected.version}"`;
  return { headers: { "Cloudflare-Workers-Version-Overrides": override } };
}

/** Reads the version that the site runs. */
export async function readHealth(
  url: string,
  options?: RequestInit,
): Promise<Health | { problem: string }> {
  const response = await request(`${url}/healthz`, options);
  if (response.status !== 200) return { problem: `${url}/healthz ${describeStatus(response)}.` };
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), healthSchema), response.text);
  return health.success ? health.output : { problem: `${url}/healthz does not name its version.` };
}
