import { href } from "react-router";
import { parties, stageWords } from "#content/office/journey-stages.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import {
  endOf,
  isDone,
  type Journey,
  type StageState,
  shownStages,
  stateOf,
} from "#office/journey/journey.ts";
import { isMissed, wasLate } from "#office/journey/message-promise.ts";
import { shownDay } from "#office/journey/stage-days.ts";
import { flightStages, isPlanned, type Stage } from "#office/journey/stages.ts";
import { lacksStages, type StoredJourney } from "#office/journey/stored-journey.ts";
import { describeChosen } from "#office/quote/input/chosen-answers.server.ts";
import { planPath, readStoredQuote } from "#office/quote/quote-plan.server.ts";
import { describeFees, passRouteOf } from "#office/quote/result/quote-view.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { findFlight } from "#travel/airlines/flights.server.ts";
import { readDay } from "#travel/move/calendar.ts";
import { describeRoute, describeTopic } from "#travel/move/move-words.server.ts";
import {
  dayWords,
  type ShownText,
  shortDayWords,
} from "#travel/plan/result/text/day-words.server.ts";
import { planJourney } from "./journey-papers.server.ts";

export type StageView = ReturnType<typeof describeStage>;

/** The journey as the pet's owner sees it: no number of a paper, no address, no name. */
export type JourneyView = ReturnType<typeof describeJourney>;

type Booked = {
  quote: Pick<EnquiryRecord, "id" | "details" | "receivedAt">;
  quoteKey: string;
  origin: string;
};

export function describeJourney(
  { journey, isComplete, bookedAt }: Omit<StoredJourney, "before" | "revision">,
  { quote, quoteKey, origin }: Booked,
  now: number,
) {
  const { nextBy, last, words } = journey;
  const stored = readStoredQuote(quote);
  const planned = stored?.planned;
  const today = dayInIndia(now);
  const end = endOf(journey);
  const stages = shownStages(journey);
  return {
    reference: referenceOf(quote.id),
    /** Null if it is not known any more. */
    route: stored && describeRoute(stored.input),
    passRoute: stored && passRouteOf(stored),
    /** Such as "Your dog". */
    whose: stored && (stored.input.others.length > 0 ? "Your pets" : `Your ${stored.input.pet}`),
    nextBy,
    isMissed: isMissed(journey, now),
    last: last && { at: last.at, isLate: wasLate(last) },
    words,
    stages: stages.map((stage) => describeStage(stage, journey, today)),
    /** Such as "3 of 10". */
    stagesDone: `${stages.filter((stage) => isDone(journey, stage)).length} of ${stages.length}`,
    isComplete,
    /** It has become another move, whose stages are not written yet. */
    isBeingWritten: end === null && lacksStages({ journey, isComplete }),
    isCalledOff: journey.calledOffAt !== null,
    hasDied: journey.calledOffWhy === "died",
    /** When the page ends, once the pet is home or the move is called off. */
    endsOn: end === null ? null : dayWords(readDay(dayInIndia(end))),
    path: href("/quote/:quoteKey", { quoteKey }),
    calendarPath: href("/quote/:quoteKey/journey.ics", { quoteKey }),
    /** Null where no papers can be printed for the journey's days, or any more. */
    papersPath:
      end === null && planJourney(journey, quote, bookedAt)
        ? href("/quote/:quoteKey/papers", { quoteKey })
        : null,
    /** What was chosen of the quote's answers, and none that was typed: whoever has the page's address reads it. */
    asked: describeChosen(quote.details),
    bill: stored && { fees: describeFees(stored), today, replyDay: null },
    topic:
      stored && describeTopic(stored.input, planned ? origin + planPath(planned.search) : null),
  };
}

function describeStage(stage: Stage, journey: Journey, today: string) {
  const { name, waitsFor, asks } = stage;
  const state = stateOf(journey, name);
  const isAsked = state !== "done" && waitsFor === "you";
  // The owner reads of the flight at the first of its stages that is not done.
  const ofFlight = journey.stages.find(
    (one) => flightStages.includes(one.name) && !isDone(journey, one),
  );
  const { title, about, yourPart } = stageWords[name];
  const when = describeWhen(stage, state, today);
  return {
    name,
    title,
    about,
    state,
    /** Below "waits for you" it says what the owner does. */
    aboutInList: (waitsFor === "you" && yourPart) || about,
    when,
    /** Below the list it stands once that its days are planned. */
    whenInList: when[0] === plannedLead ? when.slice(1) : when,
    /** Such as "the laboratory"; null once the stage is done. */
    waitsFor: state === "done" ? null : parties[waitsFor],
    /** What the office asks the owner for; null for nothing. */
    asks: isAsked && asks ? asks : null,
    flight: stage === ofFlight && journey.flight ? findFlight(journey.flight) : null,
  };
}

const plannedLead = "Planned: ";

/** Never says that something will be: authorities and airlines decide their days. */
export function describeWhen(
  stage: Pick<Stage, "planned" | "day" | "isSet" | "doneOn">,
  state: StageState,
  today: string,
): ShownText {
  const day = shownDay(stage, state === "done");
  if (day === null) return [state === "done" ? "Done" : "Day not known yet"];
  const words = shortDayWords(readDay(day), readDay(today));
  if (state === "done") return ["Done: ", words];
  if (day < today) return ["Was planned for ", words, ", and takes longer"];
  return [isPlanned(stage) ? plannedLead : "We expect: ", words];
}
