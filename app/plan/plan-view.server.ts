import { rulesOf } from "~/rules/rules";
import { describeAmount, describeRule } from "~/rules/window-words";
import { type DayWords, dayWords, type ShownText, showText } from "./day-words.server";
import type { Day } from "./engine/calendar";
import { countries } from "./engine/countries";
import { type DatedText, dated } from "./engine/dated-text";
import type { PlanInput } from "./engine/input";
import type { Landing } from "./engine/landing";
import { mayBeBooster } from "./engine/pet-days";
import { type Plan, ruleOf } from "./engine/plan";
import { type Basis, scheduleFor } from "./engine/schedule";
import type { Step } from "./engine/steps";
import { type Chart, drawChart } from "./plan-chart.server";
import { type CitationView, cite, describeStepOf, type StepView } from "./step-view.server";
import { describeWanted, type WantedWords } from "./wanted-words.server";

export type LandingView = {
  landing: DayWords;
  /** Set where the flight leaves on another day. */
  departure: DayWords | null;
  /** What decides it, in a sentence with the pet's own days; and the step by its name. */
  decision: ShownText;
  decidedBy: string | null;
};

/** All that the page says of a plan, in words. */
export type PlanView = {
  /** Such as "Dog to the United Kingdom". */
  move: string;
  /** The result in one sentence. */
  summary: string;
  practical: LandingView;
  /** Null where it is the same day. */
  byLaw: LandingView | null;
  /** What to do first, and by when. */
  next: { what: string; when: ShownText; who: string } | null;
  /** Whether the vaccine of the input may have been a booster, which the page asks. */
  asksForBooster: boolean;
  wanted: WantedWords | null;
  landing: DayWords;
  steps: StepView[];
  chart: Chart;
  notes: ShownText[];
  conditions: { text: string; citation: CitationView }[];
  guide: string;
};

export function describePlan(plan: Plan): PlanView {
  const { input, practical, byLaw, wanted, landing, steps, notes, conditions, today } = plan;
  const move = nameMove(input);
  const isSameDay = practical.day === byLaw.day;
  return {
    move,
    summary: `${move}: the first day you can really fly is ${dayWords(departureOf(plan, practical.day)).words}.`,
    practical: describeLanding(plan, practical, "practice"),
    byLaw: isSameDay ? null : describeLanding(plan, byLaw, "law"),
    next: describeNext(steps, today),
    asksForBooster: mayBeBooster(input),
    wanted: wanted && describeWanted(plan, wanted, describeRuleOf(plan, wanted.blockedBy)),
    landing: dayWords(landing),
    steps: steps.map((step) => describeStepOf(step, plan, move)),
    chart: drawChart(plan),
    notes: notes.map(showText),
    conditions: conditions.map(({ text, ...citation }) => ({
      text,
      citation: cite(citation, today),
    })),
    guide: rulesOf(input.to).destination.guide,
  };
}

/** Such as "Cat to France" or "Dog to the United Kingdom". */
export const nameMove = (input: Pick<PlanInput, "to" | "country" | "pet">): string =>
  `${input.pet === "dog" ? "Dog" : "Cat"} to ${nameDestination(input)}`;

/** Such as "France" or "the United Kingdom". */
export const nameDestination = ({ to, country }: Pick<PlanInput, "to" | "country">): string =>
  // What belongs to another destination means nothing.
  to === "eu" && country ? countries[country] : rulesOf(to).destination.inSentence;

const departureOf = ({ move }: Plan, landing: Day): Day => landing - move.daysInFlight;

function describeLanding(plan: Plan, { day, decidedBy }: Landing, basis: Basis): LandingView {
  const departure = departureOf(plan, day);
  return {
    landing: dayWords(day),
    departure: departure === day ? null : dayWords(departure),
    decision: showText(describeDecision(plan, decidedBy, { day, basis })),
    decidedBy,
  };
}

/** A rule with its window, such as "Wait after the blood sample (3 calendar months after the blood sample or later)". */
function describeRuleOf(plan: Plan, step: string | null): string {
  const rule = ruleOf(plan, step);
  if (!rule) return "";
  const words = describeRule(rule);
  return words ? `${rule.what} (${words})` : rule.what;
}

/** Such as "What decides it: blood sample on 15 December 2026, then 90 days until landing." */
function describeDecision(
  { move, today }: Plan,
  step: string | null,
  { day, basis }: { day: Day; basis: Basis },
): DatedText {
  const window = scheduleFor(move, day, basis).windows.find(({ rule }) => rule.step === step);
  if (!window) return dated`It could be today.`;
  const { rule, earliest } = window;
  const [spare] = rule.practice.until ?? [];
  const isPractice = basis === "practice" && spare !== undefined;
  if (rule.waits) {
    const margin = isPractice ? `, and ${describeAmount(spare)} to spare` : "";
    return dated`What decides it: ${rule.what}, until ${earliest}${margin}.`;
  }
  const until = (isPractice ? spare : rule.window.until?.find(({ amount }) => amount < 0)) ?? null;
  const start = earliest === today ? dated`today` : dated`on ${earliest}`;
  const more = rule.excludesItsEnds ? "more than " : "";
  const then = until ? `, then ${more}${describeAmount(until)} until ${until.anchor}` : "";
  return [...dated`What decides it: ${rule.what}, `, ...start, ...dated`${then}.`];
}

/** The first step that somebody does, with what the same person does on that day. */
function describeNext(steps: Step[], today: Day): PlanView["next"] {
  const open = steps.filter(
    ({ rule, isDone, earliest, latest }) =>
      !isDone && !rule.waits && (earliest !== null || latest !== null),
  );
  const [first] = open;
  if (!first) return null;
  const isSameVisit = ({ rule, earliest }: Step) =>
    rule.who === first.rule.who && earliest !== null && earliest === first.earliest;
  const visit = open.filter((step) => step === first || isSameVisit(step));
  return {
    what: visit
      .map(({ rule }, index) => (index === 0 ? rule.what : rule.what.toLowerCase()))
      .join(", then "),
    who: first.rule.who,
    when: showText(describeWhen(first, today)),
  };
}

function describeWhen({ earliest, latest, isLate }: Step, today: Day): DatedText {
  if (isLate || (earliest === today && latest === today)) return dated`today`;
  if (earliest === null) return dated`by ${latest ?? today}`;
  if (latest === null || latest === earliest) return dated`on ${earliest}`;
  return earliest <= today ? dated`from today, by ${latest}` : dated`from ${earliest} to ${latest}`;
}
