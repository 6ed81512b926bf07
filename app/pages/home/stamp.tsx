/** Each look has its own ink and shape, like the stamps of different borders. */
const stampLooks = {
  round: "size-[9rem] -rotate-6 rounded-full px-4 text-teal",
  plate: "h-[7rem] w-[9.5rem] rotate-3 rounded-xl px-3 text-vermilion",
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
