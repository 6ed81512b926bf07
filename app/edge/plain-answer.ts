/** A few words for whoever asks for what is no page. */
export function plainAnswer(status: number, text: string, headers: HeadersInit = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}
