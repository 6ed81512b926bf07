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

/** Formats `2026-11-20` as "20 November". */
export function dayAndMonth(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;
}

/** Formats `2026-11-20` as "20 November 2026". */
export const formatDate = (isoDate: string): string =>
  `${dayAndMonth(isoDate)} ${new Date(isoDate).getUTCFullYear()}`;

/** Formats `2027-03`, or a day of that month, as "March 2027". */
export const monthWords = (isoDate: string): string =>
  `${monthNames[Number(isoDate.slice(5, 7)) - 1]} ${isoDate.slice(0, 4)}`;
