import { coverEnd, mayBeBooster } from "#travel/plan/engine/doses.ts";
import { comesBeforeVaccine } from "#travel/plan/engine/known-days.ts";
import { routeIntoIndia } from "#travel/plan/engine/network/network.ts";
import { firstFlightOf, type Plan, ruleOf } from "#travel/plan/engine/plan.ts";
import type { PlanQuery } from "#travel/plan/plan-query.ts";
import { type DatedText, dated } from "#travel/plan/result/text/dated-text.ts";
import { conditionsOfMove, rulesOf } from "#travel/rules/rules.ts";

/** A question that the plan stands or falls with, and that nobody has answered yet. */
export type Ask = "unbroken" | "booster" | "left" | "abroad";

export function listAsks(plan: Plan): Ask[] {
  const { input, network } = firstFlightOf(plan);
  const { left, abroad, unbroken } = input;
  const hasRoutes = rulesOf(input.to).destination.petsPerPerson !== undefined;
  return [
    ...(network.lapse && unbroken === undefined ? (["unbroken"] as const) : []),
    ...(mayBeBooster(network) ? (["booster"] as const) : []),
    ...(hasRoutes && left === undefined && routeIntoIndia(input) === "dgft"
      ? (["left"] as const)
      : []),
    ...(hasRoutes && !left && abroad === undefined ? (["abroad"] as const) : []),
  ];
}

/** Something that the plan takes for granted, and the answers that deny it where they change the plan. */
type Assumption = { text: DatedText; opposite?: { words: string; answers: PlanQuery } };

/** All that the plan takes for granted. */
export const listAssumptions = (plan: Plan): Assumption[] => listFor(firstFlightOf(plan));

const listFor = (plan: Plan): Assumption[] => [
  ...resultAssumptions(plan),
  ...ownerAssumptions(plan),
  ...[
    ...vaccineAssumptions(plan),
    ...chipAssumptions(plan),
    ...routeAssumptions(plan),
    ...ageAssumptions(plan),
    ...flightAssumptions(plan),
  ].map((text) => ({ text })),
];

function resultAssumptions({ input, steps }: Plan): Assumption[] {
  const result = steps.find(({ rule }) => rule.step === "result");
  if (input.result !== undefined || !result?.isDone) return [];
  return [
    {
      text: dated`The result was at least 0.5 IU/ml, from an approved laboratory.`,
      opposite: { words: "It was lower", answers: { result: "failed" } },
    },
  ];
}

function vaccineAssumptions({ input, known, network }: Plan): DatedText[] {
  const { origin, day, refusal } = known["rabies-vaccine"];
  const areTwo = ruleOf({ network }, "first-vaccine") !== undefined;
  const end = coverEnd(input);
  const isYearAssumed = input["vaccine-until"] === undefined && end !== undefined;
  return [
    ...(origin === "implied" && day !== null
      ? [
          areTwo
            ? dated`Two rabies vaccines were given by ${day}, as the rules want them, and their cover has not ended since. Give the days of both.`
            : dated`A rabies vaccine was given by ${day}, early enough for the blood sample, and its cover has not ended since.`,
        ]
      : []),
    ...(isYearAssumed && (refusal === null || refusal === "lapsed")
      ? [
          dated`The newest vaccine covers a year, until ${end}. If the vaccination book says more, give that day.`,
        ]
      : []),
  ];
}

function chipAssumptions({ known, network, today }: Plan): DatedText[] {
  const { day, origin } = known.microchip;
  if (origin !== "implied" || day === null || day > today) return [];
  const rule = ruleOf({ network }, "microchip");
  if (!rule || rule.kind === "advice") {
    return [dated`Your pet has a microchip. No rule of the destination asks for it.`];
  }
  if (!comesBeforeVaccine(rule)) {
    return [dated`The microchip is in. If not, it comes before the papers are made.`];
  }
  return known["rabies-vaccine"].day === null
    ? [dated`The microchip is in. If not, it comes before the new vaccine.`]
    : [
        dated`The microchip was in on or before the day of the vaccine. If not, give the day of the chip: the vaccine must be given again.`,
      ];
}

function ownerAssumptions({ input }: Plan): Assumption[] {
  const isAsked = conditionsOfMove(input.to).some(
    ({ isOthersPet, species }) => isOthersPet && species.includes(input.pet),
  );
  return isAsked && input.own === undefined
    ? [
        {
          text: dated`It is your own ${input.pet}, living with you.`,
          opposite: { words: "It is not", answers: { own: "no" } },
        },
      ]
    : [];
}

function routeAssumptions({ input }: Plan): DatedText[] {
  const { left, abroad, baggage, pets } = input;
  const route = routeIntoIndia(input);
  const isKnown = left !== undefined && abroad !== undefined && (!abroad || baggage !== undefined);
  if (route === "dgft" && !isKnown) {
    return [
      dated`As long as we do not know that your pet may come home by a shorter way, we plan the longer one, with the permit of the Directorate General of Foreign Trade (DGFT).`,
    ];
  }
  return route === "home" && pets === undefined
    ? [dated`You bring no more than two pets a person.`]
    : [];
}

function ageAssumptions({ input, network }: Plan): DatedText[] {
  const age = network.rules.find(({ step, kind }) => step === "age" && kind !== "advice");
  return age && input.born === undefined
    ? [
        dated`Your ${input.pet} is old enough on the day of landing. If it is young, give its birthday.`,
      ]
    : [];
}

function flightAssumptions({ input, departure, landing }: Plan): DatedText[] {
  if (input.depart !== undefined) return [];
  return landing === departure
    ? [dated`The flight lands on the day on which it leaves.`]
    : [dated`The flight leaves on the day before it lands.`];
}
