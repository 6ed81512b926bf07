type MeasureLineProps = {
  letter: "A" | "B" | "C" | "D";
  cm: number;
  /** From (0, 0), to the right or, standing, upwards. */
  length: number;
  isUpright?: boolean;
  x: number;
  y: number;
};

/** A line is lit while its field, or a button of it, has the focus. */
const lit = {
  A: "group-has-[[data-length=A]:focus-within]/finder:[&_rect]:fill-marigold-bright",
  B: "group-has-[[data-length=B]:focus-within]/finder:[&_rect]:fill-marigold-bright",
  C: "group-has-[[data-length=C]:focus-within]/finder:[&_rect]:fill-marigold-bright",
  D: "group-has-[[data-length=D]:focus-within]/finder:[&_rect]:fill-marigold-bright",
};

/** Where the number of a short line stands, away from the crate. */
const aside = { A: 11, B: 11, C: 11, D: -11 };

/** A measured length with ticks at its ends and its number on the line, or beside a line that is too short for it. */
export function MeasureLine({ letter, cm, length, isUpright, x, y }: MeasureLineProps) {
  const isShort = length < 66;
  const words = `${letter} ${Math.round(cm * 10) / 10} cm`;
  const plateEm = words.length * 0.53 + 0.5;
  return (
    <g
      transform={`translate(${x} ${y})${isUpright ? " rotate(-90)" : ""}`}
      className={`fill-vermilion ${lit[letter]}`}
    >
      <path d={`M0 0H${length}M0-4V4M${length}-4V4`} strokeWidth="2" className="stroke-vermilion" />
      <g transform={`translate(${length / 2} ${isShort ? aside[letter] : 0})`}>
        <rect
          x={`${-plateEm / 2}em`}
          y="-.6em"
          width={`${plateEm}em`}
          height="1.2em"
          rx="3"
          className="fill-paper"
        />
        <text dy="0.35em">{words}</text>
      </g>
    </g>
  );
}
