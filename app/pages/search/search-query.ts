import { isBlank, withoutControls } from "#ui/forms/checks/invisible.ts";

export const maxQueryLength = 100;

/** For a route's `searchParams`: any text, with one space between words. The end of one that is too long does not matter. */
export const searchSearchParams = { q: (value: string) => tidy(value) || undefined };

function tidy(value: string): string {
  const text = withoutControls(value).replace(/\s+/g, " ").trim();
  return isBlank(text) ? "" : text.slice(0, maxQueryLength + 1);
}

/** What is searched for: empty for nothing, null for a text that is too long. */
export function readSearchQuery(search: URLSearchParams): string | null {
  const text = tidy(search.get("q") ?? "");
  return text.length > maxQueryLength ? null : text;
}
