import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Entry } from "./entry.ts";
import { foldWord, splitWords } from "./words.ts";

export type Match = {
  entry: Entry;
  /** The folded words of the entry that were found. */
  words: Set<string>;
};

/** From strict to lenient: all words as typed, or as a beginning; with typing errors; some of the words. */
export const tolerances = ["exact", "typos", "some words"] as const;
export type Tolerance = (typeof tolerances)[number];

/** Short words differ from others in one letter: "cat" and "car", "chip" and "ship". */
const longWord = 4;

const isLong = (word: string) => word.length >= longWord;

/** Finds entries by their words, the best first. */
export function createIndex(entries: Entry[]) {
  const index = new MiniSearch({
    idField: "place",
    fields: ["title", "within", "also", "onlyBy", "text"],
    tokenize: splitWords,
    processTerm: foldWord,
    searchOptions: { boost: { title: 4, also: 3, onlyBy: 3, within: 1.5 } },
  });
  index.addAll(entries.map((entry, place) => ({ ...entry, place })));

  return (words: string[][], tolerance: Tolerance): Match[] =>
    index
      .search(asQuery(words, tolerance), optionsOf(tolerance))
      .flatMap(({ id, terms, match }) => {
        const entry = entries[id];
        const isFound = !entry?.onlyBy || terms.some((term) => match[term]?.includes("onlyBy"));
        return entry && isFound ? [{ entry, words: new Set(terms) }] : [];
      });
}

/** Each word, or one that means the same, which is spelled right. */
const asQuery = (words: string[][], tolerance: Tolerance): Query => ({
  combineWith: tolerance === "some words" ? "OR" : "AND",
  queries: words.map(([word = "", ...same]) => ({
    combineWith: "OR",
    queries: [word, { combineWith: "OR", fuzzy: false, queries: same }],
  })),
});

const optionsOf = (tolerance: Tolerance): SearchOptions => ({
  prefix: isLong,
  fuzzy: (word) => tolerance !== "exact" && isLong(word) && 0.2,
});
