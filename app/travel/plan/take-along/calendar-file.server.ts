import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { company } from "#content/company/company.ts";
import { dayMs, hourMs, indiaOffsetMs } from "#edge/http/india-clock.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { nameMove } from "#travel/move/move-words.server.ts";
import { flightOf, type Plan } from "#travel/plan/engine/plan.ts";
import { daysToDo, type Step } from "#travel/plan/engine/steps.ts";
import { noteOf } from "#travel/plan/result/step-view.server.ts";
import { kindWords } from "#travel/rules/rule-words.ts";
import { rulesOf } from "#travel/rules/rules.ts";

/** How many days before the last day of a step that a landing needs, and at which time of the morning. */
const alarmDays = [7, 1];
const alarmTimeMs = 9 * hourMs;

const secondsPerDay = 24 * 60 * 60;

/** A step, a landing or the coming home, as a calendar shows it. */
type PlanEvent = {
  /** The same when the days of the plan move. */
  id: string;
  title: string;
  lines: string[];
  time: EventTime;
  /** When its alarms ring, in seconds after its start. */
  alarms: number[];
};

/**
 * The plan as an iCalendar file: an all-day event for each step that is not done, and for the landing. The ids are
 * those of the pet and the step, so that a second import updates the first, and so does a subscription each day.
 * @param planUrl the address of the plan's page
 */
export function writeCalendarFile(plan: Plan, planUrl: string, now: Date): string {
  const { pet, to, country, name, nth } = plan.input;
  const parts = [pet, to, country, name?.toLowerCase() ?? nth];
  const known = parts.filter((part) => part !== undefined);
  const events = listEvents(plan, planUrl).map((event) => ({
    ...event,
    id: [event.id, ...known].join("."),
  }));
  return writeEvents(events, { move: nameMove(plan.input), planUrl, now, today: plan.today });
}

/**
 * The plan of several pets as one iCalendar file, in which what is the same for all is one event.
 * @param move the pets and where they go, in words
 */
export function writeSharedCalendarFile(
  pets: { label: string; plan: Plan }[],
  { move, planUrl, now }: Omit<CalendarFacts, "today">,
): string {
  const shared = new Map<string, { event: PlanEvent; labels: string[] }>();
  for (const { label, plan } of pets) {
    for (const event of listEvents(plan, planUrl)) {
      const key = JSON.stringify([event.id, event.title, event.time]);
      const known = shared.get(key);
      if (known) known.labels.push(label);
      else shared.set(key, { event, labels: [label] });
    }
  }
  const events = [...shared.values()].map(({ event, labels }) => {
    if (labels.length === pets.length) return { ...event, id: `${event.id}.together` };
    const who = labels.join(", ");
    return { ...event, id: `${event.id}.${who.toLowerCase()}`, title: `${event.title}: ${who}` };
  });
  return writeEvents(events, { move, planUrl, now, today: pets[0]?.plan.today ?? 0 });
}

type CalendarFacts = { move: string; planUrl: string; now: Date; today: Day };

function writeEvents(events: PlanEvent[], { move, planUrl, now, today }: CalendarFacts): string {
  const calendar = ical({
    name: move,
    ttl: secondsPerDay,
    prodId: { company: company.name, product: "When can we fly?", language: "EN" },
  });
  for (const { id, title, lines, time, alarms } of events) {
    const event = calendar.createEvent({
      id: `${encodeURIComponent(id)}@${new URL(planUrl).hostname}`,
      // Calendars replace an event unless the sequence is lower.
      sequence: today,
      stamp: now,
      summary: `${move}: ${title}`,
      description: [...lines, planUrl].join("\n"),
      url: planUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...time,
    });
    for (const seconds of alarms) {
      event
        .createAlarm({ type: ICalAlarmType.display, triggerAfter: seconds, description: title })
        // The library has no option for it.
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return `${calendar}\r\n`;
}

function listEvents(plan: Plan, planUrl: string): PlanEvent[] {
  const { input, today, landing, homeOn, legs, steps } = plan;
  const onDay = (id: string, title: string, lines: string[], day: Day): PlanEvent => ({
    id,
    title,
    lines,
    time: wholeDays(day, day),
    alarms: [],
  });
  const stops = legs.slice(0, -1).map(({ to, landing: day }) => {
    const { name, destination } = rulesOf(to);
    return onDay(`landing-${to}`, `landing in ${destination.inSentence}`, [name], day);
  });
  return [
    ...steps.flatMap((step) => {
      const time = timeOf(step);
      if (step.isDone || !time) return [];
      const { rule, latest } = step;
      const words = `${kindWords[rule.kind]}. ${noteOf(step, flightOf(plan, step))}`.trim();
      const lines = [words, new URL(rule.source.url, planUrl).href];
      const isQuiet = rule.kind === "advice" || rule.stay || latest === null;
      const alarms = isQuiet ? [] : listAlarms(step, time, today);
      return [{ id: rule.step, title: rule.what, lines, time, alarms }];
    }),
    ...stops,
    onDay("landing", "landing", [rulesOf(input.to).name], landing),
    ...(homeOn !== null && homeOn > landing ? [onDay("home", "home", [], homeOn)] : []),
  ];
}

type EventTime = { start: Date; end: Date; allDay?: boolean };

/** The library writes days in UTC. */
const atMidnight = (day: Day) => new Date(`${writeDay(day)}T00:00:00Z`);

/** An all-day event ends on the day after its last day. */
export const wholeDays = (first: Day, last: Day): EventTime => ({
  allDay: true,
  start: atMidnight(first),
  end: atMidnight(last + 1),
});

/**
 * When the alarms ring, in seconds after the start of the event, none of them in the past. An all-day event starts at
 * midnight wherever its calendar is; a treatment that is counted in hours is done in India.
 */
function listAlarms({ hours }: Step, { start, end }: EventTime, today: Day): number[] {
  const offsetMs = hours ? indiaOffsetMs : 0;
  const lastDay = Math.floor((end.getTime() + offsetMs - 1) / dayMs);
  return alarmDays
    .map((days) => lastDay - days)
    .filter((day) => day > today)
    .map((day) => (day * dayMs + alarmTimeMs - offsetMs - start.getTime()) / 1000);
}

function timeOf(step: Step): EventTime | null {
  const { hours } = step;
  if (hours) return { start: new Date(hours.from), end: new Date(hours.until) };
  const days = daysToDo(step);
  return days && wholeDays(days.first, days.last);
}
