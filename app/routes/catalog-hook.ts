import { nothingFound } from "#edge/http/plain-response.ts";
import { operatorContext } from "#edge/security/operator-access.server.ts";
import { refreshCatalogue } from "#shop/catalogue/refresh-catalogue.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import type { Route } from "./+types/catalog-hook";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  const { catalogue } = context.get(shopContext);
  return refreshCatalogue(request, context.get(operatorContext), catalogue);
}
