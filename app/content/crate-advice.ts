/** Advice about a crate that is out of stock. */
export const soldOutAdvice =
  "Ask us when it is back, at best [[any-destination.crate]] before the flight and [[any-destination.crate.until]] at the latest: your pet has to get used to it.";
