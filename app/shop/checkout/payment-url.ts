/**
 * The address to send a buyer to, or null if it is not one: https only, or http where the store
 * itself is on http, as the sandbox is.
 */
export function safePaymentUrl(url: string, storeAddress: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && storeAddress.startsWith("http:"));
  // As parsed: it goes into a header, where not every character of the original may stand.
  return isSafe ? href : null;
}
