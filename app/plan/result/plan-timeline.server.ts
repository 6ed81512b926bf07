import { monthNames } from "~/ui/text/date-words";
import { addMonths, type Day, readDay, writeDay } from "../engine/calendar";
import type { Plan } from "../engine/plan";
import type { Step } from "../engine/steps";
import { describeStepOf, type StepView } from "./step-view.server";

type Bar = { x: number; width: number };

/** The steps with their bars along the months. Lengths are percent of the width that bars have. */
export type Timeline = {
  /** The name, with a new year in it, is empty where it would run into another. */
  months: { name: string; x: number }[];
  landingX: number;
  /** The bar is null for a step that is done or has no date. */
  steps: (StepView & { bar: Bar | null })[];
};

/** What a month's name takes on a phone, in percent of the width. */
const nameWidth = 18;
/** Names further right would run out of the page. */
const lastName = 94;
/** So that a single day can be seen. */
const minWidth = 1.5;

export function drawTimeline(plan: Plan): Timeline {
  const { steps, today, landing } = plan;
  const open = steps.filter(({ isDone }) => !isDone);
  const end = Math.max(landing, ...open.map(({ latest }) => latest ?? landing)) + 1;
  const scale = 100 / (end - today);
  const place = (day: Day) => round((Math.max(day, today) - today) * scale);
  const sample = steps.find(({ rule }) => rule.step === "blood-sample")?.earliest ?? today;
  const drawBar = (step: Step): Bar | null => {
    const days = step.isDone ? null : spanOf(step, today, sample);
    if (!days || days.last < today) return null;
    const x = Math.min(place(days.first), 100 - minWidth);
    return { x, width: Math.max(round(place(days.last + 1) - x), minWidth) };
  };
  return {
    months: listMonths(today, end, place),
    landingX: place(landing),
    steps: steps.map((step) => ({ ...describeStepOf(step, plan, "short"), bar: drawBar(step) })),
  };
}

/** A wait lasts from the sample to its end; what has no beginning may begin today. */
function spanOf({ rule, earliest, latest }: Step, today: Day, sample: Day) {
  if (rule.waits) return earliest === null ? null : { first: sample, last: earliest };
  const last = latest ?? earliest;
  return last === null ? null : { first: earliest ?? Math.min(today, last), last };
}

function listMonths(first: Day, end: Day, place: (day: Day) => number): Timeline["months"] {
  const months: { day: Day; x: number }[] = [];
  let day = addMonths(readDay(`${writeDay(first).slice(0, 8)}01`), 1);
  while (day < end) {
    months.push({ day, x: place(day) });
    day = addMonths(day, 1);
  }
  // "Today" stands at the beginning.
  let named = { year: writeDay(first).slice(0, 4), x: nameWidth / 2 };
  return months.map(({ day, x }) => {
    if (x < named.x + nameWidth || x > lastName) return { name: "", x };
    const [year = "", month = ""] = writeDay(day).split("-");
    const name = monthNames[Number(month) - 1]?.slice(0, 3) ?? "";
    const isNewYear = year !== named.year;
    named = { year, x };
    return { name: isNewYear ? `${name} ’${year.slice(2)}` : name, x };
  });
}

const round = (percent: number) => Math.round(percent * 10) / 10;
