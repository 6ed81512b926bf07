import { withoutControls } from "#ui/forms/checks/invisible.ts";

const maxFormBytes = 64 * 1024;
const maxDiscardedBytes = 1024 * 1024;

/**
 * The body; null if it is empty or larger than allowed, whatever its Content-Length says. The rest of a large body is
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

/** The text of a response; null if it is larger than allowed. The rest is then not received. */
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
 * Reads the unread rest of the request's body, up to a megabyte. A response before the body's end costs the client its
 * connection, and any request that it has already sent on it:
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

/** The posted form, its texts without control characters; null if the body is larger than 64 kB or not a form. */
export async function readForm(request: Request): Promise<FormData | null> {
  const body = await readLimitedBody(request);
  const contentType = request.headers.get("Content-Type");
  if (!body || !contentType) return null;
  try {
    const posted = await new Response(body, {
      headers: { "Content-Type": contentType },
    }).formData();
    const form = new FormData();
    for (const [name, value] of posted) {
      if (typeof value === "string") form.append(name, withoutControls(value));
      else form.append(name, value);
    }
    return form;
  } catch {
    return null;
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
