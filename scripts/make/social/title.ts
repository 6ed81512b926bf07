/** Returns the width of a text, relative to its font size. */
export type Measure = (text: string) => number;

export type TitleLayout = { lines: string[]; fontSize: number };

export const titleLineHeight = 1.1;

/** From the largest. The largest sizes allow fewer lines, so that a title does not become a column of words. */
const sizes = [
  { fontSize: 120, maxLines: 2 },
  { fontSize: 104, maxLines: 2 },
  { fontSize: 85, maxLines: 3 },
  { fontSize: 78, maxLines: 3 },
  { fontSize: 72, maxLines: 4 },
  { fontSize: 64, maxLines: 4 },
  { fontSize: 56, maxLines: 4 },
  { fontSize: 48, maxLines: 4 },
];

/**
 * Breaks a title into lines of about the same length, in the largest size that fits `width` pixels.
 * @throws Error when the title is too long for four lines
 */
export function layOutTitle(title: string, width: number, measure: Measure): TitleLayout {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { fontSize, maxLines } of sizes) {
    const maxWidth = width / fontSize;
    const { length } = wrap(words, maxWidth, measure);
    if (length > maxLines || words.some((word) => measure(word) > maxWidth)) continue;
    return { fontSize, lines: balance(words, maxWidth, length, measure) };
  }
  throw new Error(`Too long for a social image: ${title}`);
}

/** The font size, of at most `largest`, in which a text fits into one line of `width` pixels. */
export function fitLine(text: string, largest: number, width: number, measure: Measure): number {
  return Math.min(largest, width / measure(text));
}

function wrap(words: string[], maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || measure(longer) > maxWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Wraps to the narrowest width that still needs no more than `count` lines. */
function balance(words: string[], maxWidth: number, count: number, measure: Measure): string[] {
  const longestWord = Math.max(...words.map(measure));
  for (let width = longestWord; width < maxWidth; width += 0.2) {
    const lines = wrap(words, width, measure);
    if (lines.length <= count) return lines;
  }
  return wrap(words, maxWidth, measure);
}
