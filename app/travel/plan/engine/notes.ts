import { type Day, writeDay } from "#travel/move/calendar.ts";
import { countries, isCountryCode } from "#travel/move/countries.ts";
import { isDue } from "#travel/rules/rule-checks.ts";
import type { Condition, Rule } from "#travel/rules/rule-schema.ts";
import { conditionsOfMove, rulesOf } from "#travel/rules/rules.ts";
import { describeAmount } from "#travel/rules/window-words.ts";
import { type DatedText, dated } from "./dated-text.ts";
import { findFirstLandingWithout } from "./landing.ts";
import { routeIntoIndia } from "./move.ts";
import { after } from "./offsets.ts";
import { mayBeBooster, type PetStep, type Refusal } from "./pet-days.ts";
import type { Plan } from "./plan.ts";
import type { Step } from "./steps.ts";

type NotesOf = Omit<Plan, "notes" | "conditions">;

/** Why a day does not count, and what the plan takes for granted. */
export function listNotes(plan: NotesOf): DatedText[] {
  return [
    ...vaccineNotes(plan),
    ...sampleNotes(plan),
    ...chipNotes(plan),
    ...boosterNotes(plan),
    ...skippedNotes(plan),
    ...countryNotes(plan),
    ...routeNotes(plan),
    ...ageNotes(plan),
    ...dueNotes(plan),
  ];
}

/** The conditions that decide beside the steps: a carrier or a law closes the way for some pets. */
export function listConditions({ input, landing, byLaw }: NotesOf): Condition[] {
  const { pet, snub, born } = input;
  const soonest = Math.min(landing, byLaw.day);
  return conditionsOfMove(input.to).filter(
    ({ species, isSnubNosed, youngerThan }) =>
      species.includes(pet) &&
      (!isSnubNosed || snub) &&
      (!youngerThan || (born !== undefined && soonest < after(born, youngerThan))),
  );
}

function vaccineNotes({ input, petDays, steps }: NotesOf): DatedText[] {
  const { refusal, origin, day } = petDays["rabies-vaccine"];
  const { vaccine, booster, sample } = input;
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
  if (vaccine === undefined && booster === undefined && sample === undefined) {
    return input["vaccine-until"] === undefined
      ? []
      : [dated`The end of the vaccine’s cover needs the day of the vaccine. Please give both.`];
  }
  return origin === "implied" && day !== null
    ? [
        dated`We take it that a rabies vaccine was given by ${day}, early enough for the blood sample, and that its cover has not ended since.`,
      ]
    : [];
}

const vaccineReasons: Record<Refusal, string> = {
  "before-chip": "it was given before the microchip was in",
  "too-young": "it was given before your pet was old enough",
  lapsed: "its cover has ended, or ends before it is given",
  "too-old": "it is too long before the flight",
  "too-soon": "it comes too early",
  "no-vaccine": "nothing before it counts",
};

function sampleNotes({ input, petDays, move, steps }: NotesOf): DatedText[] {
  const { refusal } = petDays["blood-sample"];
  const rule = move.rules.find(({ step }) => step === "blood-sample");
  const again = firstDayOf(steps, "blood-sample");
  if (input.sample === undefined || !refusal || !rule || again === null) return [];
  return [
    dated`The blood sample of ${input.sample} does not count: ${sampleReason(refusal, rule)}. A new one can be taken from ${again} on.`,
  ];
}

function sampleReason(refusal: Refusal, rule: Rule): string {
  if (refusal === "no-vaccine") return "no vaccine before it counts";
  const anchor = refusal === "too-old" ? "landing" : "rabies-vaccine";
  const offset = rule.window.from?.find((from) => from.anchor === anchor);
  const time = offset ? describeAmount(offset) : "";
  return refusal === "too-old"
    ? `it is more than ${time} before the landing`
    : `it must be taken at least ${time} after a vaccine that counts`;
}

function chipNotes({ petDays, move, today, landing }: NotesOf): DatedText[] {
  const { day, origin } = petDays.microchip;
  if (origin === "given" && day !== null && day > landing) {
    return [
      dated`The microchip comes after this landing. We advise it before the vaccine, so that the papers can name it.`,
    ];
  }
  const isLaw = move.rules.some(({ step, kind }) => step === "microchip" && kind === "law");
  if (!isLaw || origin !== "implied" || day === null) return [];
  return [
    day > today
      ? dated`Have the microchip put in on or before the day of the vaccine, and first if it is the same day.`
      : dated`We take it that the microchip was in on or before the day of the vaccine. If not, give the day of the chip: the vaccine must be given again.`,
  ];
}

function boosterNotes({ input }: NotesOf): DatedText[] {
  const { vaccine, booster, sample } = input;
  if (mayBeBooster(input)) return [];
  if (booster === undefined) return [];
  if (vaccine === undefined) {
    return sample === undefined
      ? [
          dated`We count from the booster. Give the day of the vaccine before it as well, if you know it.`,
        ]
      : [dated`Give the day of the vaccine before the blood sample as well.`];
  }
  return [
    dated`We take it that each vaccine between the two days came before the cover of the one before it ended.`,
  ];
}

function skippedNotes({ move, byLaw }: NotesOf): DatedText[] {
  return move.rules.flatMap(({ step, skipped }) => {
    if (!skipped) return [];
    const day = findFirstLandingWithout(step, move);
    if (day >= byLaw.day) return [];
    const [before = "", after = ""] = skipped.split("{day}");
    return [dated`${before}${day}${after}`];
  });
}

/** Where some countries of the destination ask for more than the others. */
function countryNotes({ input: { to, country, pet } }: NotesOf): DatedText[] {
  if (country !== undefined) return [];
  return rulesOf(to).rules.flatMap(({ what, species, countries: codes }) => {
    if (!codes || !species.includes(pet)) return [];
    const names = codes.filter(isCountryCode).map((code) => countries[code]);
    const list = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
    return [dated`${list} ask for one more step: ${what}. Choose the country to see its hours.`];
  });
}

function routeNotes({ input }: NotesOf): DatedText[] {
  const { to, abroad, baggage, pets = 1 } = input;
  const { routes } = rulesOf(to).destination;
  const route = routeIntoIndia(input);
  if (!routes || !route) return [];
  const isKnown =
    route === "baggage" || abroad === false || baggage === false || pets > routes.maxPetsAsBaggage;
  return [[isKnown ? routes[route] : routes.unknown]];
}

function ageNotes({ input, move }: NotesOf): DatedText[] {
  if (input.born !== undefined || !move.rules.some(({ step }) => step === "age")) return [];
  return [
    dated`We take it that your ${input.pet} is old enough on the day of landing. If it is young, give its birthday.`,
  ];
}

function dueNotes({ steps, today }: NotesOf): DatedText[] {
  const due = steps.filter(({ rule }) => isDue(rule, writeDay(today)));
  if (due.length === 0) return [];
  const names = due.map(({ rule }) => rule.what).join("; ");
  return [
    dated`Some rules of this plan are due for checking: ${names}. Ask us before you act on them.`,
  ];
}

function firstDayOf(steps: Step[], name: PetStep): Day | null {
  return steps.find(({ rule }) => rule.step === name)?.earliest ?? null;
}
