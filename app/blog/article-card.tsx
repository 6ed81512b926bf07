import { Link } from "react-router";
import { Picture } from "~/ui/picture";
import { formatDate } from "~/ui/text";
import type { ArticleSummary } from "./articles.server";

type ArticleCardProps = {
  article: ArticleSummary;
  /** The first thing to see on its page. */
  isFirst: boolean;
};

export function ArticleCard({ article, isFirst }: ArticleCardProps) {
  const { path, title, description, category, published, picture, alt, minutes } = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-card transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
        isLargest={isFirst}
        className="aspect-[16/10] w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <p className="font-semibold text-marigold-deep text-sm">
          {category} · {category === "News" ? formatDate(published) : `${minutes} min read`}
        </p>
        <h2 className="mt-2 font-semibold text-xl leading-snug">
          <Link
            to={path}
            prefetch="intent"
            className="decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
    </article>
  );
}
