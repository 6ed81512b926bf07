import type { ReactNode } from "react";
import { PlaneShape } from "#ui/paper/plane.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";

type PassProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** The content below the tear. */
  stub: ReactNode;
  className?: string;
};

/** A card in the style of a boarding pass. */
export function Pass({ id, title, children, stub, className = "" }: PassProps) {
  return (
    <section aria-labelledby={id} className={`rounded-card bg-paper shadow-card ${className}`}>
      <div className="flex items-center justify-between gap-6 rounded-t-card bg-teal-deep px-6 py-4 text-white print:text-ink">
        <h2 id={id} className="wrap-anywhere min-w-0 font-semibold text-xl">
          {title}
        </h2>
        <FlightLeg />
      </div>
      <div className="px-6 py-5">{children}</div>
      <TicketStub className="px-6 pt-6 pb-5">{stub}</TicketStub>
    </section>
  );
}

function FlightLeg() {
  return (
    <svg viewBox="0 0 96 20" className="h-5 w-24 min-w-0 shrink-[9]" aria-hidden="true">
      <path
        d="M3 10H60"
        className="fill-none stroke-marigold-bright"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      <PlaneShape className="fill-white" transform="translate(78 10) scale(0.85)" />
    </svg>
  );
}

/** A fact in a pass's large letters, inside a description list. */
export function PassFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-display font-semibold text-xl leading-snug">{children}</dd>
    </div>
  );
}

export const passFacts =
  "flex flex-wrap gap-x-12 gap-y-4 border-sand-deep border-b-2 border-dashed pb-5";
