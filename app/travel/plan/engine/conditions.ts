import type { Day } from "#travel/move/calendar.ts";
import type { Condition } from "#travel/rules/rule-schema.ts";
import { conditionsOfMove } from "#travel/rules/rules.ts";
import type { PlanInput } from "./input.ts";
import { isFor } from "./network/network.ts";
import { after } from "./network/offsets.ts";

/**
 * The conditions of a move that decide beside the steps, for this pet at its age; those that close the way come first.
 */
export function listConditions(input: PlanInput, landing: Day): Condition[] {
  const { snub, born, own, country } = input;
  return conditionsOfMove(input.to)
    .filter(
      (condition) =>
        isFor(condition, input) &&
        !(condition.isAnyCountry && country) &&
        !(condition.isSnubNosed && !snub) &&
        (!condition.isOthersPet || own === false) &&
        (!condition.youngerThan ||
          (born !== undefined && landing < after(born, condition.youngerThan))),
    )
    .toSorted((one, other) => Number(other.decides) - Number(one.decides));
}
