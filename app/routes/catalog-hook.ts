import { nothingHere } from "~/edge/plain-answer";
import { operatorContext } from "~/operators/operator-context.server";
import { refreshCatalogue } from "~/operators/refresh-catalogue.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/catalog-hook";

export const loader = nothingHere;

export function action({ request, context }: Route.ActionArgs) {
  const { catalogue } = context.get(shopContext);
  return refreshCatalogue(request, context.get(operatorContext), catalogue);
}
