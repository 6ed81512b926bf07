import type { RouteHandle } from "~/edge/route-table.server";
import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { reportDeepHealth, reportHealth } from "~/operators/health.server";
import { operatorContext } from "~/operators/operator-access.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/health";

export const handle: RouteHandle = { searchParams: { deep: /^1$/ } };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const operators = context.get(operatorContext);
  if (!url.searchParams.has("deep")) return reportHealth(operators.version);
  const { catalogue, store } = context.get(shopContext);
  const { outbox, formService } = context.get(enquiryContext);
  return reportDeepHealth(request, operators, { catalogue, store, outbox, formService });
}
