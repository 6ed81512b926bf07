import { nothingFound } from "~/edge/plain-response";
import { edgeContext } from "~/edge/route-table.server";
import { receivePolicyReports } from "~/security/policy-reports.server";
import type { Route } from "./+types/policy-reports";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  return receivePolicyReports(request, context.get(edgeContext).routes);
}
