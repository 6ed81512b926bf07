import ical, { type ICalEventData } from "ical-generator";
import { company } from "~/content/company/company";
import { rulesOf } from "~/rules/rules";
import { type Day, writeDay } from "../engine/calendar";
import type { Plan } from "../engine/plan";
import { describeStep } from "../engine/step-words";
import { daysToDo, type Step } from "../engine/steps";

/**
 * The plan as an iCalendar file: an all-day event for each step that is not done, and for the landing. The event ids
 * are made from the step ids, so that a second import updates the first.
 * @param planUrl the URL of the plan's page
 */
export function writeCalendarFile(plan: Plan, planUrl: string): string {
  const { hostname } = new URL(planUrl);
  const { input, today, landing, steps } = plan;
  const { name } = rulesOf(input.to);
  const event = (id: string, summary: string, description: string): ICalEventData => ({
    id: `${id}.${input.pet}.${input.to}@${hostname}`,
    // A calendar accepts an update whose sequence is not lower.
    sequence: today,
    stamp: atMidnight(today),
    start: atMidnight(landing),
    summary,
    description,
    url: planUrl,
  });
  const calendar = ical({
    name: `${input.pet === "dog" ? "Dog" : "Cat"} to ${name}`,
    prodId: { company: company.name, product: "When can we fly?", language: "EN" },
  });
  for (const step of steps) {
    const time = timeOf(step, today);
    if (step.isDone || !time) continue;
    const { rule } = step;
    const source = new URL(rule.source.url, planUrl).href;
    const kind = rule.kind === "law" ? "Law" : "Our advice";
    const description = [`${kind}. ${describeStep(step, plan)}`.trim(), source, planUrl];
    calendar.createEvent({ ...event(rule.step, rule.what, description.join("\n")), ...time });
  }
  calendar.createEvent({
    ...event("landing", `Landing: ${name}`, planUrl),
    allDay: true,
    start: atMidnight(landing),
    end: atMidnight(landing + 1),
  });
  return `${calendar}\r\n`;
}

/** The library writes all-day events in UTC. Their end is exclusive. */
const atMidnight = (day: Day) => new Date(`${writeDay(day)}T00:00:00Z`);

function timeOf(step: Step, today: Day) {
  const { hours } = step;
  if (hours) return { start: new Date(hours.from), end: new Date(hours.until) };
  const days = daysToDo(step, today);
  return days && { allDay: true, start: atMidnight(days.first), end: atMidnight(days.last + 1) };
}
