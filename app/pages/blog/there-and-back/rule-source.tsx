import type { Citation } from "#travel/rules/source/citation.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { wayBackRead } from "#travel/rules/way-back.ts";

type RuleSourceProps = {
  citation: Citation;
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
};

/** The source in a word, on a line below its fact. */
export function RuleSource({ citation, today }: RuleSourceProps) {
  const source = describeSource(citation, today, wayBackRead());
  return (
    <span className="block text-ink-soft text-sm">
      <SourceWords source={source}>
        Source<span className="sr-only">: {source.title}</span>
      </SourceWords>
    </span>
  );
}
