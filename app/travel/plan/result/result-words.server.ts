import type { Day } from "#travel/move/calendar.ts";
import { type DatedText, dated } from "#travel/plan/engine/dated-text.ts";
import type { Landing } from "#travel/plan/engine/landing.ts";
import { type Plan, ruleOf } from "#travel/plan/engine/plan.ts";
import { type StepWindow, scheduleFor } from "#travel/plan/engine/schedule.ts";
import type { Step } from "#travel/plan/engine/steps.ts";
import { describeAmount, nameAnchor } from "#travel/rules/window-words.ts";
import { inSentence } from "#ui/text/text.ts";

/**
 * The steps that lead to the practical landing and the time between them, such as "Rabies vaccine today, 30 days
 * until the blood sample on 24 December 2026, then 60 days until landing."
 */
export function describeDecision(
  { move, today }: Pick<Plan, "move" | "today">,
  { day, decidedBy }: Landing,
): DatedText {
  const { windows } = scheduleFor(move, day, "practice");
  const path = leadTo(decidedBy, windows);
  const last = path.at(-1);
  if (!last) return dated`It can be today.`;
  return [
    ...path.flatMap((window, index) => describePart(window, { isFirst: index === 0, today })),
    describeTimeLeft(last),
    ".",
  ];
}

/** The step and those that it waits for, back to one that could be today or whose day is known. */
function leadTo(step: string | null | undefined, windows: StepWindow[]): StepWindow[] {
  const window = windows.find(({ rule }) => rule.step === step);
  return window ? [...leadTo(window.openedBy?.step, windows), window] : [];
}

type Place = { isFirst: boolean; today: Day };

function describePart(
  { rule, earliest, openedBy }: StepWindow,
  { isFirst, today }: Place,
): DatedText {
  const when = earliest === today ? dated`today` : dated`on ${earliest}`;
  if (isFirst || !openedBy) return [`${rule.what} `, ...when];
  const { time } = openedBy;
  if (rule.waits) return dated`, then ${time ? describeAmount(time) : ""} until ${earliest}`;
  const name = nameAnchor(rule.step);
  return [time ? `, ${describeAmount(time)} until ${name} ` : `, then ${name} `, ...when];
}

/** The words about the time between the last step and the landing. */
function describeTimeLeft({ rule }: StepWindow): string {
  const [planned] = rule.practice.until ?? [];
  if (rule.waits) return planned ? `, and ${describeAmount(planned)} to spare` : "";
  const until = planned ?? rule.window.until?.find(({ amount }) => amount < 0);
  if (!until) return "";
  const more = rule.excludesItsEnds ? "more than " : "";
  return `, then ${more}${describeAmount(until)} until ${until.anchor}`;
}

/** Why the law's own day is not the one to plan for. */
export const describeWhyLater = (plan: Plan, decidedBy: string | null): string =>
  ruleOf(plan, decidedBy)?.beyondTheLaw ??
  "The rest is what offices, laboratories and airlines take.";

/** The first step that somebody does, with what the same person does by that day. */
export function describeNext(steps: Step[], today: Day) {
  const open = steps.filter(
    ({ rule, isDone, earliest, latest }) =>
      !isDone && !rule.waits && (earliest !== null || latest !== null),
  );
  const [first] = open;
  if (!first) return null;
  const isSameVisit = ({ rule, earliest, latest }: Step) =>
    rule.who === first.rule.who &&
    (first.earliest === null ? latest === first.latest : earliest === first.earliest);
  const visit = open.filter((step) => step === first || isSameVisit(step));
  return {
    what: visit.map(({ rule }) => inSentence(rule.what)).join(", then "),
    who: inSentence(first.rule.who),
    when: describeWhen(first, today),
  };
}

function describeWhen({ earliest, latest, isLate }: Step, today: Day): DatedText {
  if (isLate || (earliest === today && latest === today)) return dated`today`;
  if (earliest === null) return dated`by ${latest ?? today}`;
  if (latest === null || latest === earliest) return dated`on ${earliest}`;
  return earliest <= today ? dated`from today, by ${latest}` : dated`from ${earliest} to ${latest}`;
}
