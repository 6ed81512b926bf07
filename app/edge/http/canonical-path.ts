/** Paths that keep their case: the store's ids, and files named by a hash of their contents. */
const headOfCased = /^\/(products\/prod_|assets\/)/i;
const escaped = /%[\dA-F]{2}/gi;
// An escape means the same in either case, so its case is kept.
const escapeOrCapital = /%[\dA-F]{2}|[A-Z]/gi;

/** The canonical path: no needless escapes, lower case, single slashes, no slash at the end. */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(escaped, unescapeIfPlain)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  const [head] = headOfCased.exec(path) ?? [];
  if (head) return head.toLowerCase() + path.slice(head.length);
  return path.replace(escapeOrCapital, (part) => (part.length === 1 ? part.toLowerCase() : part));
}

/** Letters, digits and hyphens need no escape (RFC 3986, section 2.3). Escaped dots are suspicious and stay. */
function unescapeIfPlain(part: string): string {
  const character = decodeURIComponent(/^%[0-7]/.test(part) ? part : "%25");
  return /[\w-]/.test(character) ? character : part;
}
