import { plainResponse } from "#edge/http/plain-response.ts";
import { isRead } from "#edge/http/request-kind.ts";
import { log } from "#edge/log/log.server.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/**
 * Redirects a request over plain HTTP to HTTPS, and refuses a post, because its fields have already been sent in the
 * clear. Returns null for HTTPS, and for localhost, which has no certificate.
 */
export function requireHttps(request: Request): Response | null {
  const url = new URL(request.url);
  if (url.protocol === "https:" || isThisMachine(url.hostname)) return null;
  const response = isRead(request)
    ? plainResponse(308, "This site uses HTTPS.", { Location: secureUrl(url) })
    : plainResponse(403, "This site accepts forms over HTTPS only.");
  setSecurityHeaders(response.headers);
  log.info("Request over plain HTTP", { method: request.method, status: response.status });
  return response;
}

/**
 * Whether a page of another origin made the request. Browsers send `Origin` with a form post, and current ones also
 * `Sec-Fetch-Site`. Other clients send neither, and have no visitor's session to abuse.
 */
export function isFromElsewhere({ url, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  const { origin } = new URL(url);
  return !["same-origin", "none"].includes(site) || (headers.get("Origin") ?? origin) !== origin;
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Drops the port, which served plain HTTP. */
function secureUrl({ hostname, pathname, search }: URL): string {
  return `https://${hostname}${pathname}${search}`;
}
