import { sameWords } from "#content/search-words.ts";

/** Letters and digits, with the full stops and apostrophes within: "U.K", "0.5", "pet’s". */
export const wordPattern = /[\p{L}\p{N}]+(?:[.’'][\p{L}\p{N}]+)*/gu;

/** Words of questions, which are in most texts and say nothing of what is looked for. */
const emptyWords = new Set(
  (
    "about after am an and any are as at be been before by can could did do does for from get go had has have how " +
    "if in into is it its ll may me must my need of on or our out please shall should so some take than that the " +
    "their them then there these they this to us want was we what when where which who why will with would you your"
  ).split(" "),
);

export const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

/** The word as the index has it: without capitals, accents, signs and the plural's s; null for one that says nothing. */
export function foldWord(word: string): string | null {
  // Without capitals, it is the "us" of "write to us".
  if (/^U\.?S$/.test(word)) return "usa";
  const plain = word
    .normalize("NFD")
    .replace(/[\p{M}.’']/gu, "")
    .toLowerCase();
  if (plain.length < 2 || emptyWords.has(plain)) return null;
  return plain.length > 3 ? plain.replace(/(?<![su])s$/, "") : plain;
}

const groups = sameWords.map((group) => group.map(foldWord));

/** The folded words of a query, each with those that owners use for the same thing. */
export function readWords(query: string): string[][] {
  const words = new Set(splitWords(query).flatMap((word) => foldWord(word) ?? []));
  return [...words].map((word) => {
    const same = groups.filter((group) => group.includes(word)).flat();
    return [...new Set([word, ...same.filter((other) => other !== null)])];
  });
}
