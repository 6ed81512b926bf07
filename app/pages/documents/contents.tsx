import type { ReactNode } from "react";
import { Fold } from "#ui/layout/fold.tsx";
import type { DocumentSection } from "./documents.server.tsx";

type ContentsProps = { sections: DocumentSection[] };

/** A text from 1024 px up, and its contents on the right. */
export const besideContents =
  "lg:grid lg:grid-cols-[minmax(0,var(--container-text))_minmax(14rem,18rem)] lg:items-start lg:justify-between lg:gap-10";

/** Links to the sections of a long text, which stay in view beside it. */
export function Contents({
  sections,
  label,
  children,
}: ContentsProps & { label: string; children?: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="sticky top-[calc(var(--spacing-header)+1.5rem)] flex max-h-[calc(100dvh-var(--spacing-header)-3rem)] flex-col overflow-hidden rounded-card bg-paper shadow-card max-lg:hidden print:hidden"
    >
      <nav
        aria-labelledby="sections-title"
        className="min-h-0 overflow-y-auto p-6 [mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)]"
      >
        <p id="sections-title" className="mb-2 font-display font-semibold text-xl">
          On this page
        </p>
        <SectionLinks sections={sections} />
      </nav>
      {children && <div className="shrink-0">{children}</div>}
    </aside>
  );
}

/** The same on screens that are too narrow for them. */
export function FoldedContents({ sections }: ContentsProps) {
  return (
    <Fold title="On this page" heading={null} className="mt-4 mb-5 lg:hidden print:hidden">
      <nav aria-label="On this page">
        <SectionLinks sections={sections} />
      </nav>
    </Fold>
  );
}

function SectionLinks({ sections }: ContentsProps) {
  return (
    <ul className="grid lg:text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          {/* Not a Link: only the browser also moves the focus to the section. */}
          <a
            href={`#${id}`}
            className="block py-1.5 lg:py-1 leading-snug decoration-2 decoration-marigold underline-offset-4 hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
