import { isDataPath, pagePathOf } from "./page-path";
import { plainAnswer } from "./plain-answer";

const maxPathLength = 1_000;
const maxSearchLength = 4_000;
const methods = ["GET", "HEAD", "POST"];
/** What takes a POST. */
const actionPaths = new Set(["/contact", "/checkout", "/hooks/catalog", "/vitals"]);

export const noSuchData = () => plainAnswer(404, "There is no such data.");

/** The answer to a request that no page of ours can have led to; null for one to go on with. */
export function refusal(request: Request, { pathname, search, host }: URL): Response | null {
  if (!methods.includes(request.method)) {
    const text = `This site answers ${methods.join(", ")}, not ${request.method}.`;
    return plainAnswer(405, text, { Allow: methods.join(", ") });
  }
  if (pathname.length > maxPathLength || search.length > maxSearchLength) {
    return plainAnswer(414, "This address is too long.");
  }
  if (!isReadablePath(pathname)) {
    return plainAnswer(400, "This address cannot be read. Please check how it is written.");
  }
  const page = pagePathOf(pathname);
  // Files and the health have one form, and what takes posts of scripts has none to be read.
  if (isDataPath(pathname) && /\.(xml|txt)$|^\/(healthz$|hooks\/|vitals$)/.test(page)) {
    return noSuchData();
  }
  if (request.method === "POST") {
    if (!actionPaths.has(page)) {
      return plainAnswer(405, "This page can be read, and takes no forms.", { Allow: "GET, HEAD" });
    }
    if (!isFromHere(request.headers.get("Origin"), host)) {
      return plainAnswer(403, "Forms are taken from this site's own pages only.");
    }
  }
  return null;
}

/** Escapes that make sense, and nothing behind them that has no place in a path of ours. */
function isReadablePath(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !/[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(path);
  } catch {
    return false;
  }
}

/** Browsers always say where a form comes from; what is no browser holds no visitor's trust to abuse. */
function isFromHere(origin: string | null, host: string): boolean {
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}
