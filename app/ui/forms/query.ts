import { plainNumbers } from "./checks/digits.ts";
import { isBlank, withoutControls } from "./checks/invisible.ts";

/** The query that a GET form sends. */
export function readFormQuery(form: FormData): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") search.append(name, value);
  return search;
}

/** The query's values under these names without empty ones, trimmed, and with digits of any script as 0 to 9. */
export function readNames<Name extends string>(
  names: readonly Name[],
  search: URLSearchParams,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = withoutControls(search.get(name) ?? "");
    if (!isBlank(value)) found[name] = plainNumbers(value.trim());
  }
  return found;
}

/** For a route's `searchParams`: any value that is not empty, since the loader names an invalid one. */
export const anyValueOf = (names: readonly string[]): Record<string, RegExp> =>
  Object.fromEntries(names.map((name) => [name, /^\s*\S.*$/s]));

/** The query in the order of the names. */
export function writeNames<Name extends string>(
  names: readonly Name[],
  query: Partial<Record<Name, string>>,
): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  return search.toString();
}
