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

type EyebrowProps = {
  children: ReactNode;
  isOnDark?: boolean;
  /** Makes it the heading of the section that has this label. */
  headingId?: string;
};

export function Eyebrow({ children, isOnDark, headingId }: EyebrowProps) {
  const Tag = headingId ? "h2" : "p";
  return (
    <Tag
      id={headingId}
      className={`mb-3 font-sans font-semibold text-sm uppercase tracking-[0.12em] ${isOnDark ? "text-marigold-bright print:text-ink" : "text-marigold-deep"}`}
    >
      {children}
    </Tag>
  );
}
