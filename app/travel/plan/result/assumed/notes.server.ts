import { writeDay } from "#travel/move/calendar.ts";
import { countries, isCountryCode } from "#travel/move/countries.ts";
import { mayBeBooster } from "#travel/plan/engine/doses.ts";
import type { PetStep, Refusal } from "#travel/plan/engine/known-days.ts";
import { findFirstLandingWithout } from "#travel/plan/engine/network/landing.ts";
import { routeIntoIndia } from "#travel/plan/engine/network/network.ts";
import { firstFlightOf, type Plan } from "#travel/plan/engine/plan.ts";
import { type DatedText, dated, fillDay } from "#travel/plan/result/text/dated-text.ts";
import { describeAmount } from "#travel/rules/amounts.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { isDue } from "#travel/rules/source/rule-checks.ts";
import { inSentence } from "#ui/text/text.ts";

/** Why a day of the visitor does not count, and what else to know of the plan. */
export function listNotes(plan: Plan): DatedText[] {
  const first = firstFlightOf(plan);
  return [
    ...vaccineNotes(first),
    ...sampleNotes(first),
    ...boosterNotes(first),
    ...skippedNotes(first),
    ...countryNotes(first),
    ...routeNotes(first),
    ...dueNotes(plan),
  ];
}

function vaccineNotes({ input, known, steps }: Plan): DatedText[] {
  const { refusal, day } = known["rabies-vaccine"];
  const { vaccine, booster, sample } = input;
  if (refusal && day !== null && vaccine !== undefined) {
    return [
      dated`The vaccine of ${vaccine} does not count: ${vaccineReasons[refusal]}. The booster of ${day} counts in its place, as a new first vaccine.`,
    ];
  }
  if (refusal) {
    const given = booster ?? vaccine;
    const refused =
      given === undefined
        ? dated`The vaccine before the blood sample`
        : dated`The vaccine of ${given}`;
    const again = firstDayOf(steps, "rabies-vaccine");
    return [
      [
        ...refused,
        ` does not count: ${vaccineReasons[refusal]}. The plan begins again with a new one`,
        ...(again === null ? dated`.` : dated`, from ${again} on.`),
      ],
    ];
  }
  const first = known["first-vaccine"];
  if (first.refusal) {
    return [
      dated`The first vaccine of ${input["first-vaccine"] ?? 0} does not count: ${vaccineReasons[first.refusal]}. The plan begins again with two new ones.`,
    ];
  }
  const isAlone = [vaccine, booster, sample, first.day].every(
    (day) => day === undefined || day === null,
  );
  return isAlone && input["vaccine-until"] !== undefined
    ? [dated`The end of the vaccine’s cover needs the day of the vaccine. Please give both.`]
    : [];
}

const vaccineReasons: Record<Refusal, string> = {
  "before-chip": "it was given before the microchip was in",
  "too-young": "it was given before your pet was old enough",
  lapsed: "its cover has ended",
  "too-old": "it is too long before the flight",
  "too-soon": "it comes too early",
  "too-late": "it comes too late",
  failed: "the blood test after it was too low",
  "no-vaccine": "nothing before it counts",
  "no-sample": "no blood sample that counts can follow it in time",
};

function sampleNotes({ input, known, network, steps }: Plan): DatedText[] {
  const { refusal } = known["blood-sample"];
  const rule = network.rules.find(({ step }) => step === "blood-sample");
  const again = firstDayOf(steps, "blood-sample");
  if (rule && input.sample === undefined && input.result !== undefined) {
    return [dated`A result needs the day of its blood sample. Please give both.`];
  }
  if (input.sample === undefined || !refusal || !rule || again === null) return [];
  if (refusal === "no-vaccine" && known["first-vaccine"].day !== null) {
    return [
      dated`The blood sample of ${input.sample} does not count: two rabies vaccines come before it, and we know of one. If your pet had both, give the days of both. Else a new sample can be taken from ${again} on.`,
    ];
  }
  return [
    dated`The blood sample of ${input.sample} does not count: ${sampleReason(refusal, rule)}. A new one can be taken from ${again} on.`,
    ...(mayBeBooster(network) && rule.ifTooSoon ? [[rule.ifTooSoon]] : []),
  ];
}

function sampleReason(refusal: Refusal, rule: Rule): string {
  if (refusal === "no-vaccine") return "no vaccine before it counts";
  if (refusal === "failed") return "its result was too low";
  const anchors = refusal === "too-old" ? ["landing", "departure"] : ["rabies-vaccine"];
  const ends = refusal === "too-late" ? rule.window.until : rule.window.from;
  const offset = ends?.find(({ anchor, amount }) => anchors.includes(anchor) && amount !== 0);
  const time = offset ? describeAmount(offset) : "";
  if (refusal === "too-old") return `it is more than ${time} before the landing`;
  return refusal === "too-late"
    ? `it must be taken at most ${time} after the vaccine`
    : `it must be taken at least ${time} after a vaccine that counts`;
}

function boosterNotes({ input: { vaccine, booster, sample } }: Plan): DatedText[] {
  if (booster === undefined || vaccine !== undefined) return [];
  return sample === undefined
    ? [
        dated`We count from the booster. Give the day of the vaccine before it as well, if you know it.`,
      ]
    : [dated`Give the day of the vaccine before the blood sample as well.`];
}

/** Where a landing in mind has it among its alternatives, it is not said again. */
function skippedNotes({ network, byRules, wanted }: Plan): DatedText[] {
  return network.rules.flatMap(({ step, skipped }) => {
    if (!skipped) return [];
    const day = findFirstLandingWithout(step, network);
    if (day === null || day >= byRules.day) return [];
    if (wanted && wanted.day >= day && wanted.day < byRules.day) return [];
    return [fillDay(skipped, day)];
  });
}

/** Where some countries of the destination ask for more than the others. */
function countryNotes({ input: { to, country, pet } }: Plan): DatedText[] {
  if (country !== undefined) return [];
  const more = rulesOf(to).rules.flatMap(({ what, species, countries: codes }) => {
    if (!codes || !species.includes(pet)) return [];
    const names = codes.filter(isCountryCode).map((code) => countries[code]);
    const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
    return [`${inSentence(what)} (${list})`];
  });
  return more.length === 0
    ? []
    : [[`Some countries ask for more: ${more.join("; ")}. Choose the country to see its days.`]];
}

/** Why pets whose owner moves home after two years do not come as baggage. */
function routeNotes({ input }: Plan): DatedText[] {
  const { abroad, baggage, pets = 1, people = 1 } = input;
  const { petsPerPerson = 0 } = rulesOf(input.to).destination;
  if (!abroad || routeIntoIndia(input) !== "dgft") return [];
  if (baggage === false) {
    return [
      dated`As cargo a pet needs the permit, also after two years abroad. As your baggage it does not.`,
    ];
  }
  return baggage && pets > petsPerPerson * people
    ? [[`Two pets a person come as baggage: for more, the permit is needed.`]]
    : [];
}

function dueNotes({ steps, today }: Plan): DatedText[] {
  const due = steps.filter(({ rule }) => isDue(rule, writeDay(today)));
  if (due.length === 0) return [];
  const names = due.map(({ rule }) => rule.what).join("; ");
  return [
    dated`Some rules of this plan are due for checking: ${names}. Ask us before you act on them.`,
  ];
}

const firstDayOf = (steps: Plan["steps"], name: PetStep) =>
  steps.find(({ rule }) => rule.step === name)?.earliest ?? null;
