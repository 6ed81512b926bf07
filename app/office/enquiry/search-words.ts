import { referenceOf } from "#office/reply/reference.ts";

const maxWordLength = 60;
const minWordLength = 2;

/** The words of a text as they are stored and looked for: "José-María" is `jose` and `maria`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].filter(
    (word) => word.length >= minWordLength,
  );
}

type Searched = { id: string; name: string; email: string; route: string | null };

/** The words by which the desk finds an enquiry: of its reference, the name, the e-mail address and the cities. */
export function searchWords({ id, name, email, route }: Searched): string[] {
  return wordsOf([referenceOf(id), name, email, route ?? ""].join(" "));
}
