import { TextLink } from "#ui/text/text-link.tsx";
import type { SourceView } from "./source-view.server.ts";

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
