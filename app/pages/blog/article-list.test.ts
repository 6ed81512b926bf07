import { describe, expect, it } from "vitest";
import { findNeighbours, laterDay, readingMinutes, sortArticles } from "./article-list.ts";

const article = (slug: string, published = "2026-11-20") => ({ slug, published });

describe("the list of articles", () => {
  it("is sorted by date, newest first, and by slug within a day", () => {
    const sorted = sortArticles([
      article("b"),
      article("c", "2026-11-21"),
      article("a"),
      article("d", "2026-11-19"),
    ]);
    expect(sorted.map(({ slug }) => slug)).toEqual(["c", "a", "b", "d"]);
  });
});

describe("the later of two days", () => {
  it("is either, or the only one", () => {
    expect(laterDay("2026-11-20", "2026-11-22")).toBe("2026-11-22");
    expect(laterDay("2026-11-23", "2026-11-22")).toBe("2026-11-23");
    expect(laterDay("2026-11-19")).toBe("2026-11-19");
  });
});

describe("the neighbours of an article", () => {
  const articles = [article("a"), article("b"), article("c")];

  it("are the articles before and after it", () => {
    const { previous, next } = findNeighbours(articles, "b");
    expect([previous?.slug, next?.slug]).toEqual(["a", "c"]);
  });

  it("are null at either end of the list", () => {
    expect(findNeighbours(articles, "a").previous).toBeNull();
    expect(findNeighbours(articles, "c").next).toBeNull();
  });

  it("are null when the list has no such article", () => {
    expect(findNeighbours(articles, "z")).toEqual({ previous: null, next: null });
  });
});

describe("the reading time", () => {
  it("assumes 220 words per minute", () => {
    expect(readingMinutes(1100)).toBe(5);
    expect(readingMinutes(1230)).toBe(6);
  });

  it("is at least one minute", () => {
    expect(readingMinutes(10)).toBe(1);
  });
});
