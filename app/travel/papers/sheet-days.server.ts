import { isOpen } from "#travel/holidays/office-days.ts";
import { type Day, readDay } from "#travel/move/calendar.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { StepView } from "#travel/plan/result/step-view.server.ts";
import { dateWords, shortDayWords } from "#travel/plan/result/text/day-words.server.ts";
import { formatDate } from "#ui/text/date-words.ts";
import type { DosesBlock } from "./sheet-schema.ts";
import { type DayName, doseFields } from "./typed/fields.ts";
import { type Dose, findDoseBeforeSample, listDoses } from "./vaccine-doses.server.ts";

/** One of the pet's days: known, or the plan's window for it. */
export type DayView = { day: string | null; planned: string | null };

/** A dose of the rabies vaccine, with the fields of what is typed of it; null for an older one than has fields. */
export type DoseView = DayView & { until: string | null; fields: readonly string[] | null };

/** Only what the visitor gave is filled in: a day that the plan takes for granted is left to the pen. */
export function describeDay(name: DayName, plan: Plan, steps: StepView[]): DayView {
  const { input, landing, departure } = plan;
  if (name === "landing") return knownDay(landing);
  if (name === "departure") return knownDay(departure);
  if (name === "born") return knownDay(input.born);
  const newest = listDoses(plan).at(-1);
  if (name === "rabies-vaccine") return describeDose(newest, steps);
  if (name === "vaccine-until") return knownDay(newest?.until);
  const step = steps.find(({ id }) => id === name);
  if (!step?.isDone) return { day: null, planned: windowOf(step) };
  return knownDay(step.from && readDay(step.from.dateTime));
}

const knownDay = (day: Day | null | undefined): DayView => ({
  day: day === null || day === undefined ? null : dateWords(day),
  planned: null,
});

function describeDose(dose: Dose | undefined, steps: StepView[]): DayView {
  if (!dose || dose.day !== null) return knownDay(dose?.day);
  const step = steps.find(({ id }) => id === dose.step);
  return { day: null, planned: step?.isDone ? null : windowOf(step) };
}

function windowOf(step: StepView | undefined): string | null {
  const { from = null, until = null } = step ?? {};
  if (from && until && from.dateTime !== until.dateTime) return `${from.words} to ${until.words}`;
  const day = until ?? from;
  return day && formatDate(day.dateTime);
}

/** With empty rows for doses that the plan does not know. */
const fewestRows = 3;

const unknownDose: Dose = { step: null, day: null, until: null };

export function describeDoses(of: DosesBlock["of"], plan: Plan, steps: StepView[]): DoseView[] {
  const all = listDoses(plan);
  const doses = all.length > 0 ? all : [unknownDose];
  const views = doses.map((dose, index) => ({
    ...describeDose(dose, steps),
    until: knownDay(dose.until).day,
    fields: [doseFields.newest, doseFields.older][doses.length - 1 - index] ?? null,
  }));
  if (of === "newest") return views.slice(-1);
  if (of === "sample") {
    const ofSample = findDoseBeforeSample(plan)?.step;
    return views.filter((_, index) => doses[index]?.step === ofSample);
  }
  const missing = Math.max(0, fewestRows - views.length);
  const empty: DoseView = { day: null, planned: null, until: null, fields: null };
  return [...views, ...Array.from({ length: missing }, () => empty)];
}

const findAppointment = ({ steps }: Plan) =>
  steps.find(({ rule }) => rule.step === "aqcs-certificate");

/** AQCS is asked a week ahead. */
const daysBeforeAppointment = 7;

/** The day on which AQCS is asked for the appointment; null where there is none. */
export function dayOfLetter(plan: Plan): string | null {
  const first = findAppointment(plan)?.earliest ?? null;
  return first === null ? null : dateWords(Math.max(plan.today, first - daysBeforeAppointment));
}

/** The working days of the appointment's window, such as "Tue 30 Mar, Wed 31 Mar"; null where there is none. */
export function appointmentDays(plan: Plan): string | null {
  const { earliest = null, latest = null } = findAppointment(plan) ?? {};
  if (earliest === null || latest === null) return null;
  const days = Array.from({ length: latest - earliest + 1 }, (_, index) => earliest + index);
  return days
    .filter((day) => isOpen.working(day, plan.network.holidays))
    .map((day) => shortDayWords(day, plan.today).words)
    .join(", ");
}
