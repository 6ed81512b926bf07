import { href, Link } from "react-router";
import type { ArticleFrontMatter } from "~/content/front-matter";

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

/** Links that filter the list of articles. The chosen category is in the URL. */
export function CategoryFilter({ chosen }: { chosen: ArticleCategory | null }) {
  const choices = [{ name: null, slug: null }, ...categories];
  return (
    <nav aria-label="Categories" className="mb-8">
      <ul className="flex flex-wrap gap-3">
        {choices.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              to={{ pathname: href("/blog"), search: categorySearch(name) }}
              preventScrollReset
              aria-current={name === chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-teal px-5 font-semibold text-teal hover:bg-teal-pale aria-[current]:bg-teal aria-[current]:text-white"
            >
              {name ?? "All"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
