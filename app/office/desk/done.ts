/** The words of a page after a post, by the name of what was done. */
type DoneWords = Record<string, string>;

/** The values of `?done=`. */
export const donePattern = (words: DoneWords) => new RegExp(`^(${Object.keys(words).join("|")})$`);

export const readDone = (words: DoneWords, params: URLSearchParams): string | null =>
  words[params.get("done") ?? ""] ?? null;
