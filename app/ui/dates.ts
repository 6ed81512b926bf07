const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `2026-11-20` is "20 November 2026". */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}
