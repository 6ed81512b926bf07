/** Shortens the text to at most `maxLength` UTF-16 units, after a whole word where possible. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cutAtLetter(text, maxLength);
}

/** Shortens the text to at most `maxLength` UTF-16 units, after a whole letter as a reader perceives it. */
export function cutAtLetter(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Created only here: it takes a browser some 15 ms.
  const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
  return text.slice(0, letters.segment(text).containing(maxLength)?.index);
}

/** Its first letter small, but for a name or an abbreviation. */
export const inSentence = (words: string): string =>
  /^(?:[A-Z]{2}|India|Great Britain)/.test(words) ? words : lowerFirst(words);

/** Its first letter small. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Its first letter large. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Keeps a figure on one line with its unit and with the sign before it, such as "≤ 8 kg". */
export const keepUnits = (text: string): string =>
  text.replace(/([≤>\d]) (?=\d|kg\b|cm\b|°C)/g, "$1\u00a0");

/** A number with its noun, such as "5 days" or "1 day". */
export const countWords = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
