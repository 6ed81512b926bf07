/** The initials of a person in a round postmark, in place of a photograph. The name is beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <div className="grid h-full place-items-center bg-marigold-pale px-6 py-10">
      <svg viewBox="0 0 300 200" className="w-full max-w-72 -rotate-6 text-teal" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="4">
          <circle cx="104" cy="100" r="92" />
          <circle
            cx="104"
            cy="100"
            r="79"
            strokeWidth="3"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
          {[64, 88, 112, 136].map((y) => (
            <path key={y} d={`M198 ${y}q12-12 24 0t24 0t24 0t24 0`} strokeLinecap="round" />
          ))}
        </g>
        <text
          x="104"
          y="126"
          textAnchor="middle"
          fontSize="76"
          className="fill-current font-display font-semibold"
        >
          {initialsOf(name)}
        </text>
      </svg>
    </div>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const letters = name.split(" ").map(([letter = ""]) => letter.toUpperCase());
  return letters.length > 1 ? `${letters.at(0)}${letters.at(-1)}` : letters.join("");
}
