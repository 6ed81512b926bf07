import type { MiddlewareFunction } from "react-router";
import { plainResponse } from "#edge/http/plain-response.ts";
import { log, type RequestNotes, withRequestNotes } from "#edge/log/log.server.ts";
import { patternToPath } from "./route-table.server.ts";

const retryAfterSeconds = 10;

/** Gives each request an id, logs its result, and shows the id as the reference of a failure. */
export const requestLog: MiddlewareFunction<Response> = ({ request, url, pattern }, next) => {
  const notes: RequestNotes = {
    requestId: requestIdOf(request.headers),
    route: patternToPath(pattern),
    address: url.pathname + url.search,
    storeStatuses: [],
  };
  return withRequestNotes(notes, async () => {
    const startedAtMs = Date.now();
    const response = referToLog(await next(), notes);
    const durationMs = Date.now() - startedAtMs;
    const fields = { method: request.method, durationMs, storeStatuses: notes.storeStatuses };
    if (request.signal.aborted) log.info("Request aborted by its visitor", fields);
    else log.info("Request handled", { ...fields, status: response.status });
    return response;
  });
};

/** The id that Cloudflare gave the request, which its own logs contain too, or a new one. */
function requestIdOf(headers: Headers): string {
  const ray = headers.get("CF-Ray") ?? "";
  return /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
}

/** Server-Timing is the one header that a page's scripts can read afterwards (frame/failure/request-id.tsx). */
function referToLog(response: Response, { requestId }: RequestNotes): Response {
  const { status, headers } = response;
  if (status < 500 && status !== 429) return response;
  headers.set("Server-Timing", `request;desc="${requestId}"`);
  if (status === 503 && !headers.has("Retry-After")) {
    headers.set("Retry-After", String(retryAfterSeconds));
  }
  const isPageOrData = /^text\/(html|x-script)/.test(headers.get("Content-Type") ?? "");
  if (status !== 500 || isPageOrData) return response;
  const text = `Something went wrong. Please try again. Reference: ${requestId}`;
  return plainResponse(status, text, headers);
}
