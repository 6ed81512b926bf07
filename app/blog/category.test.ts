import { describe, expect, it } from "vitest";
import { chosenCategory } from "./category";

describe("the category in the blog's address", () => {
  it.each([
    ["?category=guides", "Guides & Tips"],
    ["?category=news", "News"],
    ["?utm_source=x&category=news", "News"],
  ])("%s is %s", (search, category) => {
    expect(chosenCategory(new URLSearchParams(search))).toBe(category);
  });

  it.each(["", "?category=", "?category=cats", "?category=News"])("%s is none", (search) => {
    expect(chosenCategory(new URLSearchParams(search))).toBeNull();
  });
});
