import { findHub, listArticles, listGuides } from "~/blog/articles.server";
import { GuideRow } from "~/blog/guide-row";
import { Tools } from "~/blog/tools";
import { pageTitles } from "~/content/page-titles";
import { PageTrail } from "~/frame/page-trail";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { itemList } from "~/seo/structured-data";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import type { Route } from "./+types/guides";

const title = pageTitles["/guides"];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description:
      "Every guide to moving a dog or cat out of India or home to it: rules by country, crates, airlines, costs and permits, each with its sources.",
    structuredData: args.loaderData?.structuredData,
  });

export function loader({ context }: Route.LoaderArgs) {
  const hub = findHub();
  const listed = listArticles().filter(({ category }) => category !== "News");
  const guides = [...(hub ? [hub] : []), ...listed, ...listGuides()];
  return { guides, structuredData: [itemList(context.get(siteContext).origin, guides)] };
}

/** The guides of the blog and those that it does not list. */
export default function Guides({ loaderData: { guides } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={title} />
      <PageHeading title={title}>
        Rules by country, crates, costs and permits, each with the official page it comes from.
      </PageHeading>
      <Tools />
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {guides.map((guide) => (
          <GuideRow key={guide.path} guide={guide} />
        ))}
      </ul>
    </Page>
  );
}
