import { describe, expect, it } from "vitest";
import { chosenCategory } from "./category-filter.tsx";

describe("the chosen category of the blog", () => {
  it.each([
    ["?category=guides", "Guides & Tips"],
    ["?category=news", "News"],
    ["?utm_source=x&category=news", "News"],
  ])("is read from %s as %s", (search, category) => {
    expect(chosenCategory(new URLSearchParams(search))).toBe(category);
  });

  it.each(["", "?category=", "?category=cats", "?category=News"])("is null for %j", (search) => {
    expect(chosenCategory(new URLSearchParams(search))).toBeNull();
  });
});
