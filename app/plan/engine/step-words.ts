import { formatDate } from "~/ui/text/date-words";
import { type Day, writeDay } from "./calendar";
import { lastDayBefore } from "./offsets";
import type { Plan } from "./plan";
import type { Step } from "./steps";
import { isPetStep } from "./windows";

/** The rule's own note, followed by the day that we advise, or by a warning that this day is past. */
export function describeStep(step: Step, plan: Pick<Plan, "landing" | "today">): string {
  const { rule, isMissed } = step;
  return [
    rule.note,
    step.isDone ? undefined : adviceOn(step, plan),
    isMissed
      ? "For this landing, the time that we advise is past. Start at once, or ask us what can be shortened."
      : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

/** The day that we advise for the vaccine and the sample; their windows follow the law alone. */
function adviceOn({ rule, latest }: Step, { landing, today }: Pick<Plan, "landing" | "today">) {
  const [until] = rule.advised?.until ?? [];
  if (!until || latest === null || !isPetStep(rule.step)) return undefined;
  const day = lastDayBefore(landing, until);
  return day < today || day >= latest
    ? undefined
    : `For this landing, we advise ${inWords(day)} at the latest.`;
}

const inWords = (day: Day) => formatDate(writeDay(day));
