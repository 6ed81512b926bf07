import { formatDate } from "#ui/text/date-words.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Citation } from "./citation.ts";
import { isDue } from "./rule-checks.ts";
import { howRead, readingWords } from "./rule-words.ts";

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

/** @param props.ask whom to ask while the fact is due for checking */
export function SourceLine({ source, ask }: { source: SourceView; ask: string }) {
  const { title, url, reading, checked, isDue } = source;
  return (
    <span className="block text-ink-soft text-sm">
      <TextLink href={url}>{title}</TextLink>, {reading}
      {checked && (
        <>
          {" "}
          <time dateTime={checked.dateTime}>{checked.words}</time>
        </>
      )}
      {isDue && <strong>{`. Due for checking: ask ${ask}`}</strong>}
    </span>
  );
}
