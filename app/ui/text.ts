const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first `maxLength` characters as a reader sees them, with an ellipsis if there are more. */
export function preview(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let kept = "";
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === maxLength) return `${kept}…`;
    kept += segment;
    count += 1;
  }
  return text;
}

/** At most `maxLength` UTF-16 units of the text, ending with a whole word. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, maxLength);
}
