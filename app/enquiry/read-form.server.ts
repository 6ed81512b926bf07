import { readLimitedBody } from "~/edge/request-body.server";

/** The form that was posted; null when it is larger than 64 kB, or no form. */
export async function readForm(request: Request): Promise<FormData | null> {
  const body = await readLimitedBody(request);
  const contentType = request.headers.get("Content-Type");
  if (!body || !contentType) return null;
  try {
    return await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return null;
  }
}
