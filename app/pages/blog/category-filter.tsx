import { href } from "react-router";
import type { ArticleFrontMatter } from "#content/front-matter.ts";
import { FilterLinks } from "#ui/filter-links.tsx";

type ArticleCategory = ArticleFrontMatter["category"];

const categories: { name: ArticleCategory; slug: string }[] = [
  { name: "Guides & Tips", slug: "guides" },
  { name: "News", slug: "news" },
];

/** The query string of the blog's URL for the category. */
export function categorySearch(name: ArticleCategory | null): string {
  const category = categories.find((candidate) => candidate.name === name);
  return category ? `?category=${category.slug}` : "";
}

/** The category in the query of the blog's URL. Null means all: none was chosen, or it does not exist. */
export function chosenCategory(search: URLSearchParams): ArticleCategory | null {
  const slug = search.get("category");
  return categories.find((category) => category.slug === slug)?.name ?? null;
}

export function CategoryFilter({ chosen }: { chosen: ArticleCategory | null }) {
  const names = [null, ...categories.map(({ name }) => name)];
  return (
    <FilterLinks
      label="Categories"
      pathname={href("/blog")}
      choices={names.map((name) => ({
        name: name ?? "All",
        search: categorySearch(name),
        isChosen: name === chosen,
      }))}
    />
  );
}
