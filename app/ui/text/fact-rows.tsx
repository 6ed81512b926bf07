import type { ReactNode } from "react";

/** A labelled fact: null while it is unknown, `isNone` if there is none. */
export type FactRow = { label: string; value: ReactNode; isNone?: boolean };

/** Leaves out unknown facts, except on a staging site, which shows them as a reminder. */
export function rowsToShow(rows: FactRow[], isStaging: boolean): FactRow[] {
  return rows.filter(({ value, isNone }) => value !== null || (isStaging && !isNone));
}

/** Facts one below the other. Renders nothing without any. */
export function FactRows({ rows }: { rows: FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className="border-sand-deep border-t-2 border-dashed py-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere font-semibold">
            {value ?? <mark className="bg-marigold-pale px-1.5">To be supplied</mark>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A visitor's input, label and value side by side. */
export function FilledRows({ rows }: { rows: { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
