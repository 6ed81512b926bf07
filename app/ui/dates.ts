// Not Intl's: a browser needs several milliseconds of a page's time to make its first formatter of dates.
const monthNames = [
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

/** `2026-11-20` is "20 November 2026". */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
