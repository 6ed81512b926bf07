import type { ReactNode } from "react";
import { farDown } from "./far-down";

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
  /** Whether the first paint may leave it out (far-down.ts). */
  isFarDown?: boolean;
  children: ReactNode;
  className?: string;
};

/** A band across the page with one idea in it. */
export function Section({
  labelledBy,
  ground = "cream",
  isFarDown,
  children,
  className = "",
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      {...(isFarDown && farDown)}
      className={`${grounds[ground]} py-section ${className}`}
    >
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">{children}</div>
    </section>
  );
}
