import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { isTimeZone } from "#edge/http/time-zone.ts";

/**
 * Formats a time in India's time zone and in the visitor's: `india` is "Tuesday 24 November, 18:00", `visitor` is
 * "12:30 in London", or null if it is the same. A time zone is a name such as Europe/London.
 */
export function describeReplyTime(
  time: number,
  visitorZone: string | null,
  place = visitorZone && placeOf(visitorZone),
): { india: string; visitor: string | null } {
  const [day, clock] = formatIn(indiaTimeZone, time);
  const india = `${day}, ${clock}`;
  if (visitorZone === null) return { india, visitor: null };
  const [visitorDay, visitorClock] = formatIn(visitorZone, time);
  if (visitorDay === day && visitorClock === clock) return { india, visitor: null };
  const date = visitorDay === day ? "" : `${visitorDay}, `;
  return { india, visitor: `${date}${visitorClock} ${place}` };
}

/**
 * For a mail, such as "Tuesday 24 November, 18:00 in India (12:30 in London)". A stored time zone may be one that is unknown
 * here: then, and without one, the second clock is that of UTC.
 */
export function onBothClocks(time: number, storedZone: string | null): string {
  const { india, visitor } =
    storedZone !== null && isTimeZone(storedZone)
      ? describeReplyTime(time, storedZone)
      : describeReplyTime(time, "UTC", "UTC");
  return `${india} in India${visitor === null ? "" : ` (${visitor})`}`;
}

/** Such as "Wed 25 Nov, 18:00", in India's time zone. */
export function shortReplyTime(time: number): string {
  const [day, clock] = formatIn(indiaTimeZone, time, "short");
  return `${day}, ${clock}`;
}

/** Its day alone, such as "Wed 25 Nov". */
export const shortReplyDay = (time: number): string => formatIn(indiaTimeZone, time, "short")[0];

function formatIn(
  timeZone: string,
  time: number,
  names: "long" | "short" = "long",
): [day: string, clock: string] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(time);
  return [
    // Some versions put a comma after the weekday.
    format({ weekday: names, day: "numeric", month: names }).replace(",", ""),
    format({ hour: "2-digit", minute: "2-digit" }),
  ];
}

/** Zones without a city, such as UTC or Etc/GMT+3, are not named after a place. */
function placeOf(timeZone: string): string {
  const city = timeZone.startsWith("Etc/") ? null : /\/([^/]+)$/.exec(timeZone)?.[1];
  return city ? `in ${city.replaceAll("_", " ")}` : "where you are";
}
