import { TextLink } from "#ui/text/text-link.tsx";
import type { ShownCitation } from "./step-view.server.ts";
import { DatedWords } from "./text/shown-text.tsx";

/** The source of a rule, and how it was read. */
export function Citation({ citation: { url, title, read, isDue } }: { citation: ShownCitation }) {
  return (
    <>
      <TextLink href={url}>{title}</TextLink>, <DatedWords text={read} />
      {isDue && <strong>. Due for checking: ask us first</strong>}
    </>
  );
}
