import { hashSource } from "./content-security-policy.ts";
import starter from "./start-after-paint.js?raw";

type PreparedPage = {
  html: string;
  /** The source expressions of the page's inline scripts, such as 'sha256-…'. */
  scriptSources: string[];
};

/**
 * Prepares the scripts of a rendered page. React Router marks its scripts with the page's nonce. The page's content
 * cannot know the nonce, so only React Router's scripts are found.
 */
export async function prepareScripts(html: string, nonce: string): Promise<PreparedPage> {
  return replaceNonces(startModulesAfterPaint(html, nonce), nonce);
}

/**
 * Leaves the page's modules to start-after-paint.js. On a slow connection they would compete with the fonts and
 * pictures, and delay the largest contentful paint by half a second.
 */
function startModulesAfterPaint(html: string, nonce: string): string {
  const preloads: string[] = [];
  const preloadLink = new RegExp(`<link rel="modulepreload" [^>]*nonce="${nonce}"[^>]*>`, "g");
  const withoutPreloads = html.replace(preloadLink, (link) => {
    const [, href] = /href="([^"]+)"/.exec(link) ?? [];
    if (href) preloads.push(href);
    return "";
  });
  return withoutPreloads.replace(
    `<script nonce="${nonce}" type="module" async="">`,
    `<script nonce="${nonce}">${starter}</script>` +
      `<script nonce="${nonce}" id="page-modules" type="text/plain" data-preload="${preloads.join(" ")}">`,
  );
}

/**
 * Removes the nonce and hashes the scripts that had it, for the Content-Security-Policy: a cached page would
 * serve one nonce to everybody. A script that got into the page another way has no nonce and gets no hash.
 */
async function replaceNonces(html: string, nonce: string): Promise<PreparedPage> {
  const inlineScript = new RegExp(`<script nonce="${nonce}"[^>]*>([^]*?)</script>`, "g");
  const bodies = new Set([...html.matchAll(inlineScript)].map(([, body = ""]) => body));
  bodies.delete("");
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ""),
    scriptSources: await Promise.all([...bodies].map(hashSource)),
  };
}
