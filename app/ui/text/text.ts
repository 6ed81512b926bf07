/** Shortens the text to at most `maxLength` UTF-16 units, after a whole word where possible. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, maxLength);
}

/** Its first letter small, but for a name or an abbreviation. */
export const inSentence = (words: string): string =>
  /^(?:[A-Z]{2}|India|Great Britain)/.test(words) ? words : lowerFirst(words);

/** Its first letter small. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Its first letter large. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
