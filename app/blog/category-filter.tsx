import { href, Link } from "react-router";
import { type ArticleCategory, categories, categorySearch } from "./category";

/** Chooses the articles on show; what is chosen is in the address. */
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
