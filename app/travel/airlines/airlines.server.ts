import type { CrateSize } from "#content/shop/crate-sizes.ts";
import airlineFile from "#travel/airlines/airlines.yaml";
import { readMove } from "#travel/move/read-move.server.ts";
import { asOfDateTime, asOfWords } from "#travel/rules/dated-facts.ts";
import { isDue } from "#travel/rules/rule-checks.ts";
import { readNames } from "#ui/forms/query.ts";
import { describeAnswer, groupCarriers } from "./airline-words.ts";
import { airlinesNames, airlinesPath } from "./airlines-query.ts";
import { findArrival, findCarriers } from "./find-carriers.ts";
import type { CarrierQuestion } from "./find-way.ts";

const { airlines, arrivals } = airlineFile;

/** The question that the query asks; null, with the problems, if a part of it is invalid. */
export function readAirlinesQuery(search: URLSearchParams) {
  const query = readNames(airlinesNames, search);
  const { move, problems } = readMove(airlinesNames, query);
  const { to, pet, weight: weightKg, snub: isSnubNosed, baggage: isBaggage, month: date } = move;
  const isValid = Object.keys(problems).length === 0;
  const question: CarrierQuestion | null = isValid
    ? { to, pet, weightKg, isSnubNosed, isBaggage, date }
    : null;
  return { query, problems, question };
}

export type CarrierSummary = ReturnType<typeof summariseCarriers>;

/** The airlines for a move in a few lines. */
export function summariseCarriers(question: CarrierQuestion, today: string) {
  return {
    /** The destination's own rule. */
    arrival: findArrival(question, arrivals)?.says ?? null,
    groups: groupCarriers(findCarriers(question, airlineFile)),
    /** Whether an airline's rules are due for checking. */
    isDue: airlines.some((airline) => isDue(airline, today)),
    isWeightKnown: question.weightKg !== undefined,
    /** The page with the limits of each, its source and its day. */
    path: airlinesPath(question),
  };
}

/** The airlines for each crate, by its size; for a snub-nosed pet and any other. */
export function summariseCrates(sizes: readonly CrateSize[], today: string) {
  return Object.fromEntries(
    sizes.map(({ size, outside: crate }) => [
      size,
      {
        snubNosed: summariseCarriers({ crate, isSnubNosed: true }, today),
        others: summariseCarriers({ crate }, today),
      },
    ]),
  );
}

const unpublished = "Not published";

export function listAirlineRows(question: CarrierQuestion, today: string) {
  return findCarriers(question, airlineFile).map((finding) => {
    const { airline, reasons } = finding;
    const { name, cabin, hold, cargo, snubNosed, source } = airline;
    return {
      name,
      answer: describeAnswer(finding),
      reasons,
      cells: {
        cabin: cabin?.says ?? unpublished,
        hold: hold?.says ?? unpublished,
        cargo: cargo?.says ?? unpublished,
        snubNosed: snubNosed.says,
      },
      source: { ...source, words: asOfWords(airline), dateTime: asOfDateTime(airline) },
      isDue: isDue(airline, today),
    };
  });
}

export type AirlineRow = ReturnType<typeof listAirlineRows>[number];
