import { enquiryContext } from "~/enquiry/enquiry-context.server";
import { answerDeepHealth, answerHealth } from "~/operators/health/answer-health.server";
import { operatorContext } from "~/operators/operator-context.server";
import { shopContext } from "~/shop/shop-context.server";
import type { Route } from "./+types/health";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const operators = context.get(operatorContext);
  if (!url.searchParams.has("deep")) return answerHealth(operators.version);
  const { catalogue, store } = context.get(shopContext);
  const { outbox, formEndpoint } = context.get(enquiryContext);
  return answerDeepHealth(request, operators, { catalogue, store, outbox, formEndpoint });
}
