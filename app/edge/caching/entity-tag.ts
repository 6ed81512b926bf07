import type { MiddlewareFunction } from "react-router";
import { sha256, toHex } from "#edge/http/digest.ts";
import { isForEveryone } from "./cache-policy.ts";

const tagBytes = 12;

/** Gives cacheable responses an ETag, and responds with 304 to a client that has the body already. */
export const entityTags: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status !== 200 || !isForEveryone(request, response)) return response;
  const body = await response.arrayBuffer();
  const { headers } = response;
  const tag = await entityTag(body);
  headers.set("ETag", tag);
  if (!matchesTag(request.headers.get("If-None-Match"), tag)) {
    return new Response(body, { headers });
  }
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
};

/** A weak tag, which stays true when the edge compresses the body (RFC 9110, section 8.8.3). */
export async function entityTag(body: BufferSource): Promise<string> {
  const hash = await sha256(body);
  return `W/"${toHex(hash.subarray(0, tagBytes))}"`;
}

/** Whether If-None-Match contains the tag (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const withoutWeakness = (value: string) => value.trim().replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").map(withoutWeakness).includes(withoutWeakness(tag))
  );
}
