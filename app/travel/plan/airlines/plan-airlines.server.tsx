import { renderToStaticMarkup } from "react-dom/server";
import { arrivalRule, countCarriers, listAirlines } from "#travel/airlines/airlines.server.ts";
import { airlinesPath } from "#travel/airlines/airlines-query.ts";
import type { CarrierQuestion } from "#travel/airlines/find-way.ts";
import { AirlineTable } from "./airline-table.tsx";

export type PlanAirlines = ReturnType<typeof describePlanAirlines>;

/** The airlines of a plan; their table as HTML, which the browser gets without its components. */
export function describePlanAirlines(question: CarrierQuestion, today: string) {
  const { inShort, isDue, ...groups } = groupAirlines(question, today);
  return {
    arrival: arrivalRule(question),
    inShort,
    table: renderToStaticMarkup(<AirlineTable {...groups} />),
    isDue,
    isWeightKnown: question.weightKg !== undefined,
    /** The page with the limits of each, its source and its day. */
    path: airlinesPath(question),
  };
}

export type AirlineGroups = ReturnType<typeof groupAirlines>;

/** The airlines by their answer, the best one first. */
export function groupAirlines(question: CarrierQuestion, today: string) {
  const { groups: verdicts, ways, isDue } = listAirlines(question, today);
  const airlines = verdicts.flatMap(({ rows }) => rows);
  return {
    /** Such as "By general rules: 7 as cargo only, 3 to ask". */
    inShort: `By general rules: ${countCarriers(question)}`,
    ways,
    isDue,
    groups: [...Map.groupBy(airlines, ({ answer }) => answer ?? "")].map(([words, group]) => ({
      words,
      rows: joinAlike(group),
    })),
  };
}

type Airline = ReturnType<typeof listAirlines>["groups"][number]["rows"][number];

/** Airlines with the same limits are one row. */
function joinAlike(airlines: Airline[]) {
  const limitsOf = ({ marks, figure }: Airline) => ({ marks, figure });
  const alike = Map.groupBy(airlines, (airline) => JSON.stringify(limitsOf(airline)));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? { names: [first, ...others].map(({ name }) => name), ...limitsOf(first) } : [],
  );
}
