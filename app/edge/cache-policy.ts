const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;
const weekSeconds = 7 * daySeconds;

/**
 * How long the edge keeps an answer, and for how long after that it may serve it while it asks for a new
 * one. A deployment starts with an empty cache.
 */
const policies = {
  /** Words, which change with a deployment. */
  content: { freshSeconds: daySeconds, staleSeconds: weekSeconds },
  /** What the store may change at any time. */
  shop: { freshSeconds: minuteSeconds, staleSeconds: 10 * minuteSeconds },
} as const;

/** Headers of an answer that is the same for everyone; its tags are what it can be purged by. */
export function cachedAs(policy: keyof typeof policies, tags: string[] = []) {
  const { freshSeconds, staleSeconds } = policies[policy];
  return {
    // Browsers ask each time; no `must-revalidate` for the edge, since it forbids stale answers.
    "Cache-Control": "public, max-age=0, must-revalidate",
    "CDN-Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${weekSeconds}`,
    ...(tags.length > 0 ? { "Cache-Tag": tags.join(",") } : {}),
  };
}

/** Headers of an answer for one visitor, or for one moment. */
export const neverCached = { "Cache-Control": "private, no-store" };

/** On everything that shows the list of products. */
export const productsTag = "products";
/** On everything that shows that product. */
export const productTag = (productId: string) => `product:${productId}`;
/** On all pages of a kind, which is named by the route's pattern. */
export const pageKindTag = (route: string) => `page:${route}`;
