import { useRef } from "react";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { besideContents, Contents, FoldedContents } from "#pages/documents/contents.tsx";
import { findLegalPage } from "#pages/legal/legal-pages.server.tsx";
import { useOpenPassage } from "#ui/browser/open-passage.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { InsertedHtml } from "#ui/text/prose.tsx";
import type { Route } from "./+types/legal-page";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData.page;
  return pageMeta(args, { title, description });
};

export const loader = ({ pattern, context }: Route.LoaderArgs) => ({
  page: findLegalPage(`/${pattern}`, context.get(siteContext)),
});

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  const text = useRef<HTMLDivElement>(null);
  useOpenPassage(text);
  return (
    <Page>
      <PageTrail current={page.title} />
      <div className={besideContents}>
        <div ref={text} className="min-w-0 max-w-text">
          <PageHeading title={page.title}>
            Last updated: <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>.{" "}
            {page.published < page.lastUpdated && (
              <>
                First published: <time dateTime={page.published}>{formatDate(page.published)}</time>
                .
              </>
            )}
          </PageHeading>
          <FoldedContents sections={page.sections} />
          <InsertedHtml html={page.html} className="prose max-sm:[&_h2]:text-2xl" />
        </div>
        <Contents sections={page.sections} label="This page" />
      </div>
    </Page>
  );
}
