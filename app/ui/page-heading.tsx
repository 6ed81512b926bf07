import type { ReactNode, Ref } from "react";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** For moving the focus here when what had it has gone. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The page's name and, below it, what it is for. */
export function PageHeading({ title, children, ref }: PageHeadingProps) {
  return (
    <div className="mb-10">
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-3xl sm:text-4xl">
        {title}
      </h1>
      {children && <p className="mt-3 max-w-2xl text-ink-soft text-lg">{children}</p>}
    </div>
  );
}
