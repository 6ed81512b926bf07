import { sha256 } from "./digest";

const tagBytes = 12;

/**
 * A weak tag of what the body is made of, so that it stays true when the edge compresses it (RFC 9110,
 * section 8.8.3).
 */
export async function entityTag(body: BufferSource): Promise<string> {
  const digest = await sha256(body);
  return `W/"${[...digest.subarray(0, tagBytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Whether the visitor has that very body already (RFC 9110, section 13.1.2). */
export function isAlreadyThere(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const withoutWeakness = (value: string) => value.trim().replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").map(withoutWeakness).includes(withoutWeakness(tag))
  );
}
