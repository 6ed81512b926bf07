import { redirect } from "react-router";

/** Headers of a response for one visitor or one moment. */
export const neverCached = { "Cache-Control": "private, no-store" };

/** An uncacheable plain-text response, for requests that none of our pages makes. */
export function plainResponse(status: number, text: string, headers: HeadersInit = {}): Response {
  const response = new Response(`${text}\n`, { status, headers });
  response.headers.set("Content-Type", "text/plain; charset=utf-8");
  for (const [name, value] of Object.entries(neverCached)) response.headers.set(name, value);
  return response;
}

/** Redirects after a form post, so that a reload does not repeat it. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  redirect(location, { status: 303, headers: { ...headers, ...neverCached } });

export const nothingFound = () => plainResponse(404, "There is nothing here.");
