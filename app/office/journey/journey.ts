import { journeyRetentionDays } from "#content/company/retention.ts";
import { type Party, type StageName, stageWords } from "#content/journey-stages.ts";
import { dayMs, todayInIndia } from "#edge/http/india-clock.ts";
import { changePromise, endPromise, type MessagePromise } from "./message-promise.ts";
import type { Stage } from "./stages.ts";

/** The move of a booked quote, as its owner sees it. */
export type Journey = MessagePromise & {
  stages: Stage[];
  /** The stage that comes next: those before it are done. */
  current: StageName;
  /** A few words of the office. */
  words: string;
  /** When the pet was home; null until then. */
  homeAt: number | null;
  /** When the move was called off; null otherwise. */
  calledOffAt: number | null;
};

/** The input of the office's form. */
export type JourneyUpdate = {
  current: StageName;
  /** For each stage of the move; a day is null where nobody knows it. */
  stages: Record<string, { day: string | null; waitsFor: Party } | undefined>;
  words: string;
  isMessageSent: boolean;
  nextBy: number;
};

export type StageState = "done" | "current" | "ahead";

/** Every move begins with it. */
export const firstStage = "papers" satisfies StageName;

/** A quote becomes a journey with the first promise of a message. */
export const startJourney = (stages: Stage[], nextBy: number): Journey => ({
  stages,
  current: stages[0]?.name ?? firstStage,
  words: "",
  nextBy,
  last: null,
  homeAt: null,
  calledOffAt: null,
});

export function stateOf({ stages, current, homeAt }: Journey, name: StageName): StageState {
  if (homeAt !== null) return "done";
  const here = stages.findIndex((stage) => stage.name === current);
  const index = stages.findIndex((stage) => stage.name === name);
  return index < here ? "done" : index === here ? "current" : "ahead";
}

/** The journey after the update, which opens an ended one again. Null if it would hide a missed promise. */
export function updateJourney(
  journey: Journey,
  update: JourneyUpdate,
  now: number,
): Journey | null {
  const { current, words, isMessageSent: isSent, nextBy } = update;
  const promise = changePromise(journey, { isSent, nextBy }, now);
  if (!promise) return null;
  const stages = journey.stages.map((stage) => {
    const { day, waitsFor } = update.stages[stage.name] ?? stage;
    return { ...stage, day, waitsFor, isSet: stage.isSet || day !== stage.day };
  });
  const next = { ...journey, ...promise, stages, current, words, homeAt: null, calledOffAt: null };
  return { ...next, stages: closeStages(next, journey, now) };
}

/** What a change tells the owner: null for nothing; and the office's words, if they are new. */
export function findNews(before: Journey, after: Journey): { words: string | null } | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  return { words: after.words !== before.words && after.words !== "" ? after.words : null };
}

/** The pet is home: all stages are done. */
export function closeJourney(journey: Journey, now: number): Journey {
  const homeAt = journey.homeAt ?? now;
  const next = { ...journey, ...endPromise(journey, now), homeAt, calledOffAt: null };
  return { ...next, stages: closeStages(next, journey, now) };
}

/** The pet does not travel: no stage is reached any more. */
export const callOffJourney = (journey: Journey, now: number): Journey => ({
  ...journey,
  ...endPromise(journey, now),
  homeAt: null,
  calledOffAt: journey.calledOffAt ?? now,
});

/** A stage that is done from now on was reached today, unless the office has given the day. */
function closeStages(next: Journey, before: Journey, now: number): Stage[] {
  const today = todayInIndia(new Date(now));
  return next.stages.map((stage) => {
    const isNewlyDone =
      stateOf(next, stage.name) === "done" && stateOf(before, stage.name) !== "done";
    const isKnown = stage.isSet && stage.day !== null && stage.day <= today;
    return isNewlyDone && !isKnown ? { ...stage, day: today, isSet: true } : stage;
  });
}

/** The stages to show. A move that was called off has only those that it had reached. */
export const shownStages = (journey: Journey): Stage[] =>
  journey.calledOffAt === null
    ? journey.stages
    : journey.stages.filter(({ name }) => stateOf(journey, name) === "done");

/** When the page of a journey ends; null while the journey goes on. */
export function endOf({ homeAt, calledOffAt }: Pick<Journey, "homeAt" | "calledOffAt">) {
  const endedAt = homeAt ?? calledOffAt;
  return endedAt === null ? null : endedAt + journeyRetentionDays * dayMs;
}

export const titleOf = ({ name }: Pick<Stage, "name">): string => stageWords[name].title;
