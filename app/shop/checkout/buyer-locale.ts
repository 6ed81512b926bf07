import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { isTimeZone } from "#edge/http/time-zone.ts";

export const defaultLocale = "en-IN";

/** The language in canonical form (BCP 47); the default for what browsers report otherwise, such as "en-US@posix". */
export function canonicalLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? defaultLocale;
  } catch (error) {
    if (error instanceof RangeError) return defaultLocale;
    throw error;
  }
}

/**
 * The time zone if it is an IANA name, otherwise the default: browsers report "Etc/Unknown" when they do not know it.
 * The name stays as it is, because V8 would replace Asia/Kolkata by the older Asia/Calcutta.
 */
export const knownTimeZone = (name: string): string =>
  // Intl also takes offsets such as "+05:30", which are no names.
  /^[a-z]/i.test(name) && isTimeZone(name) ? name : indiaTimeZone;
