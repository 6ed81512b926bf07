import type { DocumentSection } from "#pages/documents/documents.server.tsx";
import { listFeesOf } from "#travel/fees/fees.ts";
import type { Day } from "#travel/move/calendar.ts";
import { inOrderOfNeeds, type Plan } from "#travel/plan/engine/plan.ts";
import { listObstacles } from "#travel/rules/obstacles.tsx";
import type { Condition, Rule } from "#travel/rules/rule-schema.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";
import { checkDates } from "#travel/rules/source/rule-checks.ts";
import { namesOf } from "#ui/forms/fields/field.ts";
import { listFirstFlights, planFirstFlights } from "./first-flights.ts";
import { type GuideStep, joinAnimals, listSources, mergeSteps } from "./guide-steps.ts";

export type GuideModel = ReturnType<typeof makeGuide>;

/**
 * What the guide to a destination says, from its rules, its fees, and plans from today.
 * @param today the date in India
 */
export function makeGuide(name: Destination, today: Day) {
  const { destination, rules, alsoDecides } = rulesOf(name);
  const plans = planFirstFlights(name, today);
  const steps = orderSteps(plans, rules);
  const rulesOfSteps = steps.flatMap((step) => step.rules);
  const { deciding = [], others = [], questions = [] } = Object.groupBy(alsoDecides, sectionOf);
  return {
    name,
    destination,
    today,
    steps,
    /** The day on or after which all of the rules were read. */
    checked: checkDates(rules).checked,
    flights: listFirstFlights(plans),
    obstacles: listObstacles(deciding),
    deciding,
    others,
    questions,
    /** The steps that sources differ about. */
    unsettled: rulesOfSteps.filter(({ read }) => read === "unsettled"),
    costs: listFeesOf(name),
    sources: listSources([...rulesOfSteps, ...alsoDecides]),
  };
}

/** The steps of all plans by their last days before the landing. What is in no plan follows what it follows in the rules. */
function orderSteps(plans: Plan[], rules: Rule[]): GuideStep[] {
  const merged = mergeSteps([...plans.map(listOwnRules), rules]);
  const ends = new Map(
    plans.flatMap((plan) =>
      plan.steps.map((step) => [step.rule.reportId, endOf(step) - plan.landing]),
    ),
  );
  let end = -Infinity;
  const dated = merged.map((rule) => {
    end = ends.get(rule.reportId) ?? end;
    return { rule, end };
  });
  const sorted = dated.toSorted((one, other) => one.end - other.end);
  const steps = joinAnimals(sorted.map(({ rule }) => rule));
  return plans[0] ? inOrderOfNeeds(steps, plans[0]) : steps;
}

/** Without the steps of the flight to the country on the way, which has a guide of its own. */
const listOwnRules = ({ steps, stop }: Plan): Rule[] =>
  steps.slice(stop?.steps.length ?? 0).map(({ rule }) => rule);

/** The last day for what somebody does; a wait ends by itself on its first. */
const endOf = ({ rule, earliest, latest }: Plan["steps"][number]): Day =>
  (rule.waits ? earliest : latest) ?? -Infinity;

export const sectionTitles = {
  steps: "The steps, in order",
  deciding: "What else decides",
  others: "Good to know",
  questions: "Questions for the authority",
  costs: "What it costs there",
  sources: "Official sources",
} as const;

/** The section in which the guide has a condition. */
export function sectionOf({ decides, read }: Condition) {
  if (decides) return "deciding";
  return read === "unsettled" ? "questions" : "others";
}

/** The sections of the guide, in order. */
export function listSections(guide: GuideModel): DocumentSection[] {
  const { deciding, others, questions, unsettled } = guide;
  const shown = {
    steps: true,
    deciding: deciding.length > 0,
    others: others.length > 0,
    questions: questions.length + unsettled.length > 0,
    costs: true,
    sources: true,
  } satisfies Record<keyof typeof sectionTitles, boolean>;
  return namesOf(sectionTitles)
    .filter((id) => shown[id])
    .map((id) => ({ id, title: sectionTitles[id] }));
}
