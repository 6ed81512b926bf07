import type { ReactNode } from "react";

const grounds = {
  cream: "bg-cream",
  paper: "bg-paper",
  pale: "bg-teal-pale",
  teal: "bg-teal-deep text-white",
} as const;

type SectionProps = {
  /** The id of the section's heading. */
  labelledBy: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
  className?: string;
};

/** A band across the page with one idea in it. */
export function Section({ labelledBy, ground = "cream", children, className = "" }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`${grounds[ground]} py-section ${className}`}>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">{children}</div>
    </section>
  );
}
