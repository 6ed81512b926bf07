import type { ComponentProps, ReactNode } from "react";
import { dayInput, FormField } from "~/forms/form-field";
import type { QuoteProblems } from "../quote-input";
import type { QuoteName, QuoteQuery } from "../quote-query";

/** The values and problems that a step shows in its fields. */
export type StepProps = { query: QuoteQuery; problems: QuoteProblems };

type QuoteFieldProps = StepProps & { name: QuoteName } & Omit<
    ComponentProps<typeof FormField>,
    "name" | "defaultValue" | "error"
  >;

/** A field with its answer and the answer's problem. */
export function QuoteField({ name, query, problems, ...rest }: QuoteFieldProps) {
  return (
    <FormField
      autoComplete="off"
      name={name}
      defaultValue={query[name]}
      error={problems[name]}
      {...rest}
    />
  );
}

export function DayField(props: QuoteFieldProps) {
  return <QuoteField {...dayInput} {...props} />;
}

type MoreFieldsProps = StepProps & { title: string; names: QuoteName[]; children: ReactNode };

/** Optional questions; open if one of them has an answer. */
export function MoreFields({ title, names, query, problems, children }: MoreFieldsProps) {
  return (
    <details
      open={names.some((name) => query[name] || problems[name])}
      className="rounded-lg border-2 border-sand-deep border-dashed px-4"
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
