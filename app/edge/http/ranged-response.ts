import { neverCached } from "./plain-response.ts";

type ByteRange = { first: number; last: number };

/**
 * The bytes that a `Range` header selects (RFC 9110, section 14); "none" if they are beyond the end. Null if the header
 * has to be ignored, or may be: this reads one range, not several.
 */
export function readRange(header: string, size: number): ByteRange | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === "" && to === "") return null;
  const end = size - 1;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "none" : { first: size - length, last: end };
  }
  const [first, last] = [Number(from), to === "" ? Number.POSITIVE_INFINITY : Number(to)];
  if (last < first) return null;
  return first > end ? "none" : { first, last: Math.min(last, end) };
}

/** Responds with the part of a static file that the request's `Range` selects, or with all of it. */
export async function respondWithRange(request: Request, files: Fetcher): Promise<Response> {
  const whole = new Request(request);
  whole.headers.delete("Range");
  const file = await files.fetch(whole);
  const response = new Response(file.body, file);
  if (!file.ok) return response;
  response.headers.set("Accept-Ranges", "bytes");
  const header = request.headers.get("Range");
  if (request.method !== "GET" || !header || !isUnchanged(request, file)) return response;

  const { headers } = response;
  const bytes = await response.arrayBuffer();
  const range = readRange(header, bytes.byteLength);
  if (range === null) return new Response(bytes, { headers });
  if (range === "none") {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.set("Cache-Control", neverCached["Cache-Control"]);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
}

/** Whether the client's parts are of the same file. */
const isUnchanged = ({ headers }: Request, file: Response): boolean =>
  !headers.has("If-Range") || headers.get("If-Range") === file.headers.get("ETag");
