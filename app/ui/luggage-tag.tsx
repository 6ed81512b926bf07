import type { ReactNode } from "react";

/** A price on a luggage tag. */
export function LuggageTag({ children }: { children: ReactNode }) {
  return (
    <span className="luggage-tag inline-flex w-fit items-baseline gap-1.5 bg-marigold py-1.5 pr-3.5 pl-6 text-ink">
      {children}
    </span>
  );
}
