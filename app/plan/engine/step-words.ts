import type { Plan } from "./plan";
import type { Step } from "./steps";
import { isInHours } from "./treatment-hours";

const daysWords = (count: number): string => `${count} day${count === 1 ? "" : "s"}`;

/** The rule's own note, and what the plan adds to it: that the day is past, or how the hours are counted. */
export function describeStep(
  step: Step,
  { landing, today, input }: Pick<Plan, "landing" | "today" | "input">,
): string {
  const { rule, isDone, isLate, daysShort } = step;
  const late =
    daysShort > 0
      ? `This landing leaves it ${daysWords(daysShort)} too few.`
      : `Begin today: ${daysWords(landing - today)} remain until this landing, and we would plan more.`;
  return [
    rule.note,
    isLate && !isDone ? late : undefined,
    isInHours(rule) && input.at === undefined
      ? "These hours are right for a landing at any hour of the day. Give the hour of landing for the exact ones."
      : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
