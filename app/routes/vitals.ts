import { nothingHere } from "~/edge/plain-answer";
import { receiveReport } from "~/vitals/receive-report.server";
import { vitalsContext } from "~/vitals/vitals-context.server";
import type { Route } from "./+types/vitals";

export const loader = nothingHere;

export function action({ request, context }: Route.ActionArgs) {
  return receiveReport(request, context.get(vitalsContext));
}
