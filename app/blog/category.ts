import type { ArticleFrontMatter } from "~/content/front-matter";

export type ArticleCategory = ArticleFrontMatter["category"];

export const categories: { name: ArticleCategory; search: string }[] = [
  { name: "Guides & Tips", search: "?category=guides" },
  { name: "News", search: "?category=news" },
];

/** The category that the blog's address asks for; null for all, and for one that is not there. */
export function chosenCategory(search: URLSearchParams): ArticleCategory | null {
  const asked = `?category=${search.get("category")}`;
  return categories.find((category) => category.search === asked)?.name ?? null;
}
