import { PageTrail } from "~/frame/page-trail";
import { Eyebrow } from "~/ui/layout/section-heading";
import { Picture } from "~/ui/picture";
import { formatDate } from "~/ui/text/date-words";
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
            Rules last read:{" "}
            <time dateTime={guide.lastChecked}>{formatDate(guide.lastChecked)}</time>
          </span>
        ) : (
          <time dateTime={published}>{formatDate(published)}</time>
        )}
        <span className="print:hidden">{minutes} min read</span>
      </p>
    </header>
  );
}

/** The short answer that a guide starts with. */
export function Answer({ children }: { children: string }) {
  return (
    <section
      aria-label="In short"
      className="max-w-[44rem] rounded-card bg-teal-pale p-6 sm:p-8 print:bg-white print:p-0"
    >
      <Eyebrow>In short</Eyebrow>
      <p className="text-lead">{children}</p>
    </section>
  );
}

type ArticlePictureProps = { article: Pick<Article, "picture" | "alt"> };

export function ArticlePicture({ article: { picture, alt } }: ArticlePictureProps) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes="(min-width: 768px) 704px, 92vw"
      isLargest
      className="mt-8 aspect-[16/10] w-full max-w-[44rem] rounded-card object-cover shadow-card print:hidden"
    />
  );
}
