import { cachedAs, productsTag } from "#edge/caching/cache-policy.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import { describeAdvice } from "#travel/crate/advice/advice-texts.server.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { crateSearchParams } from "#travel/crate/measures/crate-query.ts";
import { listCrateOffers } from "#travel/crate/offers/crate-offers.server.ts";
import { toCrateJson } from "#travel/crate/result/crate-result-json.server.ts";
import type { Route } from "./+types/crate-size-json";

export const handle: RouteHandle = { searchParams: crateSearchParams };

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readCrateQuery(url.searchParams);
  const headers = cachedAs("shop", [productsTag]);
  if (request.kind !== "measured") {
    return Response.json({ problems: request.problems }, { status: 400, headers });
  }
  const { measures } = request;
  const { crates } = await listCrateOffers(context.get(shopContext));
  const advice = describeAdvice(dayInIndia(Date.now()));
  const answer = toCrateJson(measures, findCrates(measures, crates), advice);
  return Response.json(answer, { headers });
}
