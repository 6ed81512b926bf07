// Not from Intl: a browser blocks the page for several milliseconds to create its first date formatter.
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Formats `2026-11-20` as "20 November 2026". */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Shortens the text to at most `maxLength` UTF-16 units, after a whole word where possible. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, maxLength);
}
