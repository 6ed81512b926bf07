import type { ReactNode } from "react";

const tears = {
  below: "border-t-2 before:-top-2.25 before:-left-2 after:-top-2.25 after:-right-2",
  /** Below on a phone, to the right on wider screens. */
  beside:
    "border-t-2 before:-top-2.25 before:-left-2 after:-top-2.25 after:-right-2 sm:border-t-0 sm:border-l-2 sm:before:-top-2 sm:before:-left-2.25 sm:after:top-auto sm:after:right-auto sm:after:-bottom-2 sm:after:-left-2.25",
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

type LuggageTagProps = { ground?: "bg-marigold" | "bg-sand-deep"; children: ReactNode };

/** A short text, usually a price, on a luggage tag. */
export function LuggageTag({ ground = "bg-marigold", children }: LuggageTagProps) {
  return (
    <span
      className={`luggage-tag inline-flex w-fit flex-wrap items-baseline gap-x-1.5 py-1.5 pr-3.5 pl-6 text-ink ${ground}`}
    >
      {children}
    </span>
  );
}

/** Each look has its own ink and shape, like stamps of different border posts. */
const stampLooks = {
  round: "size-36 -rotate-6 rounded-full px-4 text-teal",
  plate: "h-28 w-38 rotate-3 rounded-xl px-3 text-vermilion",
  oval: "h-30 w-38 -rotate-3 rounded-[50%] px-5 text-leaf",
} as const;

type StampProps = { look: keyof typeof stampLooks; figure: string; words: string };

/** A passport stamp with a double rim, and a pair of wings above the words. */
export function Stamp({ look, figure, words }: StampProps) {
  return (
    <span
      className={`relative grid shrink-0 content-center justify-items-center gap-0.5 border-[3px] border-current text-center before:absolute before:inset-1 before:rounded-[inherit] before:border before:border-current before:border-dashed ${stampLooks[look]}`}
    >
      <Wings />
      <span className="font-display font-semibold text-3xl leading-none">{figure}</span>{" "}
      <span className="font-semibold text-sm uppercase leading-tight tracking-[0.08em]">
        {words}
      </span>
    </span>
  );
}

function Wings() {
  return (
    <svg viewBox="0 0 48 10" className="w-12" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 5h15M31 5h15M6 8.5h9M33 8.5h9" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="24" cy="5" r="3" fill="currentColor" />
    </svg>
  );
}
