const maxFormBytes = 64 * 1024;

/** The request's body; null where it is empty or larger than allowed, whatever length it claims to have. */
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
