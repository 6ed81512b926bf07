import { PageTrail } from "~/frame/page-trail";
import { formatDate } from "~/ui/text";
import type { Article } from "./articles.server";

export function ArticleHeader({ article }: { article: Article }) {
  const { title, category, published, minutes, guide } = article;
  return (
    <header>
      <div className="print:hidden">
        <PageTrail current={title} />
      </div>
      <h1 className="mt-3 max-w-4xl font-semibold text-title">{title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <span className="font-semibold text-marigold-deep">{category}</span>
        {guide ? (
          <span>
            Last checked: <time dateTime={guide.lastChecked}>{formatDate(guide.lastChecked)}</time>
          </span>
        ) : (
          <time dateTime={published}>{formatDate(published)}</time>
        )}
        <span className="print:hidden">{minutes} min read</span>
      </p>
    </header>
  );
}
