import type { ReactNode } from "react";

type SectionHeadingProps = {
  id: string;
  title: string;
  /** As large as another page's title: on the home page, whose own is larger. */
  isLarge?: boolean;
  children?: ReactNode;
};

export function SectionHeading({ id, title, isLarge, children }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className={`font-semibold text-heading ${isLarge ? "sm:text-title" : ""}`}>
        {title}
      </h2>
      {children && <p className="mt-2 text-ink-soft text-lead sm:mt-4">{children}</p>}
    </div>
  );
}

export function Eyebrow({ children, isOnDark }: { children: string; isOnDark?: boolean }) {
  return (
    <p
      className={`mb-3 font-semibold text-sm uppercase tracking-[0.12em] ${isOnDark ? "text-marigold-bright print:text-ink" : "text-marigold-deep"}`}
    >
      {children}
    </p>
  );
}
