import { describe, expect, it } from "vitest";
import { fitLine, layOutTitle } from "./title.ts";

/** Pretends that each character is half as wide as it is tall. */
const measure = (text: string) => text.length / 2;

describe("the size of a line", () => {
  it("is the largest one, unless the text is wider than its place", () => {
    expect(fitLine("Marigold", 48, 200, measure)).toBe(48);
    expect(fitLine("Marigold and its daughters", 48, 200, measure) * 13).toBeCloseTo(200);
  });
});

describe("the title of a social image", () => {
  it("stays on one line when it is short", () => {
    expect(layOutTitle("Sitemap", 750, measure)).toEqual({ lines: ["Sitemap"], fontSize: 120 });
  });

  it("is broken into lines of about the same length", () => {
    const { lines } = layOutTitle("Veterinary Health Tests and Papers", 750, measure);
    expect(lines).toEqual(["Veterinary Health", "Tests and Papers"]);
  });

  it("keeps every word and fits the width, whatever its length", () => {
    for (let count = 1; count <= 16; count += 1) {
      const title = Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
      const { lines, fontSize } = layOutTitle(title, 750, measure);
      expect(lines.join(" ")).toBe(title);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(750);
    }
  });

  it("shrinks for a long word", () => {
    const { fontSize } = layOutTitle("Internationalisation", 750, measure);
    expect(fontSize * measure("Internationalisation")).toBeLessThanOrEqual(750);
  });

  it("throws when four lines are not enough", () => {
    expect(() => layOutTitle("word ".repeat(40), 750, measure)).toThrow(/Too long .*word word/);
  });
});
