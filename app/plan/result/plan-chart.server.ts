import { kindWords } from "~/rules/rule-words";
import { monthNames } from "~/ui/text/date-words";
import { addMonths, type Day, readDay, writeDay } from "../engine/calendar";
import type { Plan } from "../engine/plan";
import type { Step } from "../engine/steps";

/** The steps as bars along the months. Lengths are percent of the chart's width. */
export type Chart = {
  months: { name: string; x: number }[];
  bars: { title: string; x: number; width: number; kind: string; isLaw: boolean }[];
  landingX: number;
};

/** More names than these would run into each other on a phone. */
const maxMonthNames = 5;
/** So that a single day can be seen. */
const minWidth = 1.5;

export function drawChart({ steps, today, landing }: Plan): Chart {
  const open = steps.filter(({ isDone }) => !isDone);
  const end = Math.max(landing, ...open.map(({ latest }) => latest ?? landing)) + 1;
  const scale = 100 / (end - today);
  const place = (day: Day) => round((Math.max(day, today) - today) * scale);
  const sample = steps.find(({ rule }) => rule.step === "blood-sample")?.earliest ?? today;
  const bars = open.flatMap((step) => {
    const days = spanOf(step, today, sample);
    if (!days || days.last < today) return [];
    const x = Math.min(place(days.first), 100 - minWidth);
    const width = Math.max(round(place(days.last + 1) - x), minWidth);
    return [
      {
        title: step.rule.what,
        x,
        width,
        kind: kindWords[step.rule.kind],
        isLaw: step.rule.kind === "law",
      },
    ];
  });
  return { months: nameMonths(today, end, place), bars, landingX: place(landing) };
}

/** A wait lasts from the sample to its end; what has no beginning may begin today. */
function spanOf({ rule, earliest, latest }: Step, today: Day, sample: Day) {
  if (rule.waits) return earliest === null ? null : { first: sample, last: earliest };
  const last = latest ?? earliest;
  return last === null ? null : { first: earliest ?? Math.min(today, last), last };
}

function nameMonths(first: Day, end: Day, place: (day: Day) => number): Chart["months"] {
  const firsts: Day[] = [];
  let month = readDay(`${writeDay(first).slice(0, 8)}01`);
  while (month < end) {
    if (month >= first) firsts.push(month);
    month = addMonths(month, 1);
  }
  const every = Math.ceil(firsts.length / maxMonthNames);
  return firsts
    .filter((_month, index) => index % every === 0)
    .map((day) => ({ name: nameOf(day, every > 1), x: place(day) }))
    .filter(({ x }) => x < 92);
}

/** Such as "Mar", and "Jan ’27" at the beginning of a year or where months are left out. */
function nameOf(day: Day, hasYear: boolean): string {
  const [year = "", month = ""] = writeDay(day).split("-");
  const name = monthNames[Number(month) - 1]?.slice(0, 3) ?? "";
  return hasYear || month === "01" ? `${name} ’${year.slice(2)}` : name;
}

const round = (percent: number) => Math.round(percent * 10) / 10;
