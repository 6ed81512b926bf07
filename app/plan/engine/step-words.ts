import { formatDate } from "~/ui/text/date-words";
import { type Day, writeDay } from "./calendar";
import { lastDayBefore } from "./offsets";
import type { Plan } from "./plan";
import type { Step } from "./steps";
import { isPetStep } from "./windows";

/** The rule's own note, and what the plan adds to it: advice on the day, or that the day of our advice is past. */
export function describeStep(step: Step, plan: Pick<Plan, "landing" | "today">): string {
  const { rule, isMissed } = step;
  return [
    rule.note,
    step.isDone ? undefined : adviceOn(step, plan),
    isMissed
      ? "The time that we advise is past for this landing. Begin at once, or ask us what can be shortened."
      : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

/** The day of our advice for the vaccine and the sample, whose windows are the law’s. */
function adviceOn({ rule, latest }: Step, { landing, today }: Pick<Plan, "landing" | "today">) {
  const [until] = rule.advised?.until ?? [];
  if (!until || latest === null || !isPetStep(rule.step)) return undefined;
  const day = lastDayBefore(landing, until);
  return day < today || day >= latest
    ? undefined
    : `For this landing we advise ${inWords(day)} at the latest.`;
}

const inWords = (day: Day) => formatDate(writeDay(day));
