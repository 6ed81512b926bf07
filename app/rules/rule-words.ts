import type { Citation } from "./citation";
import type { Rule } from "./rule-schema";

/** The kind of a rule, as each of its steps says it. */
export const kindWords = {
  law: "Law",
  required: "Required; the timing is ours",
  advice: "Our advice",
} as const satisfies Record<Rule["kind"], string>;

/** How a rule was read, in words that a day follows. Nothing says "checked" that we have not opened ourselves. */
export const readingWords: Record<Citation["read"], string> = {
  official: "checked on the official page on",
  copy: "read in a copy of the page on",
  reported: "reported, not confirmed by the authority: ask us. Read on",
  unsettled: "sources differ: ask us. Read on",
};
