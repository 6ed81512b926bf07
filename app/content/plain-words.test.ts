import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("./", import.meta.url);

const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(mdx|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));

/** Hedges, which a reader cannot rely on. A guide's box says once what may change (blog/guide-sections.tsx). */
const hedges = [
  /\b(have|had) not (been able to )?(see|seen|found|confirm(ed)?)\b/i,
  /\bwe (saw|(could not|cannot) (confirm|find|see))\b/i,
  /\bthat we (saw|have seen|could see|know)\b/i,
  /\bnot (been )?confirmed\b/i,
  /\b(older|old) (text|copy)\b/i,
  /\bcopy of the (page|text)\b/i,
  /\b(undated|sources differ|as far as we know|is reported|are reported|rules change, and the)\b/i,
];

describe.each(texts)("$file", ({ text }) => {
  it("has no hedges", () => {
    expect(hedges.flatMap((hedge) => hedge.exec(text)?.[0] ?? [])).toEqual([]);
  });
});
