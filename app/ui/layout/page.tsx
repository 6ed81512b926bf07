import type { ReactNode } from "react";

/** The content column of a page, below the fixed header. Pages made of `Section`s do without it. */
export function Page({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div
      className={`mx-auto w-full px-4 pt-[calc(var(--spacing-header)+2.5rem)] pb-section sm:px-6 print:py-0 ${isNarrow ? "max-w-3xl" : "max-w-6xl"}`}
    >
      {children}
    </div>
  );
}
