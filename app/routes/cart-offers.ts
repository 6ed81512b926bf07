import { nothingFound } from "~/edge/plain-response";
import { receiveOffersRequest } from "~/shop/offers/find-offers.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/cart-offers";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  return receiveOffersRequest(context.get(shopContext), request);
}
