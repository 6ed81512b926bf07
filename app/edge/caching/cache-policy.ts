import type { MiddlewareFunction } from "react-router";
import { indiaOffsetMs } from "#edge/http/india-clock.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { isRead } from "#edge/http/request-kind.ts";
import { patternToPath } from "#edge/routing/route-table.server.ts";

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;
const weekSeconds = 7 * daySeconds;

/**
 * How long the edge serves a response as fresh, and for how long after that it may serve it stale while it
 * fetches a new one. Each deployment starts with an empty cache.
 */
const policies = {
  /** Texts, which change with a deployment only. */
  content: { freshSeconds: daySeconds, staleSeconds: weekSeconds },
  /** Product data, which the store may change at any time. */
  shop: { freshSeconds: minuteSeconds, staleSeconds: 10 * minuteSeconds },
} as const;

/** Browsers revalidate each time. The edge must not: `must-revalidate` forbids stale responses. */
const revalidated = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** Headers of a response that is the same for everyone. It can be purged by its tags. */
export function cachedAs(policy: keyof typeof policies, tags: string[] = []) {
  const { freshSeconds, staleSeconds } = policies[policy];
  return {
    ...revalidated,
    "CDN-Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${weekSeconds}`,
    ...(tags.length > 0 ? { "Cache-Tag": tags.join(",") } : {}),
  };
}

/** A text that changes with a deployment only. */
export const contentResponse = (text: string, type = "text/plain") =>
  new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, ...cachedAs("content") },
  });

/** Headers of a response that is the same for everyone, and right until midnight in India. */
export function cachedToday(now: Date) {
  const secondsOfDay = ((now.getTime() + indiaOffsetMs) / 1000) % daySeconds;
  const freshSeconds = Math.floor(daySeconds - secondsOfDay);
  return {
    ...revalidated,
    "CDN-Cache-Control": `public, max-age=${freshSeconds}`,
  };
}

/** On every response that shows the product list. */
export const productsTag = "products";
/** On every response that shows the product. */
export const productTag = (productId: string) => `product:${productId}`;
/** On all pages of a route, named by its pattern. */
const pageKindTag = (route: string) => `page:${route}`;

/** Whether the response is the same for every visitor, so that caches may store it. */
export function isForEveryone(request: Request, { status, headers }: Response): boolean {
  return (
    isRead(request) &&
    status < 500 &&
    !headers.has("Set-Cookie") &&
    /\bpublic\b/.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * Tags the responses that caches may store. All others stay out of caches whatever their route says: failures,
 * responses to form posts or with a cookie, and those without a policy, which the edge would store for hours.
 */
export const cachePolicy: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  const response = await next();
  const { headers } = response;
  if (isForEveryone(request, response)) {
    headers.append("Cache-Tag", pageKindTag(patternToPath(pattern)));
  } else {
    headers.delete("CDN-Cache-Control");
    headers.delete("Cache-Tag");
    for (const [name, value] of Object.entries(neverCached)) headers.set(name, value);
  }
  return response;
};
