import type { Stage } from "./stage.ts";

/** An answer of the site; status 0 with the reason as its text where there was none. */
export type SiteAnswer = { status: number; headers: Headers; text: string };

const securityHeaders: [name: string, value: RegExp][] = [
  ["Content-Security-Policy", /script-src [^;]*'sha256-/],
  ["Strict-Transport-Security", /max-age=\d{7,}/],
  ["X-Content-Type-Options", /^nosniff$/],
  ["Cache-Control", /public/],
];

/** What is wrong with the answer to a page of that version, if anything. */
export function checkPage(path: string, answer: SiteAnswer, commit: string): string[] {
  const { status, headers, text } = answer;
  if (status !== 200) return [`${path} is answered ${status || text}.`];
  if (!headers.get("Content-Type")?.startsWith("text/html")) return [`${path} is no page.`];
  if (!/<h1[\s>]/.test(text)) return [`${path} has no heading.`];
  const isOfVersion = text.includes(`<meta name="version" content="${commit}"`);
  return isOfVersion ? [] : [`${path} is not of version ${commit}.`];
}

/** Whether a page has the headers that keep visitors safe, and is known as staging just where it is. */
export function checkHeaders({ headers, text }: SiteAnswer, stage: Stage): string[] {
  const missing = securityHeaders.flatMap(([name, value]) =>
    value.test(headers.get(name) ?? "") ? [] : [`The header ${name} is missing or wrong.`],
  );
  const isHidden = /noindex/.test(headers.get("X-Robots-Tag") ?? "");
  if (stage === "staging" && !isHidden) missing.push("Search engines are not kept away.");
  if (stage === "production" && isHidden) missing.push("Search engines are kept away.");
  const hasBanner = text.includes("Staging.");
  if (stage === "staging" && !hasBanner) missing.push("The pages do not say that this is staging.");
  if (stage === "production" && hasBanner) missing.push("The pages say that this is staging.");
  return missing;
}

/** Whether a site map lists addresses, all of the site's own. */
export function checkSiteMap(
  path: string,
  { status, text }: SiteAnswer,
  siteUrl: string,
): string[] {
  if (status !== 200) return [`${path} is answered ${status || text}.`];
  const locations = readLocations(text);
  if (locations.length === 0) return [`${path} lists nothing.`];
  const foreign = locations.find((location) => new URL(location).origin !== siteUrl);
  return foreign ? [`${path} lists ${foreign}, which is not at ${siteUrl}.`] : [];
}

/** The addresses in a site map. */
export function readLocations(siteMap: string): string[] {
  const locations = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.flatMap(([, location]) => (location && URL.canParse(location) ? location : []));
}
