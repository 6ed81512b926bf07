import { dayInIndia } from "#edge/http/india-clock.ts";
import { type Journey, stateOf, titleOf } from "#office/journey/journey.ts";
import { describeWhen } from "#office/journey/owner/journey-view.server.ts";
import { readDay } from "#travel/move/calendar.ts";
import { daysWords, shortDayWords, wordsOf } from "#travel/plan/result/text/day-words.server.ts";

export type DeskStage = ReturnType<typeof describeStages>[number];

/** The stages as the desk shows them, of which only the current one and the next are open. */
export function describeStages(journey: Journey, now: number) {
  const today = dayInIndia(now);
  const here = journey.stages.findIndex(({ name }) => name === journey.current);
  return journey.stages.map((stage, index) => {
    const { name, planned, day } = stage;
    const state = stateOf(journey, name);
    return {
      name,
      state,
      title: titleOf(stage),
      when: wordsOf(describeWhen(stage, state, today)),
      /** The plan's day, where another one is shown. */
      planned:
        planned === null || (planned === day && state !== "done")
          ? null
          : shortDayWords(readDay(planned), readDay(today)).words,
      isOpen: index === here || index === here + 1,
    };
  });
}

/** What has moved with a flight, since the office had set no day of its own; null for nothing. */
export function describeMoved(before: Journey, after: Journey): string | null {
  const moved = after.stages.flatMap((stage) => {
    const old = before.stages.find(({ name }) => name === stage.name)?.day ?? null;
    if (stage.isSet || stage.day === null || old === null || stage.day === old) return [];
    const days = readDay(stage.day) - readDay(old);
    return [`${titleOf(stage)} (${daysWords(Math.abs(days))} ${days < 0 ? "earlier" : "later"})`];
  });
  return moved.length === 0 ? null : `Moved with the flight: ${moved.join(", ")}.`;
}
