import { dayInIndia } from "#edge/http/india-clock.ts";
import { addMonths, type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { flightOf, inOrderOfNeeds, type Plan } from "#travel/plan/engine/plan.ts";
import type { Step } from "#travel/plan/engine/steps.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { monthNames } from "#ui/text/date-words.ts";
import { lowerFirst } from "#ui/text/text.ts";
import { describeStep, type StepView } from "./step-view.server.ts";
import {
  bareDayWords,
  indianClockWords,
  markDates,
  type ShownText,
  shortDayWords,
} from "./text/day-words.server.ts";

type Bar = { x: number; width: number };

/** The steps with their bars along the months. Lengths are percent of the width that bars have. */
export type Timeline = ReturnType<typeof drawTimeline>;

export type TimelineStep = Timeline["steps"][number];

/**
 * The space that a month's name takes, in percent of the width; and at the beginning half of what "Today" takes more than
 * half of a month's name.
 */
const nameWidths = { phone: { name: 18, today: 13 }, wide: { name: 10, today: 11 } };
/** Names further right would run out of the page. */
const lastName = 94;
/** So that a single day can be seen. */
const minWidth = 1.5;

/** The day after the last one that the bars show. */
export function endOfTimeline({ steps, landing }: Plan): Day {
  const open = steps.filter(({ isDone }) => !isDone);
  return Math.max(landing, ...open.map(({ latest }) => latest ?? landing)) + 1;
}

/**
 * @param mostlyRead the day on which most sources were read (`YYYY-MM-DD`)
 * @param end the same for all timelines that are shown as one
 */
export function drawTimeline(plan: Plan, mostlyRead: string, end = endOfTimeline(plan)) {
  const { today, landing, legs } = plan;
  const scale = 100 / (end - today);
  const place = (day: Day) => round((Math.max(day, today) - today) * scale);
  const drawBar = (step: Step): Bar | null => {
    const days = step.isDone ? null : spanOf(step, plan);
    if (!days || days.last < today) return null;
    const x = Math.min(place(days.first), 100 - minWidth);
    return { x, width: Math.max(round(place(days.last + 1) - x), minWidth) };
  };
  const months = listMonths(today, end).map((day) => ({ day, x: place(day) }));
  const rows = inOrderOfDays(plan).map((step) => {
    const { opening, from, until, clocks, note, ...view } = describeStep(
      step,
      flightOf(plan, step),
      "short",
    );
    return {
      ...view,
      note: note && markDates(note),
      isLate: view.isLate && !view.isDone,
      /** Such as "Sat 30 Jan to Wed 3 Mar". */
      when: describeWhen(step, plan, { opening, from, until }),
      /** The hours of a treatment by each clock. */
      hours: joinClocks(clocks),
      source: describeSource(step.rule, writeDay(today), mostlyRead),
      /** Null for a step that is done or has no date. */
      bar: drawBar(step),
    };
  });
  return {
    /** The beginnings of the months that have room for a name, which has a new year in it: on a phone, and where there is more. */
    months: nameMonths(months, today, nameWidths.phone),
    wideMonths: nameMonths(months, today, nameWidths.wide),
    landingX: place(landing),
    /** Such as "25 Dec": the name at the end of a scale without a month's. */
    landingName: bareDayWords(landing).words,
    /** That in the country where the pet lives first, too. */
    landingLines: legs.map((leg) => place(leg.landing)),
    /** By their first days, each after all that it needs. */
    steps: rows,
    ...countTicks(rows),
  };
}

/** The ids of the rows with a box to tick, and how many more are done by the pet's own days. */
export function countTicks(rows: { id: string; isWait: boolean; isDone: boolean }[]) {
  const toDo = rows.filter(({ isWait }) => !isWait);
  const toTick = toDo.filter(({ isDone }) => !isDone).map(({ id }) => id);
  return { toTick, doneAlready: toDo.length - toTick.length };
}

function inOrderOfDays(plan: Plan): Plan["steps"] {
  const firstDayOf = (step: Step): Day => spanOf(step, plan)?.first ?? -Infinity;
  const byFirstDay = plan.steps.toSorted((one, other) => {
    const [first, second] = [firstDayOf(one), firstDayOf(other)];
    return first === second ? 0 : first - second;
  });
  return inOrderOfNeeds(byFirstDay, plan);
}

/** Such as "Sat 3 Apr, 04:30 to Tue 6 Apr, 04:30 in India; Sat 3 Apr, 00:00 to Tue 6 Apr, 00:00 in London". */
const joinClocks = (clocks: StepView["clocks"]): ShownText =>
  clocks.flatMap(({ from, until, place }, index) => [
    ...(index > 0 ? ["; "] : []),
    from,
    " to ",
    until,
    ` ${place}`,
  ]);

type When = Pick<StepView, "opening" | "from" | "until">;

function describeWhen(step: Step, plan: Plan, { opening, from, until }: When): ShownText {
  const { hours, isDone } = step;
  if (hours) return [indianClockWords(hours.from), " to ", indianClockWords(hours.until), " IST"];
  const begins = isDone ? null : beginningOf(step, plan);
  if (begins !== null && from) {
    return [shortDayWords(begins, plan.today), `, ${lowerFirst(opening)} `, from];
  }
  if (from && until && from.dateTime !== until.dateTime) return [from, " to ", until];
  const day = until ?? from;
  if (!day) return [opening];
  return opening ? [`${opening} `, day] : [day];
}

/** A wait lasts from what it counts from to its end; what has no beginning may begin today. Hours are India's. */
function spanOf(step: Step, plan: Plan) {
  const { rule, earliest, latest, hours } = step;
  if (hours) return { first: indianDay(hours.from), last: indianDay(hours.until) };
  const last = latest ?? earliest;
  if (isWait(rule)) {
    return earliest === null
      ? null
      : { first: beginningOf(step, plan) ?? plan.today, last: earliest };
  }
  return last === null ? null : { first: earliest ?? Math.min(plan.today, last), last };
}

const indianDay = (instant: number): Day => readDay(dayInIndia(instant));

/** The day from which a wait counts. */
function beginningOf({ rule }: Step, { steps, stop }: Plan): Day | null {
  const [start] = (isWait(rule) && rule.window.from) || [];
  const anchor = steps.find((step) => step.rule.step === start?.anchor);
  const landed = start?.anchor === "stop-landing" ? stop?.landing : null;
  return anchor?.earliest ?? landed ?? null;
}

const isWait = ({ waits, stay }: Step["rule"]): boolean => waits && !stay;

function listMonths(first: Day, end: Day): Day[] {
  const months: Day[] = [];
  let month = addMonths(readDay(`${writeDay(first).slice(0, 8)}01`), 1);
  while (month < end) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}

function nameMonths(
  months: { day: Day; x: number }[],
  today: Day,
  widths: { name: number; today: number },
) {
  let named = { year: writeDay(today).slice(0, 4), x: widths.today };
  return months.flatMap(({ day, x }) => {
    if (x < named.x + widths.name || x > lastName) return [];
    const [year = "", month = ""] = writeDay(day).split("-");
    const name = monthNames[Number(month) - 1]?.slice(0, 3) ?? "";
    const isNewYear = year !== named.year;
    named = { year, x };
    return [{ name: isNewYear ? `${name} ’${year.slice(2)}` : name, x }];
  });
}

const round = (percent: number) => Math.round(percent * 10) / 10;
