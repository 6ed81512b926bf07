import { Link } from "react-router";
import type { Article } from "#pages/blog/articles.server.tsx";

type ArticleNeighboursProps = { article: Article };

export function ArticleNeighbours({ article: { previous, next } }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More articles" className="mt-12 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && <Neighbour label="Previous" {...previous} />}
      {next && <Neighbour label="Next" {...next} />}
    </nav>
  );
}

type NeighbourProps = { label: string; path: string; title: string };

function Neighbour({ label, path, title }: NeighbourProps) {
  return (
    <Link
      to={path}
      prefetch="intent"
      className="rounded-card border border-sand-deep p-5 hover:border-teal hover:bg-paper"
    >
      <span className="block text-ink-soft text-sm">{label}</span>
      <span className="block text-balance font-display font-semibold text-xl leading-snug">
        {title}
      </span>
    </Link>
  );
}
