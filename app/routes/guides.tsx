import { data } from "react-router";
import { pageTitles } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { itemList } from "#edge/seo/structured-data.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import {
  type ArticleSummary,
  findHub,
  listArticles,
  listGuides,
} from "#pages/blog/articles.server.tsx";
import { GuideRow } from "#pages/blog/guide-row.tsx";
import { PlaceTiles } from "#pages/blog/place-tiles.tsx";
import { listPlaces } from "#pages/blog/places.server.ts";
import { listRuleGuides } from "#pages/blog/rule-guide/rule-guides.server.tsx";
import { Tools } from "#pages/blog/tools.tsx";
import { withoutDatePath } from "#travel/plan/form/without-date-link.tsx";
import { today } from "#travel/plan/plan-request.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
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
  const guides = [...listed, ...listGuides()];
  const places = [...listPlaces(today()), ...guides.filter(isWithoutDate).map(toTile)];
  const { origin } = context.get(siteContext);
  const page = {
    hub,
    places,
    others: guides.filter(({ path }) => !places.some((place) => place.path === path)),
    structuredData: [itemList(origin, [...(hub ? [hub] : []), ...guides, ...listRuleGuides()])],
  };
  return data(page, { headers: cachedToday(new Date()) });
}

const isWithoutDate = ({ path }: ArticleSummary) => path === withoutDatePath();

const toTile = ({ path, picture }: ArticleSummary) => ({
  name: "elsewhere",
  label: "Elsewhere",
  wait: "No date yet",
  path,
  picture,
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The guides of the blog and those that it does not list. */
export default function Guides({ loaderData: { hub, places, others } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={title} />
      <PageHeading title={title} isTight>
        Rules by country, crates, costs and permits, each with the official page it comes from.
      </PageHeading>
      <Tools />
      <section aria-labelledby="where-to">
        <h2 id="where-to" className="font-semibold text-heading">
          Where to?
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">
          The weeks from today until a pet can land there, if nothing is done for it yet.
        </p>
        <PlaceTiles places={places} />
        {hub && (
          <p className="mt-4">
            <ArrowLink to={hub.path}>{hub.title}</ArrowLink>
          </p>
        )}
      </section>
      <section aria-labelledby="what-about" className="mt-8">
        <h2 id="what-about" className="font-semibold text-heading">
          What about…
        </h2>
        <ul className="mt-2 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {others.map((guide) => (
            <GuideRow key={guide.path} guide={guide} />
          ))}
        </ul>
      </section>
    </Page>
  );
}
