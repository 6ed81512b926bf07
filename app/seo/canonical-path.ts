const productPath = /^\/products\/prod_/i;
// An escape means the same in either case, and is left as it came.
const escapeOrCapital = /%[0-9A-Fa-f]{2}|[A-Z]/g;
const lowerUnlessEscape = (part: string) => (part.length === 1 ? part.toLowerCase() : part);

/**
 * The one address of what is at that path: lower case, without a slash at its end. A product's id
 * keeps its case, which means something to the store.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return productPath.test(path) ? path : path.replace(escapeOrCapital, lowerUnlessEscape);
}
