import { formatDate } from "~/ui/text";
import { TextLink } from "~/ui/text-link";
import type { Guide } from "./articles.server";

export const sourcesSection = { id: "sources", title: "Official sources" };

type SourcesProps = { guide: Pick<Guide, "sources" | "lastChecked"> };

export function Sources({ guide: { sources, lastChecked } }: SourcesProps) {
  return (
    <section
      aria-labelledby={sourcesSection.id}
      className="mt-10 max-w-[44rem] border-sand-deep border-t-2 border-dashed pt-6"
    >
      <h2 id={sourcesSection.id} className="font-semibold text-heading">
        {sourcesSection.title}
      </h2>
      <ul className="mt-4 grid gap-2">
        {sources.map(({ name, url }) => (
          <li key={url} className="wrap-anywhere">
            <TextLink href={url} className="inline-block py-1">
              {name}
            </TextLink>
            <span className="hidden text-sm print:block">{url}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        Last checked: <time dateTime={lastChecked}>{formatDate(lastChecked)}</time>. Rules change,
        and the authority’s page decides.
      </p>
    </section>
  );
}
