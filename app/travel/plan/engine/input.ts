import { addMonths, type Day } from "#travel/move/calendar.ts";
import { type QuestionName, questions } from "#travel/move/questions.ts";
import { type Move, readMove } from "#travel/move/read-move.server.ts";
import { type PlanName, type PlanQuery, planNames } from "#travel/plan/plan-query.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";

type Required = "to" | "pet";

/** The input of a plan: a move whose pet and destination are known. */
export type PlanInput = Move<PlanName> & { [Name in Required]: NonNullable<Move<Name>[Name]> };

/** The problems of a query, by name, in words for the visitor. */
export type Problems = Partial<Record<PlanName, string>>;

export type Reading =
  | { kind: "input"; input: PlanInput }
  /** `missing`: required questions without an answer. They are not problems. */
  | { kind: "no-input"; problems: Problems; missing: Required[] };

/** Reads the planner's query. Input for other destinations is ignored. @param today the date in India */
export function readInput(query: PlanQuery, today: Day): Reading {
  const { move, problems: invalid } = readMove(planNames, query);
  const problems: Problems = { ...findContradictions(move, today), ...invalid };
  const input = planInputOf(move, today);
  if (input && Object.keys(problems).length === 0) return { kind: "input", input };
  const missing = (["to", "pet"] as const).filter((name) => query[name] === undefined);
  return { kind: "no-input", problems, missing };
}

/** The move as the planner takes it; null for a move that it cannot plan. */
export function planInputOf(move: Move<PlanName>, today: Day): PlanInput | null {
  const { to, pet } = move;
  if (to === undefined || pet === undefined || !destinationNames.includes(to)) return null;
  if (Object.keys(findContradictions(move, today)).length > 0) return null;
  const isOnTheWay = rulesOf(to).destination.via?.some((stop) => stop === move.via);
  return { ...move, to, pet, via: isOnTheWay ? move.via : undefined };
}

const maxDaysInFlight = 2;
/** Rules change too often to plan further. */
export const maxMonthsAhead = 24;
/** Some vaccines cover three years. */
const maxMonthsOfCover = 36;

const dayNames = planNames.filter(
  (name) => questions[name].kind === "day" && name !== "vaccine-until",
) satisfies QuestionName[];
const petDays = ["chip", "vaccine", "booster", "sample"] as const;

function findContradictions(move: Move<PlanName>, today: Day): Problems {
  const { born, vaccine, booster, arrive, depart } = move;
  const problems: Problems = {};
  const areTwoDoses = questions["first-vaccine"].only === move.to;
  const first = areTwoDoses ? move["first-vaccine"] : undefined;
  if (first !== undefined && vaccine !== undefined && vaccine <= first) {
    problems.vaccine = "This vaccine comes after the first of the two. Please check both days.";
  }
  for (const name of areTwoDoses ? ([...petDays, "first-vaccine"] as const) : petDays) {
    const day = move[name];
    if (day !== undefined && born !== undefined && day < born) {
      problems[name] = "This day is before your pet was born. Please check both days.";
    }
  }
  if (vaccine !== undefined && booster !== undefined && booster <= vaccine) {
    problems.booster = "The booster comes after the vaccine. Please check both days.";
  }
  const newest = booster ?? vaccine ?? first;
  const until = move["vaccine-until"];
  if (newest !== undefined && until !== undefined && until <= newest) {
    problems["vaccine-until"] =
      "The cover ends after the vaccine was given. Please check both days.";
  }
  if (until !== undefined && until > addMonths(newest ?? today, maxMonthsOfCover)) {
    problems["vaccine-until"] = "This is more than three years of cover. Please check the day.";
  }
  if (
    arrive !== undefined &&
    depart !== undefined &&
    (depart > arrive || arrive - depart > maxDaysInFlight)
  ) {
    problems.depart = `Please give a departure on the day of landing or at most ${maxDaysInFlight} days before it.`;
  }
  for (const name of dayNames) {
    const day = move[name];
    if (typeof day === "number" && day > addMonths(today, maxMonthsAhead)) {
      problems[name] = "Rules change too often to plan further than two years.";
    }
  }
  return problems;
}

/** Counts a missing input as a problem, for callers that need a complete query. */
export function allProblems({ problems, missing }: Extract<Reading, { kind: "no-input" }>) {
  const unanswered = missing.map((name) => [name, questions[name].problem]);
  return { ...Object.fromEntries(unanswered), ...problems };
}
