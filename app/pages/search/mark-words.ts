import { cutAtWord } from "#ui/text/text.ts";
import { foldWord, wordPattern } from "./words.ts";

/** A piece of a text, and whether it is a word that was looked for. */
export type Piece = { start: number; text: string; isFound: boolean };

const maxLength = 170;
/** How much of a long sentence is shown before the first word that was found. */
const leadLength = 60;

type FoundWord = { start: number; end: number; folded: string };

/** With the "no-" before it, which makes it another word: "no-objection". */
function listFound(text: string, found: Set<string>): FoundWord[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index: start }) => {
    const folded = foldWord(word);
    if (folded === null || !found.has(folded)) return [];
    const [no = ""] = /\bnon?-$/i.exec(text.slice(0, start)) ?? [];
    return [{ start: start - no.length, end: start + word.length, folded }];
  });
}

/** The text in pieces, of which the words that were found are pieces of their own. */
export function markWords(text: string, found: Set<string>): Piece[] {
  const words = listFound(text, found);
  const edges = [0, ...words.flatMap(({ start, end }) => [start, end]), text.length];
  return edges
    .slice(1)
    .map((end, place) => ({ start: edges[place] ?? 0, end, isFound: place % 2 === 1 }))
    .filter(({ start, end }) => start < end)
    .map(({ start, end, isFound }) => ({ start, text: text.slice(start, end), isFound }));
}

/** The sentence with the most of the words that were found, cut to a line or two. */
export function findExcerpt(text: string, found: Set<string>): string {
  const countFound = (sentence: string) =>
    new Set(listFound(sentence, found).map(({ folded }) => folded)).size;
  const [best = ""] = text
    .split(/(?<=[.?!])\s+/)
    .toSorted((one, other) => countFound(other) - countFound(one));
  if (best.length <= maxLength) return best;
  const start = (listFound(best, found)[0]?.start ?? 0) - leadLength;
  const from = start > 0 ? best.indexOf(" ", start) + 1 : 0;
  const cut = cutAtWord(best.slice(from), maxLength);
  return `${from > 0 ? "… " : ""}${cut}${from + cut.length < best.length ? " …" : ""}`;
}
