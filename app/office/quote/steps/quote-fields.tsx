import type { ReactNode } from "react";
import type { QuoteProblems } from "#office/quote/quote-input.ts";
import type { QuoteName, QuoteQuery } from "#office/quote/quote-query.ts";

/** The values and problems that a step shows in its fields. */
export type StepProps = { query: QuoteQuery; problems: QuoteProblems };

type MoreFieldsProps = StepProps & { title: string; names: QuoteName[]; children: ReactNode };

/** Optional questions; open if one of them has an input. */
export function MoreFields({ title, names, query, problems, children }: MoreFieldsProps) {
  return (
    <details
      open={names.some((name) => query[name] || problems[name])}
      className="rounded-lg border border-sand-deep px-4"
    >
      <summary className="min-h-11 py-2 font-semibold">{title}</summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}

/** Two fields side by side, even on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3">{children}</div>;
}
