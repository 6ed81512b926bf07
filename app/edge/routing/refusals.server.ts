import type { MiddlewareFunction } from "react-router";
import { plainResponse } from "#edge/http/plain-response.ts";
import { isDataRequest, isRead } from "#edge/http/request-kind.ts";
import { log } from "#edge/log/log.server.ts";
import { setSecurityHeaders } from "#edge/security/security-headers.ts";
import { isFromElsewhere } from "#edge/security/transport.server.ts";
import { matchedRoute } from "./route-table.server.ts";

const maxPathLength = 1_000;
const maxSearchLength = 4_000;
const methods = ["GET", "HEAD", "POST"];

/**
 * Refuses requests that no page of ours makes. React Router responds to unknown methods and foreign origins before
 * any middleware runs, so workers/app.ts calls this first. Returns null for an acceptable request.
 */
export function refuseBeforeRouting(request: Request): Response | null {
  const refused = findRefusal(request);
  if (!refused) return null;
  setSecurityHeaders(refused.headers);
  log.info("Request refused", { method: request.method, status: refused.status });
  return refused;
}

function findRefusal(request: Request): Response | null {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  if (!methods.includes(method)) {
    const text = `This site supports ${methods.join(", ")}, not ${method}.`;
    return plainResponse(405, text, { Allow: methods.join(", ") });
  }
  if (pathname.length > maxPathLength || search.length > maxSearchLength) {
    return plainResponse(414, "This address is too long.");
  }
  if (!isReadablePath(pathname)) {
    return plainResponse(400, "This address is not valid. Please check its spelling.");
  }
  if (!isRead(request) && isFromElsewhere(request)) {
    return plainResponse(403, "Forms are accepted from this site's own pages only.");
  }
  return null;
}

/** Refuses data requests for a route without a page, and form posts to a route without an action. */
export const refusals: MiddlewareFunction<Response> = (args, next) => {
  const { request, url } = args;
  const route = matchedRoute(args);
  if (isDataRequest(request, url) && !route?.isPage) return noSuchData();
  if (!isRead(request) && !route?.takesPosts) {
    return plainResponse(405, "This page does not accept forms.", { Allow: "GET, HEAD" });
  }
  return next();
};

export const noSuchData = () => plainResponse(404, "There is no such data.");

/** Whether the path decodes, and decoded contains no control character, backslash or dot segment. */
function isReadablePath(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !/[\p{Cc}\\]|(^|\/)\.\.?(\/|$)/u.test(path);
  } catch {
    return false;
  }
}
