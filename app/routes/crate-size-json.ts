import { findCrates } from "~/crate/formula/find-crates";
import { readCrateQuery } from "~/crate/measures/crate-measures";
import { crateSearchParams } from "~/crate/measures/crate-query";
import { listCrateOffers } from "~/crate/offers/crate-offers.server";
import { toCrateJson } from "~/crate/result/crate-result-json.server";
import { cachedAs, productsTag } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { shopContext } from "~/shop/shop-context.server";
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
  const answer = toCrateJson(measures, findCrates(measures, crates));
  return Response.json(answer, { headers });
}
