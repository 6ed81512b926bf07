import { neverCached } from "./cache-policy";

/** A few words for whoever asks for what is no page. */
export function plainAnswer(status: number, text: string, headers: HeadersInit = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** The answer to who only looks at what takes posts of scripts. */
export const nothingHere = () => plainAnswer(404, "There is nothing here.", neverCached);
