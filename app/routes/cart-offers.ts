import { nothingFound } from "~/http/plain-response";
import { receiveOffersRequest } from "~/shop/cart/find-offers.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/cart-offers";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  return receiveOffersRequest(context.get(shopContext), request);
}
