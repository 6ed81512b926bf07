import type { Day } from "#travel/move/calendar.ts";
import type { Landing } from "#travel/plan/engine/network/landing.ts";
import type { Basis } from "#travel/plan/engine/network/limits.ts";
import { after } from "#travel/plan/engine/network/offsets.ts";
import { type Activity, type Schedule, schedule } from "#travel/plan/engine/network/passes.ts";
import type { Arrival, Plan } from "#travel/plan/engine/plan.ts";
import { describeAmount } from "#travel/rules/amounts.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { nameAnchor, nameStep, openDayWords } from "#travel/rules/window-words.ts";
import { capitalize, inSentence } from "#ui/text/text.ts";
import { type DatedText, dated } from "./text/dated-text.ts";

type Planned = Pick<Plan, "network" | "today" | "stop">;

/**
 * The steps that lead to the first landing and the time between them, such as "Rabies vaccine today, 30 days until the
 * blood sample on 24 December 2026, then 60 days until landing."
 */
export function describeDecision(
  { network, today, stop }: Planned,
  { day, decidedBy }: Landing,
  basis: Basis = "practice",
): DatedText {
  if (stop) {
    const place = rulesOf(stop.input.to).destination.inSentence;
    return [
      ...describeDecision(stop, stop.practical),
      ...dated` In ${place} from ${stop.practical.day} on. `,
      ...describeDecision({ network, today, stop: null }, { day, decidedBy }, basis),
    ];
  }
  const { activities, departure } = schedule(network, day, basis);
  const age = activities.get(decidedBy ?? "")?.rule.practice.ageOnDeparture;
  const { born, pet } = network.input;
  if (age && born !== undefined && after(born, age) === departure) {
    return dated`Your ${pet} is ${describeAmount(age)} old on ${departure}; we plan no flight for a younger one.`;
  }
  const path = [...leadTo(decidedBy, activities), ...followersOf(decidedBy, activities)];
  const last = path.at(-1);
  if (!last) return day === today ? dated`It can be today.` : dated`It can be on ${day}.`;
  return [
    ...path.flatMap((activity, index) => describePart(activity, { isFirst: index === 0, today })),
    describeTimeLeft(last, basis),
    ".",
  ];
}

/** The step and those that it waits for, back to one that could be today or whose day is known. */
function leadTo(step: string | null | undefined, activities: Schedule["activities"]): Activity[] {
  const activity = activities.get(step ?? "");
  return activity ? [...leadTo(activity.openedBy?.before, activities), activity] : [];
}

/** What can be done once the step is finished, if it takes time. */
function followersOf(step: string | null, activities: Schedule["activities"]): Activity[] {
  if (!activities.get(step ?? "")?.rule.takes) return [];
  return [...activities.values()].filter(({ openedBy }) => openedBy?.before === step);
}

type Place = { isFirst: boolean; today: Day };

function describePart(
  { rule, earliest, openedBy, fixed }: Activity,
  { isFirst, today }: Place,
): DatedText {
  const when = earliest === today ? dated`today` : dated`on ${earliest}`;
  const [start] = rule.window.from ?? [];
  if (rule.waits && start?.anchor === "stop-landing") return dated`${rule.what} until ${earliest}`;
  if (isFirst || !openedBy) return [`${capitalize(nameStep(rule))} `, ...when];
  const time = openedBy.lag.amount === 0 ? null : describeAmount(openedBy.lag);
  if (rule.waits) return dated`, then ${time ?? ""} until ${earliest}`;
  const name = nameAnchor(rule.step);
  const days = rule.practice.days === "sampling" ? openDayWords.sampling : null;
  return [
    time ? `, ${time} until ${name} ` : `, then ${name} `,
    ...when,
    ...(days && fixed === null ? [` (${days})`] : []),
  ];
}

/** The words about the time between the last step and the landing. */
function describeTimeLeft({ rule }: Activity, basis: Basis): string {
  const [planned] = (basis === "practice" && rule.practice.until) || [];
  if (basis === "practice" && rule.practice.atLeast) return ", and one more working day for it";
  if (rule.waits) return planned ? `, and ${describeAmount(planned)} to spare` : "";
  const until = planned ?? rule.window.until?.find(({ amount }) => amount < 0);
  if (!until) return "";
  const more = rule.excludesItsEnds ? "more than " : "";
  return `, then ${more}${describeAmount(until)} until ${until.anchor}`;
}

/** Where the pet lives before it flies on, and what keeps it after the landing; empty where neither is so. */
export function describeWayHome({ network, stop }: Plan, { day, homeOn }: Arrival): DatedText {
  const stays = network.rules.flatMap(({ stay, what }) => (stay ? [{ ...stay, what }] : []));
  return [
    ...(stop
      ? dated`In ${rulesOf(stop.input.to).destination.inSentence} from ${stop.practical.day} on. `
      : []),
    ...stays.flatMap(({ takes, where, what }) =>
      where === "home"
        ? dated`Home that day, where it stays apart for ${describeAmount(takes)}, until ${after(day, takes)}. `
        : dated`Home on ${homeOn ?? after(day, takes)} at the earliest, after ${describeAmount(takes)}: ${inSentence(what)}. `,
    ),
  ];
}

/** Why the rules' own day is not the one to plan for. */
export function describeWhyLater(plan: Plan): string {
  const reasons = [...(plan.stop ? listReasons(plan.stop) : []), ...listReasons(plan)];
  return reasons.length > 0
    ? [...new Set(reasons)].join(" ")
    : "The rest is what offices, laboratories and airlines take.";
}

function listReasons({ network, practical }: Plan): string[] {
  const { activities } = schedule(network, practical.day, "practice");
  return leadTo(practical.decidedBy, activities).flatMap(({ rule, fixed }) =>
    fixed === null || rule.waits || rule.step === practical.decidedBy
      ? (rule.beyondTheRules ?? [])
      : [],
  );
}

/** The next steps, and by when. */
export function describeNext({ next, today }: Pick<Plan, "next" | "today">) {
  if (!next) return null;
  const inOrder = next.steps.map(({ rule }) => inSentence(rule.what));
  return {
    what: inOrder.join(", then "),
    isToday: next.by === today,
    by: next.by,
  };
}
