import { nothingFound } from "~/http/plain-response";
import { operatorContext } from "~/operators/operator-access.server";
import { refreshCatalogue } from "~/operators/refresh-catalogue.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/catalog-hook";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  const { catalogue } = context.get(shopContext);
  return refreshCatalogue(request, context.get(operatorContext), catalogue);
}
