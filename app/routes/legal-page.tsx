import { DocumentText } from "~/documents/document-text";
import { findLegalPage } from "~/legal/legal-pages.server";
import { pageMeta } from "~/seo/page-meta";
import { formatDate } from "~/ui/dates";
import { Page } from "~/ui/page";
import { PageHeading } from "~/ui/page-heading";
import type { Route } from "./+types/legal-page";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page) : [];

export const loader = ({ pattern }: Route.LoaderArgs) => ({ page: findLegalPage(`/${pattern}`) });

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHeading title={page.title}>
        Last updated: <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
      </PageHeading>
      <DocumentText html={page.html} />
    </Page>
  );
}
