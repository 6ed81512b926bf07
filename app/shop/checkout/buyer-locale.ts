export const defaultLocale = "en-IN";
export const defaultTimeZone = "Asia/Kolkata";

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
export function knownTimeZone(name: string): string {
  // Intl also takes offsets such as "+05:30", which are no names.
  if (!/^[a-z]/i.test(name)) return defaultTimeZone;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch (error) {
    if (error instanceof RangeError) return defaultTimeZone;
    throw error;
  }
}
