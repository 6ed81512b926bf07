import { href } from "react-router";
import { parties, stageWords } from "#content/journey-stages.ts";
import { todayInIndia } from "#edge/http/india-clock.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { endOf, type StageState, shownStages, stateOf } from "#office/journey/journey.ts";
import { isMissed, wasLate } from "#office/journey/message-promise.ts";
import type { Stage } from "#office/journey/stages.ts";
import type { StoredJourney } from "#office/journey/stored-journey.ts";
import { planPath, readStoredQuote } from "#office/quote/quote-plan.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { readDay } from "#travel/move/calendar.ts";
import { describeRoute, describeTopic } from "#travel/move/move-words.server.ts";
import {
  dayWords,
  type ShownText,
  shortDayWords,
} from "#travel/plan/result/text/day-words.server.ts";

export type StageView = ReturnType<typeof describeStage>;

/** The journey as the pet's owner sees it: no number of a paper, no address, no name. */
export type JourneyView = ReturnType<typeof describeJourney>;

type Booked = { quote: Pick<EnquiryRecord, "id" | "details">; quoteKey: string; origin: string };

export function describeJourney(
  { journey, isComplete }: StoredJourney,
  { quote: { id, details }, quoteKey, origin }: Booked,
  now: number,
) {
  const { nextBy, last, words } = journey;
  const stored = readStoredQuote(details);
  const planned = stored?.planned;
  const today = todayInIndia(new Date(now));
  const end = endOf(journey);
  return {
    reference: referenceOf(id),
    /** Null if it is not known any more. */
    route: stored && describeRoute(stored.input),
    nextBy,
    isMissed: isMissed(journey, now),
    last: last && { at: last.at, isLate: wasLate(last) },
    words,
    stages: shownStages(journey).map((stage) =>
      describeStage(stage, stateOf(journey, stage.name), today),
    ),
    isComplete,
    isCalledOff: journey.calledOffAt !== null,
    /** When the page ends, once the pet is home or the move is called off. */
    endsOn: end === null ? null : dayWords(readDay(todayInIndia(new Date(end)))),
    calendarPath: href("/quote/:quoteKey/journey.ics", { quoteKey }),
    papersPath: planned ? `${href("/plan/papers")}?${planned.search}` : null,
    topic:
      stored && describeTopic(stored.input, planned ? origin + planPath(planned.search) : null),
  };
}

function describeStage(stage: Stage, state: StageState, today: string) {
  const { name, waitsFor } = stage;
  const { title, about } = stageWords[name];
  return {
    ...{ name, title, about, state },
    when: describeWhen(stage, state, today),
    /** Such as "the laboratory"; null once the stage is done. */
    waitsFor: state === "done" ? null : parties[waitsFor],
  };
}

/** Never says that something will be: authorities and airlines decide their days. */
export function describeWhen(
  { day, isSet }: Pick<Stage, "day" | "isSet">,
  state: StageState,
  today: string,
): ShownText {
  if (day === null) return [state === "done" ? "Done" : "Day not known yet"];
  const words = shortDayWords(readDay(day), readDay(today));
  if (state === "done") return ["Done: ", words];
  if (day < today) return ["Was planned for ", words, ", and takes longer"];
  return [isSet ? "We expect: " : "Planned: ", words];
}
