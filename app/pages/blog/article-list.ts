import { href } from "react-router";

type Dated = { slug: string; published: string };

const wordsPerMinute = 220;

export const articlePath = (slug: string) => href("/blog/:article", { article: slug });

/** The path of a guide that the blog does not list. */
export const guidePath = (slug: string) => href("/guides/:guide", { guide: slug });

/** The later of two days, or the only one. */
export const laterDay = (day: string, other = day): string => (other > day ? other : day);

/** Newest first; articles of the same day by slug, which keeps the destinations together. */
export function sortArticles<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  );
}

/** The articles before and after the one with the given slug. */
export function findNeighbours<Article extends { slug: string }>(
  articles: Article[],
  slug: string,
): { previous: Article | null; next: Article | null } {
  const index = articles.findIndex((article) => article.slug === slug);
  return {
    previous: (index > 0 && articles[index - 1]) || null,
    next: (index >= 0 && articles[index + 1]) || null,
  };
}

export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}
