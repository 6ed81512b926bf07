import { href } from "react-router";
import { ArticleCard, HubPanel } from "~/blog/article-card";
import { findHub, listArticles } from "~/blog/articles.server";
import { CategoryFilter, categorySearch, chosenCategory } from "~/blog/category-filter";
import { company } from "~/content/company/company";
import { pageTitles } from "~/content/page-titles";
import type { RouteHandle } from "~/edge/route-table.server";
import { PageTrail } from "~/frame/page-trail";
import { pageMeta } from "~/seo/page-meta";
import { siteContext } from "~/seo/site-context.server";
import { itemList } from "~/seo/structured-data";
import { Page } from "~/ui/layout/page";
import { PageHeading } from "~/ui/layout/page-heading";
import { TextLink } from "~/ui/text/text-link";
import type { Route } from "./+types/blog";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageTitles["/blog"],
    description:
      "Guides to moving a dog or cat from India to the UK, Europe, the USA, Canada and the UAE, and home to India, with dates and official sources.",
    search: categorySearch(args.loaderData?.category ?? null),
    structuredData: args.loaderData?.structuredData,
  });

export const links: Route.LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: `${company.name}: guides and news`,
    href: href("/feed.xml"),
  },
];

export const handle: RouteHandle = { searchParams: { category: /^(guides|news)$/ } };

export function loader({ url, context }: Route.LoaderArgs) {
  const category = chosenCategory(url.searchParams);
  const articles = listArticles().filter(
    (article) => category === null || article.category === category,
  );
  const hub = category === "News" ? null : findHub();
  const listed = [...(hub ? [hub] : []), ...articles];
  const structuredData = [itemList(context.get(siteContext).origin, listed)];
  return { category, articles, hub, structuredData };
}

export default function Blog({ loaderData: { category, articles, hub } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={pageTitles["/blog"]} />
      <PageHeading title="Guides and news">
        What your pet needs and when, country by country, each with the official page it comes from.
      </PageHeading>
      <CategoryFilter chosen={category} />
      {hub && <HubPanel hub={hub} />}
      <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} isFirst={!hub && index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <TextLink href={href("/feed.xml")} className="inline-block py-2">
          Follow these articles in a feed reader
        </TextLink>
      </p>
    </Page>
  );
}
