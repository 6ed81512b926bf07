import { isDue } from "~/rules/rule-checks";
import type { Rule } from "~/rules/rule-schema";
import { describeAmount } from "~/rules/window-words";
import { formatDate } from "~/ui/text/date-words";
import { addMonths, type Day, writeDay } from "./calendar";
import { earliestWithout } from "./landing";
import { maxPetsAsBaggage, routeIntoIndia } from "./move-rules";
import { coverEnd, type PetDates, type Refusal } from "./pet-dates";
import type { Plan } from "./plan";

type NotesOf = Omit<Plan, "advised" | "notes">;

const inWords = (day: Day) => formatDate(writeDay(day));

/** Why a day does not count, what the plan assumes, and which rules may exclude this pet. */
export function listNotes(plan: NotesOf): string[] {
  return [
    ...vaccineNotes(plan),
    ...sampleNotes(plan),
    ...placeNotes(plan),
    ...petNotes(plan),
    ...dueNotes(plan),
  ];
}

function vaccineNotes({ input, dates, landing, today, steps }: NotesOf): string[] {
  const { vaccine, sample } = input;
  const { origin, refusal, day } = dates["rabies-vaccine"];
  if (refusal) {
    const refused =
      vaccine === undefined
        ? "The vaccine before the blood sample"
        : `The vaccine of ${inWords(vaccine)}`;
    return [
      `${refused} does not count: ${vaccineReasons[refusal]}. The plan starts again with a new one, from ${inWords(day)}.`,
    ];
  }
  if (vaccine === undefined && sample === undefined && input["vaccine-until"] !== undefined) {
    return [
      "Without the day of the vaccine we cannot use the day on which its cover ends. Please enter both.",
    ];
  }
  const isChipLaw = steps.some(({ rule }) => rule.step === "microchip" && rule.kind === "law");
  const chip =
    isChipLaw && dates.microchip.origin === "implied"
      ? [day > today ? chipToCome : chipAssumed]
      : [];
  if (origin === "implied") {
    return [
      `We assume that the rabies vaccine was given by ${inWords(day)}, early enough for the blood sample, and that its cover has not ended since.`,
      ...chip,
    ];
  }
  const end = vaccine === undefined ? null : coverEnd(input, vaccine);
  const booster =
    end !== null && origin === "given" && end < landing
      ? [
          `The vaccine’s cover ends on ${inWords(end)}, before the landing. With a booster on or before that day, everything that follows stays valid.`,
        ]
      : [];
  return [...chip, ...booster];
}

const chipAssumed =
  "We assume that the microchip was in on or before the day of the vaccine. If not, enter the day of the chip: the vaccine must then be given again.";
const chipToCome =
  "Have the microchip put in on or before the day of the vaccine, and before the vaccine if both are on the same day.";

const vaccineReasons: Record<Refusal, string> = {
  "before-chip": "it was given before the microchip was in",
  "too-young": "it was given before your pet was 84 days old",
  lapsed: "its cover has ended, or ends before it is given",
  "too-old": "it is given too long before the flight",
  "too-soon": "it comes too early",
};

function sampleNotes({ input, dates, steps }: NotesOf): string[] {
  const taken = dates["blood-sample"];
  if (input.sample === undefined || !taken?.refusal) return [];
  const rule = steps.find((step) => step.rule.step === "blood-sample")?.rule;
  const reason = rule ? sampleReason(taken.refusal, rule, dates) : "";
  return [
    `The blood sample of ${inWords(input.sample)} does not count: ${reason}. A new one can be taken from ${inWords(taken.day)}.`,
  ];
}

function sampleReason(refusal: Refusal, rule: Rule, dates: PetDates): string {
  const anchor = refusal === "too-old" ? "landing" : "rabies-vaccine";
  const offset = rule.window.from?.find((from) => from.anchor === anchor);
  const time = offset ? describeAmount(offset) : "";
  if (refusal === "too-old") return `it is more than ${time} before the landing`;
  if (dates["rabies-vaccine"].refusal) return "none of the vaccines before it counts";
  return `it must be taken at least ${time} after a vaccine that counts. If the vaccine you entered was a booster given in time, enter the vaccine before the sample instead, and the day on which the cover now ends`;
}

function placeNotes({ input, earliest, today }: NotesOf): string[] {
  const { to, country, pet } = input;
  if (to === "eu" && country === undefined && pet === "dog") {
    return [
      "Finland, Ireland and Malta also ask for a tapeworm treatment, 120 to 24 hours before a dog enters. Choose the country to see the hours.",
    ];
  }
  if (to === "usa" && pet === "dog") {
    const untested = earliestWithout("blood-sample", input, today);
    if (untested >= earliest.day) return [];
    return [
      `Without a valid blood test, your dog may land from ${inWords(untested)}. It then stays 28 days in a CDC-registered facility, which you reserve and pay for.`,
    ];
  }
  if (to === "uae") {
    return [
      "The ministry’s 2026 page asks for no wait after the blood sample; older texts named three months. The earliest date follows the 2026 page; the date that we would plan for is the cautious one. Ask MOCCAE in writing.",
    ];
  }
  return to === "india" ? [describeRoute(input)] : [];
}

function describeRoute(input: NotesOf["input"]): string {
  const { abroad, baggage, pets = 1 } = input;
  const isKnown =
    abroad === false || baggage === false || pets > maxPetsAsBaggage || (abroad && baggage);
  if (routeIntoIndia(input) === "baggage") {
    return "Your route: moving home after two years abroad, with at most two pets, as your baggage. AQCS alone decides; you need no DGFT permit.";
  }
  return isKnown
    ? "Your route: the DGFT permit comes first. You need none only if you are moving home after two years abroad, with at most two pets, as your baggage."
    : "Until we know whether your pets may come as your baggage, we plan for the longer route, with the DGFT permit.";
}

/** Where an airline or a law excludes some pets. */
function petNotes({ input, landing, steps, dates }: NotesOf): string[] {
  const { snub, pet, to, born } = input;
  const hasUnknownAge =
    born === undefined && steps.some(({ rule }) => rule.step === "age" && rule.kind === "law");
  const age = hasUnknownAge
    ? [
        `We assume that your ${pet} is old enough on the day of landing. If it is young, enter its date of birth.`,
      ]
    : [];
  const lateChip =
    dates.microchip.day > landing
      ? [
          "The microchip comes after this landing. We advise having it put in before the vaccine, so that the papers can name it.",
        ]
      : [];
  const snubNosed = snub
    ? [
        `Several airlines take no snub-nosed ${pet}s in the hold, or none in the hot months. Choose the flight before you book anything. The crate must be larger, too.`,
      ]
    : [];
  const isUnderSixMonths = born !== undefined && landing < addMonths(born, 6);
  const young =
    isUnderSixMonths && to === "uk"
      ? [
          "A British law of 2025 will ban pets under six months, and cropped or docked ones. It was not in force on 28 August 2026; ask before you book.",
        ]
      : [];
  const youngFlyer = isUnderSixMonths
    ? ["Airlines set minimum ages of their own. Ask yours before you book."]
    : [];
  return [...age, ...lateChip, ...snubNosed, ...young, ...youngFlyer];
}

function dueNotes({ steps, today }: NotesOf): string[] {
  const due = steps.filter(({ rule }) => isDue(rule, writeDay(today)));
  if (due.length === 0) return [];
  return [
    `Some rules of this plan are due for checking: ${due.map(({ rule }) => rule.what).join("; ")}. Ask us before you act on them.`,
  ];
}
