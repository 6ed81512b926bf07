import { href } from "react-router";
import { Breadcrumb } from "~/ui/breadcrumb";
import { formatDate } from "~/ui/dates";
import { Picture } from "~/ui/picture";
import { PageLink } from "~/ui/text-link";
import type { Article } from "./articles.server";

const trail = [
  { label: "Home", path: href("/") },
  { label: "Blog", path: href("/blog") },
];

export function ArticleHeader({ article }: { article: Article }) {
  const { title, category, published, minutes, picture, alt, guide } = article;
  return (
    <header>
      <div className="print:hidden">
        <Breadcrumb trail={trail} current={title} />
      </div>
      <div className="mt-4 grid items-center gap-7 md:grid-cols-2 lg:gap-14">
        <div>
          <h1 className="font-semibold text-title">{title}</h1>
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
            <span className="font-semibold text-marigold-deep">{category}</span>
            <span>
              Published <time dateTime={published}>{formatDate(published)}</time>
            </span>
            {guide && (
              <span>
                Last checked:{" "}
                <time dateTime={guide.lastChecked}>{formatDate(guide.lastChecked)}</time>
              </span>
            )}
            <span className="print:hidden">{minutes} min read</span>
          </p>
          <p className="mt-4 print:hidden">
            <PageLink to={href("/blog")} className="inline-block py-1.5 font-semibold">
              Back to the blog
            </PageLink>
          </p>
        </div>
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 1152px) 530px, (min-width: 768px) 46vw, 92vw"
          isLargest
          className="aspect-[16/10] w-full rounded-card object-cover shadow-card print:hidden"
        />
      </div>
    </header>
  );
}
