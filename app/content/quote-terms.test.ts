import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quoteTerms } from "./quote-terms.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

describe("the terms of a quote", () => {
  const terms = read("legal/terms-and-conditions.mdx").replace(/\s+/g, " ");

  it.each(Object.values(quoteTerms).flat())("are quoted from the terms: %s", (sentence) => {
    expect(terms).toContain(sentence);
  });
});
