import type { MiddlewareFunction } from "react-router";
import { canonicalPath } from "~/seo/canonical-path";
import { cachedAs, neverCached } from "./cache-policy";
import { noSuchData } from "./refusals.server";
import { isDataRequest, isRead } from "./request-kind";
import { edgeContext, patternToPath } from "./route-table.server";

/** Which of a page's routes a data request asks for. */
const dataSearchParams = { _routes: /^[\w/,.-]{1,200}$/ };

/** Redirects to the canonical path, and serves all queries that change nothing from one cache entry. */
export const canonicalAddress: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  if (!isRead(request)) return next();
  const isData = isDataRequest(request, url);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) return isData ? noSuchData() : redirect(path, url.search);

  const { routes, fetchThroughCache } = context.get(edgeContext);
  const known = {
    ...(isData && dataSearchParams),
    ...routes.get(patternToPath(pattern))?.searchParams,
  };
  const { origin, pathname, search } = new URL(request.url);
  const canonical = canonicalSearch(search, known);
  if (canonical === search) return next();
  return withoutCacheEntry(
    await fetchThroughCache(new Request(origin + pathname + canonical, request)),
  );
};

/** The query reduced to the known parameters with allowed values, in one order. */
export function canonicalSearch(search: string, known: Record<string, RegExp>): string {
  const requested = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, allowed] of Object.entries(known)) {
    const value = requested.get(key);
    if (value !== null && allowed.test(value)) kept.set(key, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

function redirect(path: string, search: string): Response {
  const caching = search === "" ? cachedAs("content") : neverCached;
  return new Response(null, { status: 301, headers: { ...caching, Location: path + search } });
}

/** The cache has the response under its canonical address and needs no second copy. */
function withoutCacheEntry(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("CDN-Cache-Control", "no-store");
  headers.delete("Cache-Tag");
  return new Response(response.body, { status: response.status, headers });
}
