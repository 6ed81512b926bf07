import { renderToStaticMarkup } from "react-dom/server";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { FeeBill } from "#travel/fees/fee-bill.tsx";
import { type FeeList, listFees } from "#travel/fees/fees.ts";
import { listOurWork } from "#travel/fees/our-work.ts";
import { describeKnown } from "#travel/fees/sum-fees.ts";
import { routeIntoIndia } from "./engine/network/network.ts";
import type { Plan } from "./engine/plan.ts";

/** The fees of others that the plan's open steps and its country on the way ask for. */
export const listPlanFees = ({ input, stop, steps }: Plan): FeeList =>
  listFees({
    to: input.to,
    via: stop?.input.to,
    pet: input.pet,
    route: routeIntoIndia(input),
    steps: steps.flatMap(({ rule, isDone }) => (isDone ? [] : rule.step)),
  });

/**
 * What is known so far of the plan's costs: in a few words, and its bill as HTML, which the browser gets without its components.
 * @param today the day on which the fees are read (`YYYY-MM-DD`)
 */
export function describeCosts(plan: Plan, today: string) {
  const list = listPlanFees(plan);
  const ours = listOurWork(ownerFacts.ourPrices.value);
  return {
    hint:
      describeKnown(list, today) + (list.totals.length > 0 ? ", and what nobody publishes" : ""),
    bill: renderToStaticMarkup(
      <FeeBill list={list} ours={ours} today={today} unknown="in your quote" />,
    ),
  };
}
