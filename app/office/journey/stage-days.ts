import type { Party, StageName } from "#content/office/journey-stages.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";
import { flightStages, type Stage } from "./stages.ts";

/** What the office says of a stage. The day is the one that the page shows: see `shownDay`. */
export type StageUpdate = { day: string | null; waitsFor: Party; asks: string };

type StageChange = {
  stage: Stage;
  update: StageUpdate | undefined;
  wasDone: boolean;
  isDone: boolean;
};

/** The day that the page shows of a stage: the one on which it was reached, or on which it is expected. */
export const shownDay = (
  { doneOn, day }: Pick<Stage, "doneOn" | "day">,
  isDone: boolean,
): string | null => (isDone ? doneOn : day);

/**
 * The stages with the office's days. A day that it has left as it was shown is no change. A moved flight moves by as many
 * days what follows it, though not into the past, but for what is done and for days that the office has set itself.
 */
export function setDays(changes: StageChange[], today: string): Stage[] {
  let movedDays = 0;
  return changes.map((change, index) => {
    const { stage, update, wasDone, isDone } = change;
    if (!update) return stage;
    const { day, ...words } = update;
    if (day === shownDay(stage, wasDone)) {
      const isFollowing = !stage.isSet && !isDone;
      return { ...stage, ...words, day: moveDay(stage.day, isFollowing ? movedDays : 0, today) };
    }
    // The later stages move with the flight.
    if (flightStages.includes(stage.name)) {
      const following = changes.slice(index + 1).map((later) => later.stage);
      movedDays = countMovedDays(change, following) ?? movedDays;
    }
    return isDone ? { ...stage, ...words, doneOn: day } : { ...stage, ...words, day, isSet: true };
  });
}

/** By how many days a flight is moved; null if nobody knows, or if only the day of what was done before is corrected. */
function countMovedDays(
  { stage, update, wasDone, isDone }: StageChange,
  following: Stage[],
): number | null {
  const [day, before] = [update?.day ?? null, findDayBefore(stage, following)];
  if (day === null || before === null || (wasDone && isDone)) return null;
  return readDay(day) - readDay(before);
}

/**
 * The last known day of a flight. If the office has cleared it: the plan's day, moved by as much as the stages after it.
 */
function findDayBefore({ day, planned }: Stage, following: Stage[]): string | null {
  if (day !== null || planned === null) return day;
  const [movedDays = 0] = following.flatMap((stage) =>
    stage.isSet || stage.day === null || stage.planned === null
      ? []
      : [readDay(stage.day) - readDay(stage.planned)],
  );
  return writeDay(readDay(planned) + movedDays);
}

function moveDay(day: string | null, days: number, today: string): string | null {
  if (day === null || days === 0) return day;
  const moved = writeDay(readDay(day) + days);
  return moved < today ? today : moved;
}

/** A stage with the day that is shown of it. */
type ShownStage = { name: StageName; day: string | null };

/** Pairs of stages whose days are out of order since a change, the one that comes first before the other. */
export function findDisorder(
  before: ShownStage[],
  after: ShownStage[],
): [ShownStage, ShownStage][] {
  const dated = after.filter(({ day }) => day !== null);
  const isNew = ({ name, day }: ShownStage) =>
    before.find((stage) => stage.name === name)?.day !== day;
  return dated.flatMap((later, index) => {
    const earlier = dated
      .slice(0, index)
      .findLast((stage) => isLater(stage, later) && (isNew(stage) || isNew(later)));
    return earlier ? [[earlier, later]] : [];
  });
}

const isLater = (one: ShownStage, other: ShownStage) => (one.day ?? "") > (other.day ?? "");
