import { type Placeholder, placeholders } from "#content/office/prepared-texts.ts";

/** What is known for the placeholders; null and undefined leave a gap. */
export type Known = Partial<Record<Placeholder, string | null>>;

const names = Object.keys(placeholders);

const isPlaceholder = (name: string): name is Placeholder => names.includes(name);

const inBraces = /\{([^{}]*)\}/g;

/** The text with what is known. What is not known stays as a gap that one sees, such as "[landing day]". */
export const fillText = (words: string, known: Known): string =>
  words.replace(inBraces, (braces, name: string) =>
    isPlaceholder(name) ? (known[name] ?? `[${name}]`) : braces,
  );

/** The first placeholder that does not exist, such as "{landing date}", or a brace alone; null if there is none. */
export function findUnknownPlaceholder(words: string): string | null {
  const rest = words.replace(inBraces, (braces, name: string) =>
    isPlaceholder(name) ? "" : braces,
  );
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0] ?? null;
}

const gap = new RegExp(`\\[(${names.join("|")})\\]|\\{(${names.join("|")})\\}`, "i");

/** The first gap that nobody has filled in, such as "[landing day]"; null if there is none. */
export const findGap = (words: string): string | null => gap.exec(words)?.[0] ?? null;
