import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { pageTitles } from "#content/page-titles.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { itemList } from "#edge/seo/structured-data.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { ArticleCard, HubPanel } from "#pages/blog/article-card.tsx";
import { findHub, listArticles, listGuides } from "#pages/blog/articles.server.tsx";
import { CategoryFilter, categorySearch, chosenCategory } from "#pages/blog/category-filter.tsx";
import { FurtherGuides } from "#pages/blog/further-guides.tsx";
import { Tools } from "#pages/blog/tools.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
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
  const isNews = category === "News";
  const hub = isNews ? null : findHub();
  const furtherGuides = isNews ? [] : listGuides();
  const listed = [...(hub ? [hub] : []), ...articles];
  const structuredData = [itemList(context.get(siteContext).origin, listed)];
  return { category, articles, hub, furtherGuides, structuredData };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { category, articles, hub, furtherGuides } = loaderData;
  return (
    <Page>
      <PageTrail current={pageTitles["/blog"]} />
      <PageHeading title="Guides and news" isTight>
        What your pet needs and when, country by country, each with the official page it comes from.
      </PageHeading>
      <CategoryFilter chosen={category} />
      {hub && <HubPanel hub={hub} />}
      <ul className="grid gap-y-4 sm:grid-cols-2 sm:gap-7 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} isFirst={!hub && index === 0} />
          </li>
        ))}
        {furtherGuides.length > 0 && (
          <li>
            <FurtherGuides guides={furtherGuides} />
          </li>
        )}
      </ul>
      <div className="sm:mt-8">
        <Tools />
      </div>
      <p>
        <TextLink href={href("/feed.xml")} className="inline-block py-2">
          Follow these articles in a feed reader
        </TextLink>
      </p>
    </Page>
  );
}
