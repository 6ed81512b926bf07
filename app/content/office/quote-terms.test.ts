import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quoteTerms } from "./quote-terms.ts";

const page = new URL("../legal/terms-and-conditions.mdx", import.meta.url);

describe("the terms of a quote", () => {
  const terms = readFileSync(page, "utf8").replace(/\s+/g, " ");

  it.each(Object.values(quoteTerms).flat())("are quoted from the terms: %s", (sentence) => {
    expect(terms).toContain(sentence);
  });
});
