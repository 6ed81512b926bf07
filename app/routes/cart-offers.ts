import { nothingFound } from "#edge/http/plain-response.ts";
import { receiveOffersRequest } from "#shop/cart/find-offers.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import type { Route } from "./+types/cart-offers";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  return receiveOffersRequest(context.get(shopContext), request);
}
