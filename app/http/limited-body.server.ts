const maxFormBytes = 64 * 1024;
const maxDiscardedBytes = 1024 * 1024;

/**
 * The body; null where it is empty or larger than allowed, whatever length its header says. Then the rest is
 * neither read nor cancelled.
 */
export async function readLimitedBody(
  { body, headers }: Request | Response,
  maxBytes = maxFormBytes,
): Promise<Blob | null> {
  if (!body || Number(headers.get("Content-Length")) > maxBytes) return null;
  const chunks: BlobPart[] = [];
  let length = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** The text of a response; null where it is larger than allowed. Then the rest is not received. */
export async function readResponseText(
  response: Response,
  maxBytes: number,
): Promise<string | null> {
  if (!response.body) return "";
  const body = await readLimitedBody(response, maxBytes);
  if (body) return body.text();
  await response.body.cancel();
  return null;
}

/**
 * Reads what nobody has read of the request's body, up to a megabyte. A response before the end of a longer
 * body would cost the client its connection, and another request that is already sent on it:
 * github.com/cloudflare/workerd/issues/1741
 */
export async function discardRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.byteLength;
      if (length > maxDiscardedBytes) return;
    }
  } catch {
    // The client has left.
  }
}

/** The posted JSON; undefined for another content type, invalid JSON, or more than 64 kB. */
export async function readJson(request: Request): Promise<unknown> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(contentType)) return undefined;
  const body = await readLimitedBody(request);
  return body === null ? undefined : parseJson(await body.text());
}

/** The value of a JSON text; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
