import { endOfMonthInIndia } from "#edge/http/india-clock.ts";
import { writeDay } from "#travel/move/calendar.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { QuoteInput } from "./quote-input.server.ts";

/**
 * The end of the month in which the pet can be expected to move, in milliseconds since 1970: the chosen one, or that of
 * its plan's landing if that is later. Null if nobody knows.
 */
export function monthOfMove(
  { month, arrive }: Pick<QuoteInput, "month" | "arrive">,
  plan: Pick<Plan, "landing"> | null,
): number | null {
  const days = [arrive, plan?.landing].filter((day) => day !== undefined).map(writeDay);
  const last = [...days, ...(month === undefined ? [] : [month])].toSorted().at(-1);
  return last === undefined ? null : endOfMonthInIndia(last.slice(0, 7));
}
