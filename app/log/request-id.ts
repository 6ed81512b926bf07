/** The id that Cloudflare gave the request (it is in its own logs too), or a new one. */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get("CF-Ray") ?? "";
  return /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
}
