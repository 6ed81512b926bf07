import { PageTrail } from "~/frame/page-trail";
import { findLegalPage } from "~/legal/legal-pages.server";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import { formatDate } from "~/ui/text/date-words";
import { InsertedHtml } from "~/ui/text/prose";
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
  return (
    <Page isNarrow>
      <PageTrail current={page.title} />
      <PageHeading title={page.title}>
        Last updated: <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>.{" "}
        {page.published < page.lastUpdated && (
          <>
            First published: <time dateTime={page.published}>{formatDate(page.published)}</time>.
          </>
        )}
      </PageHeading>
      <InsertedHtml html={page.html} />
    </Page>
  );
}
