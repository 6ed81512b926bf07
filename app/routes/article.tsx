import { useRef } from "react";
import { data, href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { canonicalPath } from "#edge/http/canonical-path.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { findSocialImage } from "#edge/seo/social-images.server.ts";
import { ContactBand } from "#frame/contact/contact-band.tsx";
import { articleData } from "#pages/blog/article/article-data.ts";
import { Answer, ArticleHeader, ArticlePicture } from "#pages/blog/article/article-header.tsx";
import { ArticleNeighbours } from "#pages/blog/article/article-neighbours.tsx";
import { ArticleSidebar } from "#pages/blog/article/article-sidebar.tsx";
import { CrateFinderCard } from "#pages/blog/article/crate-finder-card.tsx";
import {
  Checklist,
  FoldedEnd,
  RulesCheck,
  sectionsOf,
} from "#pages/blog/article/guide-sections.tsx";
import { type Article, findArticle } from "#pages/blog/articles.server.tsx";
import { findRuleGuide } from "#pages/blog/rule-guide/rule-guides.server.tsx";
import { besideContents, FoldedContents } from "#pages/documents/contents.tsx";
import { PermitCard } from "#pages/services/permit-card.tsx";
import { findPermitQuestions } from "#pages/services/services.server.tsx";
import { RelatedPages } from "#pages/site-map/related-pages.tsx";
import { findSitePages } from "#pages/site-map/site-pages.server.ts";
import { readDay } from "#travel/move/calendar.ts";
import { PlanShortForm } from "#travel/plan/form/short-form.tsx";
import { useAddressOfPassage, useOpenPassage } from "#ui/browser/open-passage.ts";
import { Page } from "#ui/layout/page.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/article";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { article, structuredData } = args.loaderData;
  const { title, description } = article;
  return pageMeta(args, { title, description, kind: "article", structuredData });
};

export function loader({ url, context }: Route.LoaderArgs) {
  const path = canonicalPath(url.pathname);
  const now = new Date();
  const today = dayInIndia(now.getTime());
  const found = findArticle(path, today) ?? findRuleGuide(path, readDay(today));
  if (!found) throw data(null, { status: 404 });
  const { relatedPaths } = found;
  const article: Article = found.article;
  const { origin } = context.get(siteContext);
  const image = findSocialImage(path)?.url ?? article.picture.img.src;
  const page = {
    article,
    questionsHtml: findPermitQuestions(path),
    relatedPages: findSitePages(relatedPaths),
    structuredData: [articleData(origin, article, image)],
  };
  return article.hasDaysFromToday ? data(page, { headers: cachedToday(now) }) : data(page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;

export default function ArticlePage({
  loaderData: { article, questionsHtml, relatedPages },
}: Route.ComponentProps) {
  const { guide } = article;
  const text = useRef<HTMLDivElement>(null);
  useOpenPassage(text);
  useAddressOfPassage(text);
  // News articles are short.
  const hasSidebar = article.category !== "News";
  const sections = sectionsOf(article);
  const planner = guide && !questionsHtml && (
    <div className="mt-6">
      <PlanShortForm destination={article.plans} />
    </div>
  );
  const steps = guide && (
    <>
      {!article.isHub && guide.checklist.length > 0 && (
        <Checklist slug={article.slug} guide={guide} />
      )}
      <RulesCheck guide={guide} />
      {guide.hasCrateFinder && planner}
    </>
  );
  return (
    <>
      <Page>
        <article key={article.slug} className={hasSidebar ? "" : "max-w-text lg:mx-auto"}>
          <ArticleHeader article={article} />
          <div className={`mt-6 grid gap-12 ${hasSidebar ? besideContents : ""}`}>
            {hasSidebar && <ArticleSidebar slug={article.slug} sections={sections} />}
            <div ref={text} className="min-w-0 max-w-text lg:col-start-1 lg:row-start-1">
              {questionsHtml && (
                <div className="mb-6">
                  <PermitCard html={questionsHtml} />
                </div>
              )}
              <ArticlePicture article={article} />
              {guide && <Answer links={guide.answerLinks}>{guide.answer}</Answer>}
              {/* The first day decides all that follows. A guide to one problem leads to the days after it by itself. */}
              {(article.plans || article.isInBlog) &&
                !guide?.beginsWithText &&
                !guide?.hasCrateFinder &&
                planner}
              {guide?.hasCrateFinder && <CrateFinderCard />}
              {/* The comparison’s folded sections are their own contents. */}
              {guide && !article.isHub && <FoldedContents sections={sections} />}
              {!guide?.beginsWithText && steps}
              {article.isMadeOfRules ? (
                <InsertedHtml html={article.html} className="" />
              ) : (
                <div className="mt-10 in-data-[prints=checklist]:print:hidden">
                  <InsertedHtml html={article.html} />
                </div>
              )}
              {guide?.beginsWithText && <div className="mb-8">{steps}</div>}
              {guide && <FoldedEnd slug={article.slug} isHub={article.isHub} guide={guide} />}
              <div className="mt-10">
                <RelatedPages pages={relatedPages} />
                <ArticleNeighbours article={article} />
                <p className="mt-4 print:hidden">
                  <PageLink
                    to={article.isInBlog ? href("/blog") : href("/guides")}
                    className="inline-block py-2 font-semibold"
                  >
                    {article.isInBlog ? "Back to blog" : "All guides"}
                  </PageLink>
                </p>
              </div>
            </div>
          </div>
        </article>
      </Page>
      <ContactBand
        title="Ask about your own dates"
        topicSlug={article.slug}
        quoteSearch={article.plans && `to=${article.plans}`}
      >
        Tell us your pet, your route and the month you have in mind. We write back with the earliest
        date that the rules allow.
      </ContactBand>
    </>
  );
}
