import { absoluteUrl } from "#edge/seo/structured-data.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { plainText } from "#travel/plan/engine/dated-text.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { Step } from "#travel/plan/engine/steps.ts";
import { describeStep } from "#travel/plan/result/step-view.server.ts";
import { checkDates } from "#travel/rules/rule-checks.ts";

/**
 * The plan as `/plan.json` returns it.
 * @param origin the origin of the pages that explain our advice
 */
export function writePlanJson(plan: Plan, origin: string) {
  const { input, byLaw, practical, wanted, landing, departure, steps, notes, conditions } = plan;
  const practicalArrival = writeDay(practical.day);
  return {
    to: input.to,
    pet: input.pet,
    checked: checkDates(steps.map(({ rule }) => rule)).checked,
    earliestArrival: writeDay(byLaw.day),
    decidedBy: byLaw.decidedBy,
    practicalArrival,
    practicallyDecidedBy: practical.decidedBy,
    // Its earlier name, for programs that read it.
    advisedArrival: practicalArrival,
    plannedFor: writeDay(landing),
    plannedDeparture: writeDay(departure),
    wanted: wanted && {
      date: writeDay(wanted.day),
      isPossible: wanted.isPossible,
      isTight: wanted.tight.length > 0,
      blockedBy: wanted.blockedBy,
    },
    steps: steps.map((step) => writeStep(step, plan, origin)),
    notes: [...notes.map(plainText), ...conditions.map(({ text }) => text)],
  };
}

function writeStep(step: Step, plan: Plan, origin: string) {
  const { rule, earliest, latest, hours, isDone, isLate } = step;
  const { source, checked, verifyBy, read } = rule;
  return {
    id: rule.step,
    title: rule.what,
    earliest: hours ? new Date(hours.from).toISOString() : writeOptional(earliest),
    latest: hours ? new Date(hours.until).toISOString() : writeOptional(latest),
    isDone,
    isLate,
    kind: rule.kind,
    note: describeStep(step, plan),
    source: { title: source.title, url: absoluteUrl(origin, source.url), checked, verifyBy, read },
  };
}

const writeOptional = (day: Day | null) => (day === null ? null : writeDay(day));
