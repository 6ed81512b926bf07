import { howRead, readingWords } from "#travel/rules/rule-words.ts";
import { formatDate } from "#ui/text/date-words.ts";
import type { Citation } from "./citation.ts";
import { isDue } from "./rule-checks.ts";

export type SourceView = ReturnType<typeof describeSource>;

/**
 * Where a fact comes from, and how and when it was read.
 * @param mostlyRead the day that the page says once for all sources (`YYYY-MM-DD`)
 */
export function describeSource(citation: Citation, today: string, mostlyRead?: string) {
  const { source, read, checked } = citation;
  const isSaid = checked === mostlyRead;
  return {
    ...source,
    reading: isSaid ? howRead[read] : readingWords[read],
    checked: isSaid ? null : { dateTime: checked, words: formatDate(checked) },
    isDue: isDue(citation, today),
  };
}
