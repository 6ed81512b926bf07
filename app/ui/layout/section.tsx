import type { ReactNode } from "react";

const backgrounds = {
  cream: "bg-cream",
  paper: "bg-paper",
  pale: "bg-teal-pale",
  teal: "bg-teal-deep text-white",
} as const;

type SectionProps = {
  /** The id of the section's heading. */
  labelledBy: string;
  ground?: keyof typeof backgrounds;
  children: ReactNode;
};

/** A full-width band of the page. */
export function Section({ labelledBy, ground = "cream", children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`${backgrounds[ground]} py-section`}>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">{children}</div>
    </section>
  );
}
