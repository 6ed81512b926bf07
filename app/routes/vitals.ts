import { edgeContext } from "~/edge/route-table.server";
import { nothingFound } from "~/http/plain-response";
import { receiveReport, vitalsContext } from "~/vitals/receive-report.server";
import type { Route } from "./+types/vitals";

export const loader = nothingFound;

export function action({ request, context }: Route.ActionArgs) {
  return receiveReport(request, context.get(edgeContext).routes, context.get(vitalsContext));
}
