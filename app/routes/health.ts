import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { operatorContext } from "#edge/security/operator-access.server.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { reportDeepHealth, reportHealth } from "#office/health/health.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { shopContext } from "#shop/shop-context.server.ts";
import type { Route } from "./+types/health";

export const handle: RouteHandle = { searchParams: { deep: /^1$/ } };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const operators = context.get(operatorContext);
  if (!url.searchParams.has("deep")) return reportHealth(operators.version);
  const { catalogue, store } = context.get(shopContext);
  const { tryDatabase, outbox, watch, backups, formService, mails, sendsMails } =
    context.get(enquiryContext);
  const { journeys } = context.get(journeyContext);
  return reportDeepHealth(request, operators, {
    catalogue,
    store,
    tryDatabase,
    outbox,
    watch,
    journeys,
    backups,
    formService,
    mails: sendsMails ? mails : null,
  });
}
