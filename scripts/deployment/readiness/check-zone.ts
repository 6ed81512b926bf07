import type { Stage } from "#scripts/command.ts";
import { findCachingProblem } from "#scripts/deployment/edge-cache.ts";
import type { DeployedEnvironment } from "#scripts/deployment/environment.ts";
import { describeStatus, request, type SiteResponse } from "#scripts/deployment/request.ts";
import { readHealth } from "#scripts/deployment/smoke-test.ts";
import type { Finding } from "./check-project.ts";

/** Neither passes through the Worker, which would redirect it: a cached page, and a static file. */
const servedWithoutWorker = ["/products", "/favicon.svg"];

/** Checks the settings of the zone, which no file has. They show at the address of the site once it is deployed. */
export async function checkZone(
  stage: Stage,
  { siteUrl, isCached }: Pick<DeployedEnvironment, "siteUrl" | "isCached">,
): Promise<Finding[]> {
  if ("problem" in (await readHealth(siteUrl))) return [];
  // First, since it leaves the page in the cache.
  const caching = isCached ? await findCachingProblem(siteUrl) : null;
  const findings = await Promise.all([
    ...servedWithoutWorker.map((path) => checkHttps(siteUrl, path)),
    stage === "production" ? checkOtherName(siteUrl) : [],
  ]);
  const fix = 'See "The edge cache" in docs/operating.md.';
  return [...(caching ? [{ problem: caching, fix }] : []), ...findings.flat()];
}

async function checkHttps(siteUrl: string, path: string): Promise<Finding[]> {
  const plain = siteUrl.replace("https:", "http:") + path;
  const response = await request(plain);
  if (response.status === 0 || leadsTo(response, siteUrl + path)) return [];
  const problem = `${plain} is not redirected to https: it ${describeStatus(response)}.`;
  const fix = 'Turn on "Always Use HTTPS" for the zone (dashboard: SSL/TLS, Edge Certificates).';
  return [{ problem, fix }];
}

/** A domain that was registered, such as marigoldpets.in or marigoldpets.co.in; subdomains have no `www`. */
const registeredDomain = /^[^.]+(\.[^.]{2,3})?\.[^.]+$/;

/** Visitors type an address with or without `www.`: the other one has to lead to the site's. */
async function checkOtherName(siteUrl: string): Promise<Finding[]> {
  const { host } = new URL(siteUrl);
  const domain = host.replace(/^www\./, "");
  if (!registeredDomain.test(domain)) return [];
  const other = host === domain ? `www.${domain}` : domain;
  const path = "/faq";
  const response = await request(`https://${other}${path}`);
  if (leadsTo(response, siteUrl + path)) return [];
  const problem = `https://${other} does not lead to ${siteUrl}: it ${describeStatus(response)}.`;
  return [{ problem, fix: "Redirect it (docs/operating.md, The zone)." }];
}

const leadsTo = ({ status, headers }: SiteResponse, url: string): boolean =>
  [301, 302, 307, 308].includes(status) && headers.get("Location") === url;
