/** Buyers are sent to https only, or to http where the store itself is on http, as the sandbox is. */
export function isPaymentUrl(url: string, storeAddress: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === "https:" || (protocol === "http:" && storeAddress.startsWith("http:"));
}
