import type { RequestNotes } from "~/log/log.server";
import { neverCached, pageKindTag } from "./cache-policy";
import { inertSecurityPolicy } from "./content-security-policy";
import { entityTag, isAlreadyThere } from "./entity-tag";
import { isReading } from "./is-reading";
import { securityHeaders } from "./security-headers";

const retryAfterSeconds = 10;

/**
 * Gives an answer what all answers have: security headers, a word on caching, and where it may be cached
 * a weak ETag, or 304 for who has it already. Whatever a route says, an answer is kept from all caches
 * when it sets a cookie, fails, or follows a POST; and one that says nothing is too, since the edge would
 * otherwise keep it for hours.
 */
export async function finishAnswer(
  request: Request,
  answer: Response,
  { requestId, route }: RequestNotes,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  setMissing(headers, securityHeaders);
  // A page has its own, but for development, where it has none.
  if (!headers.get("Content-Type")?.startsWith("text/html")) {
    setMissing(headers, { "Content-Security-Policy": inertSecurityPolicy });
  }

  if (!isForEveryone(request, answer)) {
    headers.delete("CDN-Cache-Control");
    headers.delete("Cache-Tag");
    for (const [name, value] of Object.entries(neverCached)) headers.set(name, value);
    if (answer.status >= 500) headers.set("Server-Timing", `request;desc="${requestId}"`);
    if (answer.status === 503) setMissing(headers, { "Retry-After": String(retryAfterSeconds) });
    return new Response(answer.body, { status: answer.status, headers });
  }

  if (route) headers.append("Cache-Tag", pageKindTag(route));
  if (answer.status !== 200) return new Response(answer.body, { status: answer.status, headers });

  const { body, tag } = await taggedBody(answer);
  headers.set("ETag", tag);
  if (!isAlreadyThere(request.headers.get("If-None-Match"), tag)) {
    return new Response(body, { headers });
  }
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** A page knows its tag already (entry.server.tsx). */
async function taggedBody(answer: Response) {
  const tag = answer.headers.get("ETag");
  if (tag) return { body: answer.body, tag };
  const body = await answer.arrayBuffer();
  return { body, tag: await entityTag(body) };
}

function isForEveryone(request: Request, answer: Response): boolean {
  return (
    isReading(request) &&
    answer.status < 500 &&
    !answer.headers.has("Set-Cookie") &&
    /\bpublic\b/.test(answer.headers.get("Cache-Control") ?? "")
  );
}

function setMissing(headers: Headers, wanted: Record<string, string>): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
