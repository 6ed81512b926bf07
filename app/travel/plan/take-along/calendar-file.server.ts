import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { company } from "#content/company/company.ts";
import { dayMs, hourMs, indiaOffsetMs } from "#edge/http/india-clock.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { nameMove } from "#travel/move/move-words.server.ts";
import { flightOf, type Plan } from "#travel/plan/engine/plan.ts";
import { daysToDo, type Step } from "#travel/plan/engine/steps.ts";
import { describeStep } from "#travel/plan/result/step-view.server.ts";
import { kindWords } from "#travel/rules/rule-words.ts";
import { rulesOf } from "#travel/rules/rules.ts";

/** How many days before the last day of a step that a landing needs, and at which time of the morning. */
const alarmDays = [7, 1];
const alarmTimeMs = 9 * hourMs;

const secondsPerDay = 24 * 60 * 60;

/**
 * The plan as an iCalendar file: an all-day event for each step that is not done, and for the landing. The ids are
 * those of the pet and the step, so that a second import updates the first, and so does a subscription each day.
 * @param planUrl the address of the plan's page
 */
export function writeCalendarFile(plan: Plan, planUrl: string, now: Date): string {
  const { input, today, landing, homeOn, legs, steps } = plan;
  const move = nameMove(input);
  const calendar = ical({
    name: move,
    ttl: secondsPerDay,
    prodId: { company: company.name, product: "When can we fly?", language: "EN" },
  });
  const addEvent = (id: string, title: string, lines: string[], time: EventTime) =>
    calendar.createEvent({
      id: makeUid(id, plan, planUrl),
      // Calendars replace an event unless the sequence is lower.
      sequence: today,
      stamp: now,
      summary: `${move}: ${title}`,
      description: [...lines, planUrl].join("\n"),
      url: planUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...time,
    });
  for (const step of steps) {
    const time = timeOf(step);
    if (step.isDone || !time) continue;
    const { rule } = step;
    const words = `${kindWords[rule.kind]}. ${describeStep(step, flightOf(plan, step))}`.trim();
    const event = addEvent(
      rule.step,
      rule.what,
      [words, new URL(rule.source.url, planUrl).href],
      time,
    );
    if (rule.kind === "advice" || rule.stay || step.latest === null) continue;
    for (const seconds of listAlarms(step, time, today)) {
      event
        .createAlarm({
          type: ICalAlarmType.display,
          triggerAfter: seconds,
          description: rule.what,
        })
        // The library has no option for it.
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  for (const { to, landing: day } of legs.slice(0, -1)) {
    const { name, destination } = rulesOf(to);
    addEvent(`landing-${to}`, `landing in ${destination.inSentence}`, [name], wholeDays(day, day));
  }
  addEvent("landing", "landing", [rulesOf(input.to).name], wholeDays(landing, landing));
  if (homeOn !== null && homeOn > landing) addEvent("home", "home", [], wholeDays(homeOn, homeOn));
  return `${calendar}\r\n`;
}

/** An id for each pet and step, which stays the same when the days of the plan move. */
function makeUid(id: string, { input }: Plan, planUrl: string): string {
  const { pet, to, country, name, nth } = input;
  const parts = [id, pet, to, country, name?.toLowerCase() ?? nth];
  const known = parts.filter((part) => part !== undefined);
  return `${encodeURIComponent(known.join("."))}@${new URL(planUrl).hostname}`;
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
