import { type MiddlewareFunction, matchPath } from "react-router";
import { canonicalPath } from "#edge/http/canonical-path.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { edgeContext, matchedRoute } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";

/** The address of such a page goes into no cache, no index and no referrer; a redirect to it names the address, too. */
const privateHeaders = {
  ...neverCached,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/** Keeps what the route's handle calls private from caches, search engines and the chat's company. */
export const privatePages: MiddlewareFunction<Response> = async (args, next) => {
  const { context } = args;
  const route = matchedRoute(args);
  const { chatFreeBelow, mayBeKept } = route ?? {};
  const isPrivate = route?.isPrivate || isRedirectedToPrivatePage(args);
  if (!isPrivate && !chatFreeBelow) return next();
  // Neither the page nor its policy names the chat's script, which could read the address and the page.
  const site = { ...context.get(siteContext), chat: null, isPrivate, chatFreeBelow, mayBeKept };
  context.set(siteContext, site);
  if (!isPrivate) return next();
  const response = await next();
  setPrivateHeaders(response.headers);
  // With no-referrer, browsers post the page's own form with `Origin: null`. The desk has a rule of its own.
  if (route?.takesPosts && !route.isDesk) response.headers.set("Referrer-Policy", "same-origin");
  return response;
};

/** The other spellings of its address, such as //quote/{key}, may match another route. */
function isRedirectedToPrivatePage({
  url,
  context,
}: Parameters<MiddlewareFunction<Response>>[0]): boolean {
  const path = canonicalPath(url.pathname);
  if (path === url.pathname) return false;
  const routes = [...context.get(edgeContext).routes];
  return routes.some(([pattern, { isPrivate }]) => isPrivate && matchPath(pattern, path) !== null);
}

export function setPrivateHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  headers.delete("CDN-Cache-Control");
  headers.delete("Cache-Tag");
}
