const maxBytes = 64 * 1024;

/** The form that was posted; null when it is larger than 64 kB, or no form. */
export async function readForm(request: Request): Promise<FormData | null> {
  const body = await readBody(request);
  const contentType = request.headers.get("Content-Type");
  if (!body || !contentType) return null;
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return null;
  }
}

/** Reads no further than the limit, whatever length the request claims to have. */
async function readBody(request: Request): Promise<Blob | null> {
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
