export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether client navigation requests the data of a page instead of the page.
 * @param url the normalised URL that React Router passes to loaders and middleware
 */
export function isDataRequest(request: Request, url: URL): boolean {
  return new URL(request.url).pathname !== url.pathname;
}
