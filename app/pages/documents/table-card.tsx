import type { ReactNode } from "react";

/** A table on white paper, whose cells say by themselves what they are: phones do not repeat their columns' headings. */
export const TableCard = ({ children }: { children: ReactNode }) => (
  <div className="table-card overflow-hidden rounded-card bg-paper px-5 shadow-card">
    {children}
  </div>
);
