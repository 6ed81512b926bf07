import { company } from "#content/company/company.ts";
import type { Day } from "#travel/move/calendar.ts";
import type { Condition, Rule } from "#travel/rules/rule-schema.ts";
import type { DatedText } from "./dated-text.ts";
import type { PlanInput } from "./input.ts";
import { findFirstLanding, findObstacle, type Landing } from "./landing.ts";
import { describeMove, type Move, usualDaysInFlight } from "./move.ts";
import { listConditions, listNotes } from "./notes.ts";
import type { PetDays } from "./pet-days.ts";
import { scheduleFor, shortOf } from "./schedule.ts";
import { listSteps, type Step } from "./steps.ts";

/** A landing that the visitor has in mind. */
export type Wanted = {
  day: Day;
  /** The step whose rule forbids it. */
  blockedBy: string | null;
  isPossible: boolean;
  /** The steps that lack days in practice, although the law allows the landing. */
  tight: { rule: Rule; daysShort: number }[];
};

export type Plan = {
  move: Move;
  input: PlanInput;
  today: Day;
  /** Counts the law alone. */
  byLaw: Landing;
  /** The first day on which one can really fly. */
  practical: Landing;
  wanted: Wanted | null;
  /** The landing that the steps are planned for: the wanted one where the law allows it, else the practical one. */
  landing: Day;
  departure: Day;
  petDays: PetDays;
  steps: Step[];
  /** Why a day does not count, and what the plan takes for granted, in sentences. */
  notes: DatedText[];
  /** The conditions that decide beside the steps. */
  conditions: Condition[];
};

const officeHolidays = (company.holidays ?? []).map(({ date }) => date);

/** The first day on which one can really fly, without the rest of the plan. */
export function findFirstDeparture(input: PlanInput, today: Day): Day {
  const move = describeMove(input, today, officeHolidays);
  return findFirstLanding(move, "practice").day - move.daysInFlight;
}

/**
 * Plans a move from the visitor's input and the rules of travel. Has no clock of its own.
 * @param today the date in India
 * @param holidays the days on which India's offices are closed, such as `2026-12-25`
 */
export function makePlan(
  input: PlanInput,
  today: Day,
  holidays: readonly string[] = officeHolidays,
): Plan {
  const move = describeMove(input, today, holidays);
  const byLaw = findFirstLanding(move, "law");
  const practical = findFirstLanding(move, "practice");
  const wanted = findWanted(move);
  const landing = wanted?.isPossible ? wanted.day : practical.day;
  const { departure, petDays } = scheduleFor(move, landing, "all");
  const steps = listSteps(move, landing);
  const plan = { move, input, today, byLaw, practical, wanted, landing, departure, petDays, steps };
  return { ...plan, notes: listNotes(plan), conditions: listConditions(plan) };
}

function findWanted(move: Move): Wanted | null {
  const { arrive, depart, to } = move.input;
  const day = arrive ?? (depart === undefined ? undefined : depart + usualDaysInFlight({ to }));
  if (day === undefined) return null;
  const blockedBy = findObstacle(move, day, "law");
  const isPossible = blockedBy === null && day >= move.today;
  const tight = isPossible ? shortOf(scheduleFor(move, day, "practice")) : [];
  return { day, blockedBy, isPossible, tight };
}

/** The rule of a step of the plan. */
export const ruleOf = ({ move }: Pick<Plan, "move">, step: string | null): Rule | undefined =>
  move.rules.find((rule) => rule.step === step);
