type Searched = {
  name: string;
  email: string;
  phone: string | null;
  route: string | null;
};

/** The text in which the desk looks for an enquiry: its words, each after a space, so that beginnings can be found. */
export function searchTextOf({ name, email, phone, route }: Searched): string {
  const words = wordsOf([name, email, route ?? "", phone ?? "", lastDigits(phone ?? "")].join(" "));
  return [...new Set(words)].map((word) => ` ${word}`).join("");
}

/** A phone number or a reference, in groups or not. */
const number = /^[\d\s()+.-]+$/;

/** The typed words, as they stand in that text. */
export function soughtWords(typed: string): string[] {
  return wordsOf(number.test(typed) ? lastDigits(typed) : typed).map((word) => ` ${word}`);
}

/** The words of a text without capitals, accents and signs: "José-María" is `jose` and `maria`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** At most ten digits of a phone number: people write the country's code in many ways, or not at all. */
const lastDigits = (number: string) => number.replace(/\D/g, "").slice(-10);
