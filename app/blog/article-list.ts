import { href } from "react-router";

type Dated = { slug: string; published: string };

const wordsPerMinute = 220;

export const articlePath = (slug: string) => href("/blog/:article", { article: slug });

/** The newest first; those of one day by their address, which keeps the destinations together. */
export function sortArticles<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  );
}

/** The articles before and after the one with that slug. */
export function findNeighbours<Article extends { slug: string }>(
  articles: Article[],
  slug: string,
): { previous: Article | null; next: Article | null } {
  const place = articles.findIndex((article) => article.slug === slug);
  return {
    previous: (place > 0 && articles[place - 1]) || null,
    next: (place >= 0 && articles[place + 1]) || null,
  };
}

export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}
