import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { company } from "#content/company/company.ts";
import { parties, stageWords } from "#content/office/journey-stages.ts";
import { isDone, type Journey, shownStages } from "#office/journey/journey.ts";
import { isMissed } from "#office/journey/message-promise.ts";
import { isPlanned } from "#office/journey/stages.ts";
import { readDay } from "#travel/move/calendar.ts";
import { wholeDays } from "#travel/plan/take-along/calendar-file.server.ts";

type Booked = {
  /** How often the journey was changed: a later file replaces what an earlier one has brought. */
  revision: number;
  reference: string;
  host: string;
};

/**
 * The days that are ahead, and our next message, as an iCalendar file. Calendars are shared, so it has neither the page's
 * address nor the route.
 */
export function writeJourneyCalendar(
  journey: Journey,
  { revision, reference, host }: Booked,
  now: number,
): string {
  const name = "Your pet’s journey";
  const calendar = ical({
    name,
    prodId: { company: company.name, product: name, language: "EN" },
  });
  const base = (id: string) => ({
    id: `${id}.${reference}@${host}`,
    sequence: revision,
    stamp: new Date(now),
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const stage of shownStages(journey)) {
    const { name: stageName, day, waitsFor } = stage;
    if (day === null || isDone(journey, stage)) continue;
    const { title, about } = stageWords[stageName];
    calendar.createEvent({
      ...base(stageName),
      summary: `${name}: ${title} (${isPlanned(stage) ? "planned" : "expected"})`,
      description: `${about} Waits for: ${parties[waitsFor]}.`,
      ...wholeDays(readDay(day), readDay(day)),
    });
  }
  if (journey.nextBy !== null) {
    const description = `If no message has come, call ${company.phone.label}.`;
    calendar.createEvent({
      ...base("message"),
      summary: `${name}: ${company.shortName}’s message is due`,
      description,
      start: new Date(journey.nextBy),
      alarms: isMissed(journey, now)
        ? []
        : [{ type: ICalAlarmType.display, triggerBefore: 0, description }],
    });
  }
  return `${calendar}\r\n`;
}
