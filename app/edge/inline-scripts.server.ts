import { sha256 } from "./sha256";

const scriptEnd = "</script>";

type SealedPage = { html: string; scriptHashes: string[] };

/**
 * Turns the nonce that our own scripts were rendered with into hashes for the Content-Security-Policy.
 * A script that got into the page by another way has no nonce, so it gets no hash and does not run.
 */
export async function sealInlineScripts(html: string, nonce: string): Promise<SealedPage> {
  const [start = "", ...marked] = html.split(` nonce="${nonce}"`);
  const bodies = new Set<string>();
  let before = start;
  for (const part of marked) {
    // What is marked is the tag that has been opened last.
    const isScript = before.lastIndexOf("<script") === before.lastIndexOf("<");
    const body = part.slice(part.indexOf(">") + 1, part.indexOf(scriptEnd));
    if (isScript && body !== "") bodies.add(body);
    before = part;
  }
  const scriptHashes = await Promise.all([...bodies].map(hashSource));
  return { html: start + marked.join(""), scriptHashes };
}

/** The source expression of an inline script or style sheet, such as sha256-…, without its quotes. */
export async function hashSource(text: string): Promise<string> {
  return `sha256-${btoa(String.fromCharCode(...(await sha256(text))))}`;
}
