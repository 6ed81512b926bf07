import type { ReactNode } from "react";
import { TextLink } from "#ui/text/text-link.tsx";
import type { SourceView } from "./source-view.server.ts";

type SourceWordsProps = {
  source: SourceView;
  /** Whom to ask while the fact is due for checking. */
  ask?: string;
  /** The words of the link, in place of the source's title. */
  children?: ReactNode;
};

/** Where a fact comes from, how it was read, and when, unless the page says that day for all. */
export function SourceWords({
  source,
  ask = "us first",
  children = source.title,
}: SourceWordsProps) {
  const { url, reading, checked, isDue } = source;
  return (
    <>
      <TextLink href={url}>{children}</TextLink>, {reading.replace(/ask us$/, "")}
      {reading.endsWith("ask us") && <span className="whitespace-nowrap">ask us</span>}
      {checked && (
        <>
          {" "}
          <time dateTime={checked.dateTime}>{checked.words}</time>
        </>
      )}
      {isDue && <strong>{`. Due for checking: ask ${ask}`}</strong>}
    </>
  );
}
