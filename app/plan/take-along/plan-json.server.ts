import { checkDates } from "~/rules/rule-checks";
import { absoluteUrl } from "~/seo/structured-data";
import { type Day, writeDay } from "../engine/calendar";
import type { Plan } from "../engine/plan";
import { describeStep } from "../engine/step-words";
import type { Step } from "../engine/steps";

/**
 * The plan as `/plan.json` returns it.
 * @param origin the origin of the pages that explain our advice
 */
export function writePlanJson(plan: Plan, origin: string) {
  const { input, earliest, advised, wanted, steps, notes } = plan;
  return {
    to: input.to,
    pet: input.pet,
    checked: checkDates(steps.map(({ rule }) => rule)).checked,
    earliestArrival: writeDay(earliest.day),
    decidedBy: earliest.decidedBy,
    advisedArrival: writeDay(advised),
    wanted: wanted && {
      date: writeDay(wanted.day),
      isPossible: wanted.blockedBy === null,
      blockedBy: wanted.blockedBy,
    },
    steps: steps.map((step) => writeStep(step, plan, origin)),
    notes,
  };
}

function writeStep(step: Step, plan: Plan, origin: string) {
  const { rule, earliest, latest, hours, isDone } = step;
  const { source, checked, verifyBy } = rule;
  return {
    id: rule.step,
    title: rule.what,
    earliest: hours ? new Date(hours.from).toISOString() : writeOptional(earliest),
    latest: hours ? new Date(hours.until).toISOString() : writeOptional(latest),
    isDone,
    kind: rule.kind,
    note: describeStep(step, plan),
    source: { title: source.title, url: absoluteUrl(origin, source.url), checked, verifyBy },
  };
}

const writeOptional = (day: Day | null) => (day === null ? null : writeDay(day));
