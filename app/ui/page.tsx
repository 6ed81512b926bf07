import type { ReactNode } from "react";
import { Link } from "react-router";

/** The content column of a page, below the fixed header. Pages made of `Section`s do without it. */
export function Page({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div
      className={`mx-auto w-full px-4 pt-[calc(var(--spacing-header)+2.5rem)] pb-section sm:px-6 print:pt-0 ${isNarrow ? "max-w-3xl" : "max-w-6xl"}`}
    >
      {children}
    </div>
  );
}

type BreadcrumbProps = {
  /** The ancestors of the current page, outermost first. */
  trail: { label: string; path: string }[];
  /** The title of the current page. */
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="max-sm:-mt-5">
      <ol className="flex items-center text-sm">
        {trail.map(({ label, path }) => (
          <li
            key={path}
            className="flex shrink-0 items-center after:mx-2 after:size-1 after:rounded-full after:bg-marigold-deep"
          >
            <Link
              to={path}
              className="py-2 font-semibold text-teal decoration-2 decoration-marigold underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="min-w-0 truncate text-ink-soft" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
