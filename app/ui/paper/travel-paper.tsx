import type { ReactNode } from "react";

const tears = {
  below: "border-t-2 before:-top-2.25 before:-left-2 after:-top-2.25 after:-right-2",
  /** Below on a phone, to the right on wider screens. */
  beside:
    "border-t-2 before:-top-2.25 before:-left-2 after:-top-2.25 after:-right-2 sm:border-t-0 sm:border-l-2 sm:before:-top-2 sm:before:-left-2.25 sm:after:top-auto sm:after:right-auto sm:after:-bottom-2 sm:after:-left-2.25",
  /** Below, or to the right in a container with room for it. */
  wherever:
    "border-t-2 before:-top-2.25 before:-left-2 after:-top-2.25 after:-right-2 @4xl:border-t-0 @4xl:border-l-2 @4xl:before:-top-2 @4xl:before:-left-2.25 @4xl:after:top-auto @4xl:after:right-auto @4xl:after:-bottom-2 @4xl:after:-left-2.25",
} as const;

type TicketStubProps = { tear?: keyof typeof tears; children: ReactNode; className?: string };

/** The tear-off part of a card: a perforated edge with a notch at either end. */
export function TicketStub({ tear = "below", children, className = "" }: TicketStubProps) {
  return (
    <div
      className={`relative border-sand-deep border-dashed before:absolute before:size-4 before:rounded-full before:bg-cream after:absolute after:size-4 after:rounded-full after:bg-cream ${tears[tear]} ${className}`}
    >
      {children}
    </div>
  );
}

/** A price on a luggage tag; a quiet one says why there is nothing to pay. */
export function LuggageTag({ isQuiet, children }: { isQuiet?: boolean; children: ReactNode }) {
  return (
    <span
      className={`luggage-tag inline-flex w-fit flex-wrap items-baseline gap-x-1.5 ${isQuiet ? "bg-sand-deep" : "bg-marigold"} py-1.5 pr-3.5 pl-6 text-ink`}
    >
      {children}
    </span>
  );
}
