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

/** Formats `2027-03`, or a day of that month, as "March 2027". */
export const monthWords = (isoDate: string): string =>
  `${monthNames[Number(isoDate.slice(5, 7)) - 1]} ${isoDate.slice(0, 4)}`;

/** Shortens the text to at most `maxLength` UTF-16 units, after a whole word where possible. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, maxLength);
}
