import type { Rule } from "./rule-schema.ts";
import type { Citation } from "./source/citation.ts";

/** The kind of a rule, as each of its steps says it. */
export const kindWords = {
  law: "Law",
  required: "Required; the timing is ours",
  advice: "Our advice",
} as const satisfies Record<Rule["kind"], string>;

/** How a rule was read. Nothing says "checked" that we have not opened ourselves. */
export const howRead: Record<Citation["read"], string> = {
  official: "checked on the official page",
  copy: "read in a copy of the page",
  reported: "reported, not confirmed: ask us",
  unsettled: "sources differ: ask us",
};

/** The same, in words that a day follows. */
export const readingWords: Record<Citation["read"], string> = {
  official: `${howRead.official} on`,
  copy: `${howRead.copy} on`,
  reported: `${howRead.reported}. Read on`,
  unsettled: `${howRead.unsettled}. Read on`,
};
