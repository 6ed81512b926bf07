import { href } from "react-router";
import { PageLink } from "#ui/text/text-link.tsx";

export type LogLine = { time: string; name: string; reference: string | null; did: string };

/** Who did what and when, the last first. With references, each leads to its enquiry. */
export function Log({ entries, hasReferences }: { entries: LogLine[]; hasReferences?: true }) {
  if (entries.length === 0) return <p className="mt-2">Nothing yet.</p>;
  return (
    <ol className="mt-2 divide-y-2 divide-dashed divide-sand-deep">
      {entries.map(({ time, name, reference, did }, index) => (
        <li key={index} className="wrap-anywhere py-1.5">
          <span className="text-ink-soft">{time}</span> <strong>{name}</strong> {did}
          {hasReferences && reference && (
            <>
              {": "}
              <PageLink
                to={`${href("/desk")}?${new URLSearchParams({ q: reference })}`}
                className="whitespace-nowrap"
              >
                {reference}
              </PageLink>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
