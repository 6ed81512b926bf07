import type { ReactNode } from "react";

/** The column of a page that is not made of bands, below the header. */
export function Page({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div
      className={`mx-auto w-full px-4 pt-[calc(var(--spacing-header)+2.5rem)] pb-section sm:px-6 print:pt-0 ${isNarrow ? "max-w-3xl" : "max-w-6xl"}`}
    >
      {children}
    </div>
  );
}
