import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import type { Plan, PlannedStep } from "#travel/plan/engine/plan.ts";
import type { Step } from "#travel/plan/engine/steps.ts";
import { clockOf, isInHours } from "#travel/plan/engine/treatment-hours.ts";
import { kindWords } from "#travel/rules/rule-words.ts";
import { describeRule } from "#travel/rules/window-words.ts";
import { dayAndMonth } from "#ui/text/date-words.ts";
import { capitalize } from "#ui/text/text.ts";
import {
  clockWords,
  type DayWords,
  dateWords,
  daysWords,
  dayWords,
  shortDayWords,
  type WordLength,
} from "./text/day-words.server.ts";

export type StepView = ReturnType<typeof describeStep>;

/** The step in words, with its days and hours written out or short. */
export function describeStep(step: PlannedStep, plan: Plan, length: WordLength = "long") {
  const { rule, isDone, isLate } = step;
  return {
    id: rule.step,
    title: rule.what,
    who: rule.who,
    /** The words before a single day, or in place of one. */
    opening: openingOf(step, length === "long" && (plan.wanted?.isPossible ?? false)),
    ...(length === "short" ? describeShortSpan(step, plan.today) : describeSpan(step)),
    /** The hours of a treatment by the clock of each place. */
    clocks: listClocks(step, plan, length),
    isDone,
    isLate,
    /** Nobody does it: it is over on a day. */
    isWait: rule.waits,
    kind: kindWords[rule.kind],
    isLaw: rule.kind === "law",
    /** The rule in words, such as "From 5 days before landing until 5 days after landing". */
    rule: capitalize(describeRule(rule)),
    note: noteOf(step, plan),
    reportId: rule.reportId,
  };
}

type SpanWords = { from: DayWords | null; until: DayWords | null };

const describeShortSpan = ({ earliest, latest }: Step, today: Day): SpanWords => ({
  from: earliest === null ? null : shortDayWords(earliest, today),
  until: latest === null ? null : shortDayWords(latest, today),
});

/** Without weekdays where there are two days, and with their year once. */
function describeSpan({ earliest: first, latest: last }: Step): SpanWords {
  if (first === null || last === null || first === last) {
    return {
      from: first === null ? null : dayWords(first),
      until: last === null ? null : dayWords(last),
    };
  }
  const [firstDate, lastDate] = [writeDay(first), writeDay(last)];
  const isSameYear = firstDate.slice(0, 4) === lastDate.slice(0, 4);
  return {
    from: { dateTime: firstDate, words: isSameYear ? dayAndMonth(firstDate) : dateWords(first) },
    until: { dateTime: lastDate, words: dateWords(last) },
  };
}

/** Such as "in London". */
export const placeOf = (zone: string): string =>
  zone === indiaTimeZone ? "in India" : `in ${zone.split("/")[1]}`;

function listClocks({ hours }: Step, { input }: Plan, length: WordLength) {
  if (!hours) return [];
  const clock = clockOf(input);
  return [indiaTimeZone, clock].map((zone) => ({
    place: placeOf(zone),
    from: clockWords(hours.from, zone, length),
    until: clockWords(hours.until, zone, length),
  }));
}

function openingOf({ earliest, latest, isLate, isDone }: PlannedStep, saysLate: boolean): string {
  if (isLate && !isDone) return saysLate ? "Now, late:" : "Now:";
  if (latest !== null) return earliest !== null ? "" : isDone ? "by" : "By";
  if (earliest !== null) return isDone ? "since" : "Over on";
  return "Before all else";
}

/** The rule's own note, and what the plan adds to it: that the day is past, or how the hours are counted. */
export function noteOf(step: PlannedStep, { landing, today, input, wanted }: Plan): string {
  const { rule, isDone, isLate } = step;
  const lack = wanted?.lacks.find((one) => one.rule.step === rule.step);
  const late = lack
    ? `This landing leaves it ${daysWords(lack.days)} fewer than we plan.`
    : `Begin today: ${daysWords(landing - today)} remain until this landing, and we would plan more.`;
  return [
    rule.note,
    isLate && !isDone && late,
    isInHours(rule) &&
      input.at === undefined &&
      "These hours are right for a landing at any hour of the day. Give the hour of landing for the exact ones.",
  ]
    .filter(Boolean)
    .join(" ");
}
