import { pageTitles } from "#content/page-titles.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { itemList } from "#edge/seo/structured-data.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { findHub, listArticles, listGuides } from "#pages/blog/articles.server.tsx";
import { GuideRow } from "#pages/blog/guide-row.tsx";
import { RuleGuideLinks } from "#pages/blog/rule-guide/rule-guide-links.tsx";
import { listRuleGuides } from "#pages/blog/rule-guide/rule-guides.server.tsx";
import { Tools } from "#pages/blog/tools.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
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
  const ruleGuides = listRuleGuides();
  const { origin } = context.get(siteContext);
  return { guides, ruleGuides, structuredData: [itemList(origin, [...guides, ...ruleGuides])] };
}

/** The guides of the blog and those that it does not list. */
export default function Guides({ loaderData: { guides, ruleGuides } }: Route.ComponentProps) {
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
      <RuleGuideLinks guides={ruleGuides} />
    </Page>
  );
}
