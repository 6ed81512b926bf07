import type { ArticleFrontMatter } from "~/content/front-matter";

export type ArticleCategory = ArticleFrontMatter["category"];

export const categories: { name: ArticleCategory; slug: string }[] = [
  { name: "Guides & Tips", slug: "guides" },
  { name: "News", slug: "news" },
];

/** The query of the blog's address that asks for the category. */
export function categorySearch(name: ArticleCategory | null): string {
  const category = categories.find((candidate) => candidate.name === name);
  return category ? `?category=${category.slug}` : "";
}

/** The category that the blog's address asks for; null for all, and for one that is not there. */
export function chosenCategory(search: URLSearchParams): ArticleCategory | null {
  const slug = search.get("category");
  return categories.find((category) => category.slug === slug)?.name ?? null;
}
