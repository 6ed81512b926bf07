import { petNames } from "#content/pets.ts";
import type { Day } from "#travel/move/calendar.ts";
import { numbered } from "#travel/move/question-names.ts";
import { questions } from "#travel/move/questions.ts";
import type { PetNumber } from "#travel/move/several-pets.ts";
import { type PlanInput, type Problems, readInput } from "#travel/plan/engine/input.ts";
import { isPlan, makePlan, type NoPlan, type Plan } from "#travel/plan/engine/plan.ts";
import { planTogether, type Together } from "#travel/plan/engine/together.ts";
import type { PlanQuery } from "#travel/plan/plan-query.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { listPetQueries, readTogetherQuery, type TogetherQuery } from "./together-query.ts";

/** A pet of the move, with the query of its own plan. */
export type Traveller = {
  number: PetNumber;
  query: PlanQuery;
  /** Its name, or what it is: such as "Moti", "Dog" or "Cat 2". */
  label: string;
};

export type Planned = Traveller & { plan: Plan };

export type TogetherResult =
  | { kind: "together"; travellers: Planned[]; together: Together }
  /** Each could fly, but on no day that they share. */
  | { kind: "apart"; travellers: Planned[] }
  | { kind: "none"; traveller: Traveller; noPlan: NoPlan };

type Reading = {
  query: TogetherQuery;
  problems: Partial<Record<string, string>>;
  /** Null as long as the questions are not answered for two pets. */
  result: TogetherResult | null;
};

/**
 * What the planner finds for several pets of one move.
 * @param day the date in India from which it plans
 */
export function readTogether(search: URLSearchParams, day = today()): Reading {
  const query = readTogetherQuery(search);
  const readings = listPetQueries(query).map(({ number, query: own }) => ({
    number,
    query: own,
    reading: readInput(own, day),
  }));
  const problems = Object.assign({}, ...readings.map(numberProblems));
  const inputs = readings.flatMap(({ reading, ...pet }) =>
    reading.kind === "input" ? [{ ...pet, input: reading.input }] : [],
  );
  const isRead = readings.length > 1 && inputs.length === readings.length;
  return { query, problems, result: isRead ? planAll(inputs, day) : null };
}

type Read = Pick<Traveller, "number" | "query"> & { input: PlanInput };

function planAll(pets: Read[], day: Day): TogetherResult {
  const labels = labelPets(pets.map(({ input }) => input));
  const travellers = pets.map(({ number, query, input }, index) => ({
    traveller: { number, query, label: labels[index] ?? "" },
    result: makePlan(input, day),
  }));
  const planned: Planned[] = [];
  for (const { traveller, result } of travellers) {
    if (!isPlan(result)) return { kind: "none", traveller, noPlan: result };
    planned.push({ ...traveller, plan: result });
  }
  const together = planTogether(planned.map(({ plan }) => plan));
  return together
    ? { kind: "together", travellers: planned, together }
    : { kind: "apart", travellers: planned };
}

/** The names, or what the pets are, with a number where two would be called the same. */
function labelPets(inputs: Pick<PlanInput, "name" | "pet">[]): string[] {
  const words = inputs.map(({ name, pet }) => name ?? petNames[pet]);
  return words.map((word, index) => {
    const isUnique = words.filter((other) => other === word).length === 1;
    const nth = words.slice(0, index + 1).filter((other) => other === word).length;
    return isUnique ? word : `${word} ${nth}`;
  });
}

/** The problems by their names in the query. Of another pet, it must be known what it is. */
function numberProblems({
  number,
  reading,
}: {
  number: PetNumber;
  reading: ReturnType<typeof readInput>;
}): Partial<Record<string, string>> {
  if (reading.kind === "input") return {};
  const { missing } = reading;
  const problems: Problems = {
    ...(number > 1 && missing.includes("pet") && { pet: questions.pet.problem }),
    ...reading.problems,
  };
  return Object.fromEntries(
    Object.entries(problems).map(([name, words]) => [numbered(name, number), words]),
  );
}
