/** Each look has its own ink and shape, like the stamps of different borders. */
const stampLooks = {
  round: "size-[9rem] -rotate-6 rounded-full px-4 text-teal",
  plate: "h-[7rem] min-w-[9.5rem] rotate-3 rounded-xl px-4 text-vermilion",
  oval: "h-[7.5rem] w-[9.5rem] -rotate-3 rounded-[50%] px-5 text-leaf",
} as const;

type StampProps = { look: keyof typeof stampLooks; figure: string; words: string };

/** A passport stamp with a double rim, and a pair of wings above the words. */
export function Stamp({ look, figure, words }: StampProps) {
  return (
    <span
      className={`grid max-w-full shrink-0 content-center justify-items-center gap-0.5 border-[3px] border-current text-center outline-1 outline-dashed -outline-offset-8 ${stampLooks[look]}`}
    >
      <Wings />
      <span className="font-display font-semibold text-3xl leading-none">{figure}</span>{" "}
      <span className="font-semibold text-sm uppercase leading-tight tracking-[0.12em]">
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

type PostmarkProps = {
  code: string;
  /** A word below it, such as "months"; makes the mark larger. */
  unit?: string;
  className?: string;
};

/** A small round mark over the corner of a picture. Screen readers skip it: the text beside says it in words. */
export function Postmark({ code, unit, className = "" }: PostmarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 rotate-12 place-content-center justify-items-center rounded-full border-2 border-marigold-deep/70 bg-paper font-display font-semibold text-marigold-deep leading-none outline-1 outline-marigold-deep/50 outline-dashed -outline-offset-6 ${unit ? "size-18 text-xl" : "size-14 text-sm tracking-wide"} ${className}`}
    >
      <span>{code}</span>
      {unit && <span className="font-sans text-xs">{unit}</span>}
    </span>
  );
}

/** A time that begins with months, such as "3 to 6 months ahead", as a mark: "3–6 months". */
export function MonthsMark({ time, className }: { time: string; className?: string }) {
  const [, from, to] = /^(\d+)(?: to (\d+))? months\b/.exec(time) ?? [];
  if (!from) return null;
  return <Postmark code={to ? `${from}–${to}` : from} unit="months" className={className} />;
}
