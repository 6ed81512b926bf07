/** Base 32 in lower case, like all paths of the site. */
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const length = 32;

/** 160 random bits, which make a URL that nobody can guess. */
export function makeSecretKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  // 256 is a multiple of 32: each letter is equally likely.
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
}

const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

export const isSecretKey = (text: string): boolean => pattern.test(text);
