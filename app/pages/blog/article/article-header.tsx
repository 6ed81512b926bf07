import { PageTrail } from "#frame/page-trail.tsx";
import type { Article, Guide } from "#pages/blog/articles.server.tsx";
import { Eyebrow } from "#ui/layout/section-heading.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { Picture } from "#ui/picture.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { TextLink } from "#ui/text/text-link.tsx";

export function ArticleHeader({ article }: { article: Article }) {
  const { title, trailTitle, category, published, minutes, lastChecked, isMadeOfRules } = article;
  return (
    <header>
      <div className="print:hidden">
        <PageTrail current={trailTitle} />
      </div>
      <h1 className="mt-3 max-w-3xl font-semibold text-title">{title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {!isMadeOfRules && <span className="font-semibold text-marigold-deep">{category}</span>}
        {!isMadeOfRules && <span className="print:hidden">{minutes} min read</span>}
        {lastChecked ? (
          <span>
            Rules last read: <time dateTime={lastChecked}>{formatDate(lastChecked)}</time>
          </span>
        ) : (
          <time dateTime={published}>{formatDate(published)}</time>
        )}
      </p>
    </header>
  );
}

type AnswerProps = { links?: Guide["answerLinks"]; children: string };

/** The short answer that a guide starts with; each of its lines is a paragraph. */
export function Answer({ links = [], children }: AnswerProps) {
  return (
    <section
      aria-label="In short"
      className="mt-6 rounded-card bg-teal-pale p-5 sm:p-8 print:bg-white print:p-0"
    >
      <Eyebrow>In short</Eyebrow>
      <div className="grid gap-2 sm:text-lead">
        {children.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-6 font-semibold print:hidden">
            {links.map(({ label, id }) => (
              <TextLink key={id} href={`#${id}`} className="py-1.5">
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** The article’s drawing, with the figures that decide its date. */
export function ArticlePicture({ article }: { article: Article }) {
  const { picture, alt, guide, isMadeOfRules } = article;
  const figures = guide?.figures ?? [];
  return (
    <div className={`overflow-hidden rounded-card bg-paper shadow-card sm:flex `}>
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 768px) 704px, 92vw"
        isLargest
        className={`w-full min-w-0 flex-1 object-cover print:hidden ${isMadeOfRules ? "aspect-[2/1] max-sm:aspect-[3/1]" : "aspect-video object-top"}`}
      />
      {figures.length > 0 && <Figures figures={figures} />}
    </div>
  );
}

function Figures({ figures }: Pick<Guide, "figures">) {
  return (
    <TicketStub tear="beside" className="sm:w-48">
      <dl className="flex h-full flex-wrap gap-x-3 gap-y-3 p-4 sm:flex-col sm:justify-evenly sm:p-6">
        {figures.map(({ time, counted }) => (
          <div
            key={counted}
            className="flex flex-[1_1_5rem] flex-col-reverse justify-end sm:flex-initial"
          >
            <dt className="text-balance text-ink-soft text-sm leading-snug">{counted}</dt>
            <dd className="whitespace-nowrap font-display font-semibold text-xl text-teal">
              {time}
            </dd>
          </div>
        ))}
      </dl>
    </TicketStub>
  );
}
