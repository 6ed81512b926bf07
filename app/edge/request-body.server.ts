const maxFormBytes = 64 * 1024;

/** The request's body; null where it is empty or larger than allowed, whatever length its header says. */
export async function readLimitedBody(
  request: Request,
  maxBytes = maxFormBytes,
): Promise<Blob | null> {
  if (!request.body) return null;
  const chunks: BlobPart[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
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
