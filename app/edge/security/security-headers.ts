import type { MiddlewareFunction } from "react-router";
import { inertSecurityPolicy } from "./content-security-policy.ts";

/** On every response of the Worker. public/_headers has them for static files, which other sites may embed. */
export const securityHeaderValues = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

export const securityHeaders: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  setSecurityHeaders(response.headers);
  return response;
};

/**
 * A page has a Content-Security-Policy of its own (entry.server.tsx); other responses may load nothing. A page whose
 * address is a secret has a rule of its own for referrers (app/edge/caching/private-pages.server.ts).
 */
export function setSecurityHeaders(headers: Headers): void {
  const ownPolicy = headers.get("Referrer-Policy");
  for (const [name, value] of Object.entries(securityHeaderValues)) headers.set(name, value);
  if (ownPolicy) headers.set("Referrer-Policy", ownPolicy);
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", inertSecurityPolicy);
  }
}
