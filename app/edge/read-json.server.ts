import { readLimitedBody } from "./limited-body.server";

/** The JSON that was posted; undefined when it says that it is something else, is none, or is larger than 64 kB. */
export async function readJson(request: Request): Promise<unknown> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(contentType)) return undefined;
  const body = await readLimitedBody(request);
  return body === null ? undefined : parseJson(await body.text());
}

/** What the text says; undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
