import { isBooster, routeIntoIndia } from "#travel/plan/engine/network/network.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import type { Scope } from "./sheet-schema.ts";

type Move = Pick<Plan, "input" | "steps">;

/** Whether a sheet, a block or an item is for the plan's move. */
export function isForMove(
  { steps, destinations, species, routes }: Scope,
  { input, steps: planned }: Move,
): boolean {
  const route = routeIntoIndia(input);
  return (
    (destinations?.includes(input.to) ?? true) &&
    (species?.includes(input.pet) ?? true) &&
    (!routes || (route !== null && routes.includes(route))) &&
    (!steps || planned.some(({ rule }) => isAbout(steps, rule)))
  );
}

/** Whether the steps are the rule's: each booster is one, and an appointment is that of all that is done at it. */
export const isAbout = (steps: string[], rule: Rule): boolean =>
  [isBooster(rule) ? "booster" : rule.step, rule.with].some(
    (name) => name !== undefined && steps.includes(name),
  );
