import { isDataPath, pagePathOf } from "./page-path";

/** What in a query changes a page, by its path, and what it may be; the rest is for scripts in the browser. */
const meaningfulQueries: [path: RegExp, values: Record<string, RegExp>][] = [
  [/^\/$/, { checkout: /^success$/ }],
  [/^\/blog$/, { category: /^(guides|news)$/ }],
  [/^\/healthz$/, { deep: /^1$/ }],
  [/^\/contact$/, { enquiry: /^sent$/, topic: /^[a-z\d-]{1,80}$/ }],
  [/^\/products\/prod_[^/]*$/, { image: /^\d{1,3}$/, variant: /^.{1,200}$/s }],
];

/** Of a request for data: the routes that it is for. */
const dataValues = { _routes: /^[\w/,.-]{1,200}$/ };

/**
 * The query without what changes nothing (utm_source, gclid and the like), in one order, so that all ways
 * to one page share one copy of it.
 */
export function canonicalSearch(pathname: string, search: string): string {
  if (search === "") return "";
  const pagePath = pagePathOf(pathname);
  const pageValues = meaningfulQueries.find(([path]) => path.test(pagePath))?.[1];
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, pattern] of Object.entries({
    ...(isDataPath(pathname) && dataValues),
    ...pageValues,
  })) {
    const value = asked.get(key);
    if (value !== null && pattern.test(value)) kept.set(key, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
