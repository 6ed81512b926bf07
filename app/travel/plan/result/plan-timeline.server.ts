import { addMonths, type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { flightOf, type Plan } from "#travel/plan/engine/plan.ts";
import type { Step } from "#travel/plan/engine/steps.ts";
import { monthNames } from "#ui/text/date-words.ts";
import { describeStepOf, type StepView, showCitation } from "./step-view.server.ts";
import { markDates, type ShownText } from "./text/day-words.server.ts";

type Bar = { x: number; width: number };

/** The steps with their bars along the months. Lengths are percent of the width that bars have. */
export type Timeline = ReturnType<typeof drawTimeline>;

export type TimelineStep = Timeline["steps"][number];

/** The space that a month's name takes on a phone, in percent of the width. */
const nameWidth = 18;
/** Names further right would run out of the page. */
const lastName = 94;
/** So that a single day can be seen. */
const minWidth = 1.5;

/** @param mostlyRead the day on which most sources were read (`YYYY-MM-DD`) */
export function drawTimeline(plan: Plan, mostlyRead: string) {
  const { steps, today, landing, legs } = plan;
  const open = steps.filter(({ isDone }) => !isDone);
  const end = Math.max(landing, ...open.map(({ latest }) => latest ?? landing)) + 1;
  const scale = 100 / (end - today);
  const place = (day: Day) => round((Math.max(day, today) - today) * scale);
  const drawBar = (step: Step): Bar | null => {
    const days = step.isDone ? null : spanOf(step, plan);
    if (!days || days.last < today) return null;
    const x = Math.min(place(days.first), 100 - minWidth);
    return { x, width: Math.max(round(place(days.last + 1) - x), minWidth) };
  };
  const months = listMonths(today, end).map((day) => ({ day, x: place(day) }));
  const toDo = steps.filter(({ rule }) => !rule.waits);
  return {
    /** The beginnings of the months that have room for a name, which has a new year in it. */
    months: nameMonths(months, today),
    /** The beginning of each month. */
    monthLines: months.map(({ x }) => x),
    landingX: place(landing),
    /** That in the country where the pet lives first, too. */
    landingLines: legs.map((leg) => place(leg.landing)),
    steps: steps.map((step) => {
      const { opening, from, until, clocks, citation, note, ...view } = describeStepOf(
        step,
        flightOf(plan, step),
        "short",
      );
      return {
        ...view,
        note: note && markDates(note),
        isLate: view.isLate && !view.isDone,
        /** Such as "Sat 30 Jan to Wed 3 Mar". */
        when: describeWhen({ opening, from, until, clocks }),
        citation: showCitation(citation, mostlyRead),
        /** Null for a step that is done or has no date. */
        bar: drawBar(step),
      };
    }),
    /** The steps with a box to tick. */
    toTick: toDo.filter(({ isDone }) => !isDone).map(({ rule }) => rule.step),
    doneAlready: toDo.filter(({ isDone }) => isDone).length,
  };
}

type When = Pick<StepView, "opening" | "from" | "until" | "clocks">;

function describeWhen({ opening, from, until, clocks }: When): ShownText {
  if (clocks.length > 0) {
    return clocks.flatMap((clock, index) => [
      ...(index > 0 ? ["; "] : []),
      ...[clock.from, " to ", clock.until, ` ${clock.place}`],
    ]);
  }
  if (from && until && from.dateTime !== until.dateTime) return [from, " to ", until];
  const day = until ?? from;
  if (!day) return [opening];
  return opening ? [`${opening} `, day] : [day];
}

/** A wait lasts from what it counts from to its end; what has no beginning may begin today. */
function spanOf({ rule, earliest, latest }: Step, { steps, stop, today }: Plan) {
  const last = latest ?? earliest;
  if (rule.waits && !rule.stay) {
    const [start] = rule.window.from ?? [];
    const begins = steps.find((step) => step.rule.step === start?.anchor)?.earliest;
    const landed = start?.anchor === "stop-landing" ? stop?.landing : null;
    return earliest === null ? null : { first: begins ?? landed ?? today, last: earliest };
  }
  return last === null ? null : { first: earliest ?? Math.min(today, last), last };
}

function listMonths(first: Day, end: Day): Day[] {
  const months: Day[] = [];
  let month = addMonths(readDay(`${writeDay(first).slice(0, 8)}01`), 1);
  while (month < end) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}

function nameMonths(months: { day: Day; x: number }[], today: Day) {
  // "Today" stands at the beginning.
  let named = { year: writeDay(today).slice(0, 4), x: nameWidth / 2 };
  return months.flatMap(({ day, x }) => {
    if (x < named.x + nameWidth || x > lastName) return [];
    const [year = "", month = ""] = writeDay(day).split("-");
    const name = monthNames[Number(month) - 1]?.slice(0, 3) ?? "";
    const isNewYear = year !== named.year;
    named = { year, x };
    return [{ name: isNewYear ? `${name} ’${year.slice(2)}` : name, x }];
  });
}

const round = (percent: number) => Math.round(percent * 10) / 10;
