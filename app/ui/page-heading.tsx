import type { ReactNode } from "react";

type PageHeadingProps = { title: string; children?: ReactNode };

/** The page's name and, below it, what it is for. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <div className="mb-10">
      <h1 className="font-semibold text-3xl sm:text-4xl">{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-ink-soft text-lg">{children}</p>}
    </div>
  );
}
