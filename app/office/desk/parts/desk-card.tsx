import type { ReactNode } from "react";

type DeskCardProps = { id: string; title: string; children: ReactNode };

/** A section of a page, on a card. */
export const DeskCard = ({ id, title, children }: DeskCardProps) => (
  <section aria-labelledby={id} className="min-w-0 rounded-card bg-paper p-5 shadow-card">
    <h2 id={id} className="wrap-anywhere font-semibold text-xl">
      {title}
    </h2>
    {children}
  </section>
);
