import type { ReactNode } from "react";
import { PlaneShape } from "~/ui/flight-path";
import { TicketStub } from "~/ui/travel-paper";

type OrderPassProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** What is torn off at the desk: the way to pay. */
  stub: ReactNode;
  className?: string;
};

/** The order as a boarding pass. */
export function OrderPass({ id, title, children, stub, className = "" }: OrderPassProps) {
  return (
    <section aria-labelledby={id} className={`rounded-card bg-paper shadow-card ${className}`}>
      <div className="flex items-center justify-between gap-6 rounded-t-card bg-teal-deep px-6 py-4 text-white">
        <h2 id={id} className="shrink-0 font-semibold text-xl">
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
    <svg viewBox="0 0 96 20" className="h-5 w-24" aria-hidden="true">
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
