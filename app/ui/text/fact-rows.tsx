import type { ReactNode } from "react";

/** A labelled fact: null while it is unknown, `isNone` if there is none. */
export type FactRow = { label: string; value: ReactNode; isNone?: boolean };

/** Leaves out unknown facts, except on a staging site, which shows them as a reminder. */
export function rowsToShow(rows: FactRow[], isStaging: boolean): FactRow[] {
  return rows.filter(({ value, isNone }) => value !== null || (isStaging && !isNone));
}

type FactRowsProps = {
  rows: FactRow[];
  /** With values such as addresses, which a narrow card has no room for beside their labels. */
  areLong?: boolean;
};

/** Facts one below the other: the label on the left, its value beside it. Renders nothing without any. */
export function FactRows({ rows, areLong }: FactRowsProps) {
  if (rows.length === 0) return null;
  const list = (
    <dl
      className={`grid gap-x-4 ${areLong ? "@sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : "grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"}`}
    >
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="col-span-full grid grid-cols-subgrid items-baseline border-sand-deep border-t py-2.5"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-semibold">
            {value ?? <mark className="bg-marigold-pale px-1.5">To be supplied</mark>}
          </dd>
        </div>
      ))}
    </dl>
  );
  return areLong ? <div className="@container">{list}</div> : list;
}
