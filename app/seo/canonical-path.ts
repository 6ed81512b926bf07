/** What keeps its case: the store's ids, and files that are named by their contents. */
const headOfCased = /^\/(products\/prod_|assets\/)/i;
const escaped = /%[\dA-F]{2}/gi;
// An escape means the same in either case, and is left as it came.
const escapeOrCapital = /%[\dA-F]{2}|[A-Z]/gi;

/** The one address of what is at that path: nothing escaped that need not be, lower case, single slashes, none at its end. */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(escaped, unescapeIfPlain)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  const [head] = headOfCased.exec(path) ?? [];
  if (head) return head.toLowerCase() + path.slice(head.length);
  return path.replace(escapeOrCapital, (part) => (part.length === 1 ? part.toLowerCase() : part));
}

/** Letters, digits and hyphens mean the same escaped or not (RFC 3986, section 2.3); dots look odd, and stay so. */
function unescapeIfPlain(part: string): string {
  const character = decodeURIComponent(/^%[0-7]/.test(part) ? part : "%25");
  return /[\w-]/.test(character) ? character : part;
}
