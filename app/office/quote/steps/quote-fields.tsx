import type { ReactNode } from "react";
import type { QuoteProblems } from "#office/quote/input/quote-input.server.ts";
import type { QuoteName, QuoteQuery } from "#office/quote/input/quote-query.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { textLinkLook } from "#ui/text/text-link.tsx";

/** The values and problems that a step shows in its fields. */
export type StepProps = { query: QuoteQuery; problems: QuoteProblems };

type MoreFieldsProps = StepProps & { title: string; names: QuoteName[]; children: ReactNode };

/** Optional questions; open if one of them has an input. */
export function MoreFields({ title, names, query, problems, children }: MoreFieldsProps) {
  return (
    <Fold
      title={title}
      heading={null}
      isOpenAtFirst={names.some((name) => query[name] || problems[name])}
      // Rows that follow each other share a rule, whatever the gap of the form.
      className="[details+&]:-mt-4"
    >
      <div className="grid gap-4">{children}</div>
    </Fold>
  );
}

type PairProps = {
  /** Lists, whose words a phone would cut, stand one below the other there. */
  areLists?: boolean;
  children: ReactNode;
};

/** Two fields side by side, even on a phone. */
export const Pair = ({ areLists, children }: PairProps) => (
  <div className={`grid gap-3 ${areLists ? "sm:grid-cols-2" : "grid-cols-2"}`}>{children}</div>
);

/** The buttons of a step: the next one fills the row, and the way back is a link beside it. */
export function StepButtons({ children }: { children: ReactNode }) {
  return (
    <div data-foot-bar className="flex items-center gap-3">
      {children}
    </div>
  );
}

export const backLook = `inline-flex min-h-12 items-center px-3 font-semibold ${textLinkLook}`;
