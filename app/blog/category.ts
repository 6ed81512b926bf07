import type { ArticleFrontMatter } from "~/content/front-matter";

export type ArticleCategory = ArticleFrontMatter["category"];

export const categories: { name: ArticleCategory; slug: string }[] = [
  { name: "Guides & Tips", slug: "guides" },
  { name: "News", slug: "news" },
];

/** The category that the blog's address asks for; null for all, and for one that is not there. */
export function chosenCategory(search: URLSearchParams): ArticleCategory | null {
  const slug = search.get("category");
  return categories.find((category) => category.slug === slug)?.name ?? null;
}
