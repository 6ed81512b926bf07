import { describe, expect, it } from "vitest";
import { findNeighbours, readingMinutes, sortArticles } from "./article-list";

const article = (slug: string, published = "2026-11-20") => ({ slug, published });

describe("the list of articles", () => {
  it("has the newest first and those of one day in the order of their addresses", () => {
    const sorted = sortArticles([
      article("b"),
      article("c", "2026-11-21"),
      article("a"),
      article("d", "2026-11-19"),
    ]);
    expect(sorted.map(({ slug }) => slug)).toEqual(["c", "a", "b", "d"]);
  });
});

describe("the neighbours of an article", () => {
  const articles = [article("a"), article("b"), article("c")];

  it("are the ones before and after it", () => {
    const { previous, next } = findNeighbours(articles, "b");
    expect([previous?.slug, next?.slug]).toEqual(["a", "c"]);
  });

  it("are missing at either end", () => {
    expect(findNeighbours(articles, "a").previous).toBeNull();
    expect(findNeighbours(articles, "c").next).toBeNull();
  });

  it("are missing for an article that is not in the list", () => {
    expect(findNeighbours(articles, "z")).toEqual({ previous: null, next: null });
  });
});

describe("the reading time", () => {
  it("is counted at 220 words a minute", () => {
    expect(readingMinutes(1100)).toBe(5);
    expect(readingMinutes(1230)).toBe(6);
  });

  it("is a minute at least", () => {
    expect(readingMinutes(10)).toBe(1);
  });
});
