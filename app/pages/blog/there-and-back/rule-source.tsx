import { howRead, readingWords } from "#travel/rules/rule-words.ts";
import type { Citation } from "#travel/rules/source/citation.ts";
import { isDue } from "#travel/rules/source/rule-checks.ts";
import { wayBackRead } from "#travel/rules/way-back.ts";
import { formatDate } from "#ui/text/date-words.ts";

type RuleSourceProps = {
  citation: Citation;
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
};

/** The source in a word, for facts that stand close together, and its day if the page does not say it for all. */
export function RuleSource({ citation, today }: RuleSourceProps) {
  const { source, read, checked } = citation;
  return (
    <small>
      (
      <a href={source.url}>
        source<span className="sr-only">: {source.title}</span>
      </a>
      , {checked === wayBackRead() ? howRead[read] : readingWords[read]}
      {checked !== wayBackRead() && (
        <>
          {" "}
          <time dateTime={checked}>{formatDate(checked)}</time>
        </>
      )}
      {isDue(citation, today) && <strong>. Due for checking: ask us first</strong>})
    </small>
  );
}
