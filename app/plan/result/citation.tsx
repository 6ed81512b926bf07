import { TextLink } from "~/ui/text/text-link";
import { Time } from "./shown-text";
import type { CitationView } from "./step-view.server";

/** The source of a rule, how it was read, and when. */
export function Citation({
  citation: { url, title, reading, checked, isDue },
}: {
  citation: CitationView;
}) {
  return (
    <>
      <TextLink href={url}>{title}</TextLink>, {reading} <Time day={checked} />
      {isDue && <strong>. Due for checking: ask us first</strong>}
    </>
  );
}
