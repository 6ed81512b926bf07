/** The address of a page or picture in full; one that has an origin of its own keeps it. */
export function absoluteUrl(origin: string, address: string): string {
  return new URL(address, origin).href;
}

/** The company's `@id`, by which the other blocks name it. */
export function businessId(origin: string): string {
  return `${origin}/#business`;
}
