import { TextLink } from "~/ui/text/text-link";
import type { DayWords } from "./day-words.server";
import { Time } from "./shown-text";
import type { CitationView } from "./step-view.server";

type CitationProps = {
  citation: CitationView;
  /** The day on which most sources were read, which the page says once. */
  mostlyRead: DayWords;
};

/** The source of a rule, how it was read, and when, unless it is the day of most others. */
export function Citation({ citation, mostlyRead }: CitationProps) {
  const { url, title, how, reading, checked, isDue } = citation;
  return (
    <>
      <TextLink href={url}>{title}</TextLink>,{" "}
      {checked.dateTime === mostlyRead.dateTime ? (
        how
      ) : (
        <>
          {reading} <Time day={checked} />
        </>
      )}
      {isDue && <strong>. Due for checking: ask us first</strong>}
    </>
  );
}
