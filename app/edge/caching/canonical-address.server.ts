import type { MiddlewareFunction } from "react-router";
import { canonicalPath } from "#edge/http/canonical-path.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { isDataRequest, isRead } from "#edge/http/request-kind.ts";
import { noSuchData } from "#edge/routing/refusals.server.ts";
import {
  type AllowedValues,
  edgeContext,
  matchedRoute,
  type RouteEntry,
} from "#edge/routing/route-table.server.ts";
import { cachedAs } from "./cache-policy.ts";

type MiddlewareArgs = Parameters<MiddlewareFunction>[0];

/** Redirects to the canonical path, and serves all queries with the same page from one cache entry. */
export const canonicalAddress: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url } = args;
  if (!isRead(request)) return next();
  const isData = isDataRequest(request, url);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) return isData ? noSuchData() : redirect(path, url.search);

  const route = matchedRoute(args);
  const known = { ...(isData && route && dataSearchParams(route)), ...route?.searchParams };
  const { search } = new URL(request.url);
  const canonical = canonicalSearch(search, known);
  return canonical === search ? next() : fetchWithSearch(args, canonical);
};

/**
 * Middleware for a route whose parameters may name things that do not exist. Parameters that `listUnknown` returns do
 * not change the page, so they are removed and the page is served from one cache entry.
 */
export function ignoreUnknown(
  listUnknown: (args: MiddlewareArgs) => string[] | Promise<string[]>,
): MiddlewareFunction<Response> {
  return async (args, next) => {
    const unknown = isRead(args.request) ? await listUnknown(args) : [];
    if (unknown.length === 0) return next();
    const { searchParams } = new URL(args.request.url);
    for (const name of unknown) searchParams.delete(name);
    return fetchWithSearch(args, searchParams.size > 0 ? `?${searchParams}` : "");
  };
}

/** Which of its routes a data request asks for: the root, the page's own, or both. */
function dataSearchParams({ id }: RouteEntry) {
  return { _routes: new RegExp(`^(root|${id}|root,${id})$`) };
}

/** The query reduced to the known parameters, in one order, each with the part of its value that is allowed. */
export function canonicalSearch(search: string, known: Record<string, AllowedValues>): string {
  const requested = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, allowed] of Object.entries(known)) {
    const read = typeof allowed === "function" ? allowed : (one: string) => allowed.exec(one)?.[0];
    const [value] = requested.getAll(key).flatMap((one) => read(one) ?? []);
    if (value !== undefined) kept.set(key, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

function redirect(path: string, search: string): Response {
  const caching = search === "" ? cachedAs("content") : neverCached;
  return new Response(null, { status: 301, headers: { ...caching, Location: path + search } });
}

async function fetchWithSearch({ request, context }: MiddlewareArgs, search: string) {
  const { origin, pathname } = new URL(request.url);
  const canonical = new Request(origin + pathname + search, request);
  return withoutCacheEntry(await context.get(edgeContext).fetchThroughCache(canonical));
}

/** Keeps a second copy out of the cache, which already has the response under its canonical address. */
function withoutCacheEntry(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("CDN-Cache-Control", "no-store");
  headers.delete("Cache-Tag");
  return new Response(response.body, { status: response.status, headers });
}
