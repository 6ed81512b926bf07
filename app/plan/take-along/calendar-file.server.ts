import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { company } from "~/content/company/company";
import { kindWords } from "~/rules/rule-words";
import { rulesOf } from "~/rules/rules";
import { type Day, writeDay } from "../engine/calendar";
import type { Plan } from "../engine/plan";
import { daysToDo, type Step } from "../engine/steps";
import { nameMove } from "../result/plan-view.server";
import { describeStep } from "../result/step-view.server";

const daySeconds = 24 * 60 * 60;
/** How many days before the last day of a step that the law asks for. */
const alarmDays = [7, 1];

/**
 * The plan as an iCalendar file: an all-day event for each step that is not done, and for the landing. The ids are
 * those of the pet and the step, so that a second import updates the first.
 * @param planUrl the address of the plan's page
 */
export function writeCalendarFile(plan: Plan, planUrl: string): string {
  const { input, today, landing, steps } = plan;
  const move = nameMove(input);
  const calendar = ical({
    name: move,
    prodId: { company: company.name, product: "When can we fly?", language: "EN" },
  });
  const addEvent = (id: string, title: string, lines: string[], time: EventTime) =>
    calendar.createEvent({
      id: makeUid(id, plan, planUrl),
      // Calendars replace an event unless the sequence is lower.
      sequence: today,
      stamp: atMidnight(today),
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
    const words = `${kindWords[rule.kind]}. ${describeStep(step, plan)}`.trim();
    const event = addEvent(
      rule.step,
      rule.what,
      [words, new URL(rule.source.url, planUrl).href],
      time,
    );
    if (rule.kind !== "law" || step.latest === null) continue;
    for (const days of alarmDays) {
      event
        .createAlarm({
          type: ICalAlarmType.display,
          // An all-day event ends on the day after its last day.
          triggerBefore: (step.hours ? days : days + 1) * daySeconds,
          description: rule.what,
        })
        // The library has no option for it.
        .relatesTo(ICalAlarmRelatesTo.end);
    }
  }
  addEvent("landing", "landing", [rulesOf(input.to).name], wholeDays(landing, landing));
  return `${calendar}\r\n`;
}

/** An id for each pet and step, which stays the same when the dates of the plan move. */
function makeUid(id: string, { input }: Plan, planUrl: string): string {
  const { pet, to, country, born, chip } = input;
  const days = Object.entries({ born, chip }).flatMap(([name, day]) =>
    day === undefined ? [] : [`${name}-${writeDay(day)}`],
  );
  const parts = [id, pet, to, country, ...days].filter((part) => part !== undefined);
  return `${parts.join(".")}@${new URL(planUrl).hostname}`;
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

function timeOf(step: Step): EventTime | null {
  const { hours } = step;
  if (hours) return { start: new Date(hours.from), end: new Date(hours.until) };
  const days = daysToDo(step);
  return days && wholeDays(days.first, days.last);
}
