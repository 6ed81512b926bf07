import { isDue } from "~/rules/rule-checks";
import { rulesOf } from "~/rules/rules";
import { describeWindow } from "~/rules/window-words";
import { formatDate } from "~/ui/text/date-words";
import { clockWords, type DayWords, dayWords } from "./day-words.server";
import { writeDay } from "./engine/calendar";
import { countries } from "./engine/countries";
import type { PlanInput } from "./engine/input";
import { type Plan, ruleOf } from "./engine/plan";
import { describeStep } from "./engine/step-words";
import { isWait, type Step } from "./engine/steps";
import { timeZoneOf } from "./engine/treatment-hours";
import { type Chart, drawChart } from "./plan-chart.server";
import { calendarLink } from "./take-along/calendar-link.server";
import { describeWanted, type WantedWords } from "./wanted-words.server";

export type StepView = {
  id: string;
  title: string;
  /** The word before a single day, or the words in place of a day. */
  opening: string;
  from: DayWords | null;
  until: DayWords | null;
  /** The hours of a treatment in the local time of each place. */
  clocks: { place: string; from: DayWords; until: DayWords }[];
  isDone: boolean;
  isMissed: boolean;
  kind: "Law" | "Our advice";
  note: string;
  source: { title: string; url: string; checked: DayWords; isDue: boolean };
  calendarUrl: string | null;
};

/** Everything that the page says about a plan, in words. */
export type PlanView = {
  /** Such as "Dog to the United Kingdom". */
  move: string;
  /** The answer in one sentence. */
  summary: string;
  earliest: DayWords;
  /** A sentence that names the rule that decides the earliest landing. */
  decision: string;
  advised: DayWords;
  /** A sentence that says why it is later. */
  advice: string;
  wanted: WantedWords | null;
  landing: DayWords;
  steps: StepView[];
  chart: Chart;
  notes: string[];
};

export function describePlan(plan: Plan): PlanView {
  const { input, earliest, advised, wanted, landing, steps, notes } = plan;
  const move = describeMove(input);
  return {
    move,
    summary: `${move}: the earliest landing is ${dayWords(earliest.day).words}.`,
    earliest: dayWords(earliest.day),
    decision:
      earliest.day === plan.today
        ? "By law it could be today: nothing stands in the way."
        : `Decided by: ${describeDecision(plan, earliest.decidedBy)}.`,
    advised: dayWords(advised),
    advice: describeAdvice(plan),
    wanted: wanted && describeWanted(plan, wanted, describeDecision(plan, wanted.blockedBy)),
    landing: dayWords(landing),
    steps: steps.map((step) => describeStepOf(step, plan)),
    chart: drawChart(plan),
    notes,
  };
}

/** Such as "Cat to France" or "Dog to the United Kingdom". */
export function describeMove({ to, country, pet }: PlanInput): string {
  const { name } = rulesOf(to);
  const hasArticle = !["canada", "india"].includes(to);
  const place = to === "eu" && country ? countries[country] : `${hasArticle ? "the " : ""}${name}`;
  return `${pet === "dog" ? "Dog" : "Cat"} to ${place}`;
}

function describeAdvice({ advised, earliest, steps }: Plan): string {
  if (steps.some(({ isMissed }) => isMissed)) {
    return "Some steps that we advise, such as the crate, need more time than this. The list below shows which are late.";
  }
  return advised === earliest.day
    ? "Our advice adds no time to what the law asks for."
    : "This adds time for the laboratory, a margin after a wait, and what the authorities advise beyond the law.";
}

/**
 * Describes the deciding rule, such as "Wait after the blood sample (3 calendar months after the blood sample or
 * later)".
 */
function describeDecision(plan: Plan, step: string | null): string {
  const rule = step === null ? undefined : ruleOf(plan, step);
  if (!rule) return "";
  const words = describeWindow(rule.window, rule.excludesItsEnds);
  return words ? `${rule.what} (${words})` : rule.what;
}

function describeStepOf(step: Step, plan: Plan): StepView {
  const { rule, earliest, latest, hours, isDone, isMissed } = step;
  const note = describeStep(step, plan);
  const zones = [
    { place: "in India", zone: "Asia/Kolkata" },
    { place: `in ${timeZoneOf(plan.input).split("/")[1]}`, zone: timeZoneOf(plan.input) },
  ];
  return {
    id: rule.step,
    title: rule.what,
    opening: openingOf(step),
    from: earliest === null ? null : dayWords(earliest),
    until: latest === null ? null : dayWords(latest),
    clocks: hours
      ? zones.map(({ place, zone }) => ({
          place,
          from: clockWords(hours.from, zone),
          until: clockWords(hours.until, zone),
        }))
      : [],
    isDone,
    isMissed,
    kind: rule.kind === "law" ? "Law" : "Our advice",
    note,
    source: {
      ...rule.source,
      checked: { dateTime: rule.checked, words: formatDate(rule.checked) },
      isDue: isDue(rule, writeDay(plan.today)),
    },
    calendarUrl: isDone ? null : calendarLink(step, note, plan.today),
  };
}

function openingOf(step: Step): string {
  const { rule, earliest, latest } = step;
  if (latest !== null) return earliest === null ? "By" : "";
  if (earliest !== null) return isWait(rule) ? "Over on" : "From";
  return rule.limits ? "On the day of landing" : "First of all";
}
