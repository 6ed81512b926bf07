import { Link } from "react-router";
import { ArrowIcon } from "#ui/icons.tsx";
import { Picture } from "#ui/picture.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import type { ArticleSummary } from "./articles.server.tsx";

type ArticleCardProps = {
  article: ArticleSummary;
  /** Set on the first card of a page: its picture loads with priority. */
  isFirst: boolean;
};

export function ArticleCard({ article, isFirst }: ArticleCardProps) {
  const { path, title, description, category, published, picture, small, alt, minutes } = article;
  return (
    <article className="group relative flex h-full overflow-hidden transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift max-sm:items-center max-sm:gap-4 sm:flex-col sm:rounded-card sm:bg-paper sm:shadow-card">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 360px, 46vw"
        narrow={{ picture: small, media: "(width < 640px)", sizes: "96px" }}
        isLargest={isFirst}
        className="aspect-[4/3] w-24 shrink-0 rounded-lg object-cover sm:aspect-[16/10] sm:w-full sm:rounded-none cramped:hidden"
      />
      <div className="flex min-w-0 grow flex-col sm:p-6">
        <p className="font-semibold text-marigold-deep text-sm">
          {category} · {category === "News" ? formatDate(published) : `${minutes} min read`}
        </p>
        <h2 className="font-semibold text-xl leading-snug sm:mt-2">
          <Link
            to={path}
            prefetch="intent"
            className="decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-2 text-ink-soft max-sm:hidden">{description}</p>
      </div>
    </article>
  );
}

/** A link to the page that compares all destinations. */
export function HubPanel({ hub }: { hub: ArticleSummary }) {
  return (
    <article className="group relative mb-6 grid overflow-hidden sm:mb-10 rounded-card text-white md:grid-cols-[6fr_5fr]">
      <div className="flex flex-col justify-center bg-teal-deep p-6 sm:p-10">
        <h2 className="font-semibold text-heading">
          <Link to={hub.path} prefetch="intent" className="after:absolute after:inset-0">
            {hub.title}
          </Link>
        </h2>
        <p className="mt-3 text-sand">{hub.description}</p>
        <p className="mt-5 flex items-center gap-2 font-semibold text-marigold-bright group-hover:underline">
          Compare the destinations <ArrowIcon />
        </p>
      </div>
      <Picture
        picture={hub.picture}
        alt={hub.alt}
        sizes="(min-width: 1152px) 500px, (min-width: 768px) 46vw, 92vw"
        isLargest
        className="aspect-[16/10] size-full object-cover max-md:order-first md:object-right"
      />
    </article>
  );
}
