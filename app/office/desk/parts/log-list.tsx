import { href } from "react-router";
import type { LogView } from "#office/desk/log-view.server.ts";
import { PageLink } from "#ui/text/text-link.tsx";

type LogProps = { log: LogView; hasReferences?: boolean };

/** Who did what and when, the last first. With references, each leads to its enquiry. */
export function Log({ log: { entries, older }, hasReferences = false }: LogProps) {
  if (entries.length === 0) return <p className="mt-2">Nothing yet.</p>;
  return (
    <>
      <ol className="mt-2 divide-y divide-sand-deep">
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
      {older && (
        <PageLink to={older} className="mt-2 inline-block py-2">
          Older ones
        </PageLink>
      )}
    </>
  );
}
