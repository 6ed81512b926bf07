import { data } from "react-router";
import { searchTitle } from "#content/page-titles.ts";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { PageTrail } from "#frame/page-trail.tsx";
import { listPlaces } from "#pages/blog/places.server.ts";
import { renderSearch } from "#pages/search/render-search.server.tsx";
import { findResults } from "#pages/search/results.server.ts";
import { readSearchQuery, searchSearchParams } from "#pages/search/search-query.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { mainDestinations } from "#travel/rules/destination-labels.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { InsertedHtml } from "#ui/text/prose.tsx";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query;
  return pageMeta(args, {
    title: query ? `${query}: ${searchTitle.toLowerCase()}` : searchTitle,
    description:
      "Search our guides, the rules of each country, answers, travel supplies and services for the move of a dog or cat.",
    isView: true,
  });
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { searchParams: searchSearchParams };

/** What is searched for goes into no cache, as it goes into no log: it is its visitor's, and there is no end of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readSearchQuery(url.searchParams);
  const places = listPlaces(today()).filter(({ name }) => mainDestinations.includes(name));
  if (query === null) {
    return data(renderSearch(query, { places }), { status: 400, headers: neverCached });
  }
  if (query === "") {
    return data(renderSearch(query, { places }), { headers: cachedToday(new Date()) });
  }
  const results = await findResults(query, context.get(shopContext).catalogue);
  return data(renderSearch(query, { results, places }), { headers: neverCached });
}

export default function Search({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={searchTitle} />
      <PageHeading title={searchTitle} isTight />
      <InsertedHtml html={html} className="" />
    </Page>
  );
}
