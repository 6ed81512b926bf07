import { journeyRetentionDays } from "#content/company/retention.ts";
import { type StageName, stageWords } from "#content/office/journey-stages.ts";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import { changePromise, endPromise, type MessagePromise } from "./message-promise.ts";
import { type StageUpdate, setDays, shownDay } from "./stage-days.ts";
import type { Stage } from "./stages.ts";

/** The move of a booked quote, as its owner sees it. */
export type Journey = MessagePromise & {
  stages: Stage[];
  /** The stage that comes next: those before it are done. */
  current: StageName;
  /** A few words of the office. */
  words: string;
  /** Such as "AI 131"; null if it is not known. */
  flight: string | null;
  /** When the pet was home; null until then. */
  homeAt: number | null;
  /** When the move was called off; null otherwise. */
  calledOffAt: number | null;
  /** The pet has died; null for any other reason. */
  calledOffWhy: "died" | null;
  /** The day from which the plan of its stages was counted, such as 2026-11-25; null for that of the booking. */
  plannedOn: string | null;
};

/** The input of the office's form. */
export type JourneyUpdate = {
  current: StageName;
  /** For each stage of the move; a day is null where nobody knows it. */
  stages: Record<string, StageUpdate | undefined>;
  words: string;
  flight: string | null;
  isMessageSent: boolean;
  nextBy: number;
};

export type StageState = "done" | "current" | "ahead";

/** Every move begins with it. */
export const firstStage = "papers" satisfies StageName;

/** A quote becomes a journey with the first promise of a message. */
export const startJourney = (
  stages: Stage[],
  nextBy: number,
  plannedOn: string | null = null,
): Journey => ({
  stages,
  nextBy,
  plannedOn,
  current: stages[0]?.name ?? firstStage,
  words: "",
  flight: null,
  last: null,
  ...notEnded,
});

const notEnded = { homeAt: null, calledOffAt: null, calledOffWhy: null };

export function stateOf({ stages, current, homeAt }: Journey, name: StageName): StageState {
  if (homeAt !== null) return "done";
  const here = stages.findIndex((stage) => stage.name === current);
  const index = stages.findIndex((stage) => stage.name === name);
  return index < here ? "done" : index === here ? "current" : "ahead";
}

export const isDone = (journey: Journey, { name }: Pick<Stage, "name">): boolean =>
  stateOf(journey, name) === "done";

/** The journey after the update, which opens an ended one again. Null if it would hide a missed promise. */
export function updateJourney(
  journey: Journey,
  update: JourneyUpdate,
  now: number,
): Journey | null {
  const { current, words, flight, isMessageSent: isSent, nextBy } = update;
  const promise = changePromise(journey, { isSent, nextBy }, now);
  if (!promise) return null;
  const next = { ...journey, ...promise, ...notEnded, current, words, flight };
  const stages = setDays(
    journey.stages.map((stage) => ({
      stage,
      update: update.stages[stage.name],
      wasDone: isDone(journey, stage),
      isDone: isDone(next, stage),
    })),
    dayInIndia(now),
  );
  return dateStages({ ...next, stages }, journey, now);
}

/** What a change tells the owner: null for nothing; and the office's words, if they are new. */
export function findNews(before: Journey, after: Journey): { words: string | null } | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  return { words: after.words !== before.words && after.words !== "" ? after.words : null };
}

/** The pet is home: all stages are done. */
export function closeJourney(journey: Journey, now: number): Journey {
  const homeAt = journey.homeAt ?? now;
  const next = { ...journey, ...endPromise(journey, now), ...notEnded, homeAt };
  return dateStages(next, journey, now);
}

/** The pet does not travel: no stage is reached any more. */
export const callOffJourney = (
  journey: Journey,
  now: number,
  calledOffWhy: Journey["calledOffWhy"] = null,
): Journey => ({
  ...journey,
  ...endPromise(journey, now),
  homeAt: null,
  calledOffAt: journey.calledOffAt ?? now,
  calledOffWhy,
});

/**
 * The journey as it was before its last change. The promise is the present one, since a message that was sent stays sent;
 * only an end of the journey takes it away, or gives it back.
 */
export function undoChange(journey: Journey, before: Journey): Journey {
  const { nextBy, last } = journey.nextBy === null || before.nextBy === null ? before : journey;
  return { ...before, nextBy, last };
}

/** A stage that is done from now on was reached today, unless the office has given the day. */
function dateStages(next: Journey, before: Journey, now: number): Journey {
  const today = dayInIndia(now);
  const stages = next.stages.map((stage): Stage => {
    if (!isDone(next, stage)) return { ...stage, doneOn: null };
    if (isDone(before, stage)) return stage;
    const isKnown = stage.isSet && stage.day !== null && stage.day <= today;
    return { ...stage, doneOn: stage.doneOn ?? (isKnown ? stage.day : today) };
  });
  return { ...next, stages };
}

/** Each stage with the day that is shown of it. */
export const shownDays = (journey: Journey) =>
  journey.stages.map((stage) => ({
    name: stage.name,
    day: shownDay(stage, isDone(journey, stage)),
  }));

/** The stages to show. A move that was called off has only those that it had reached; that of a pet that has died, none. */
export function shownStages(journey: Journey): Stage[] {
  if (journey.calledOffWhy === "died") return [];
  return journey.calledOffAt === null
    ? journey.stages
    : journey.stages.filter((stage) => isDone(journey, stage));
}

/** When the page of a journey ends; null while the journey goes on. */
export function endOf({ homeAt, calledOffAt }: Pick<Journey, "homeAt" | "calledOffAt">) {
  const endedAt = homeAt ?? calledOffAt;
  return endedAt === null ? null : endedAt + journeyRetentionDays * dayMs;
}

export const titleOf = ({ name }: Pick<Stage, "name">): string => stageWords[name].title;
