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

/** Why a day does not count, what the plan takes for granted, and what may close the way. */
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
      `${refused} does not count: ${vaccineReasons[refusal]}. The plan begins again with a new one, from ${inWords(day)} on.`,
    ];
  }
  if (vaccine === undefined && sample === undefined && input["vaccine-until"] !== undefined) {
    return ["The end of the vaccine’s cover says nothing without its day. Give both."];
  }
  const isChipLaw = steps.some(({ rule }) => rule.step === "microchip" && rule.kind === "law");
  const chip =
    isChipLaw && dates.microchip.origin === "implied"
      ? [day > today ? chipToCome : chipAssumed]
      : [];
  if (origin === "implied") {
    return [
      `We take it that the rabies vaccine was given by ${inWords(day)}, early enough for the blood sample, and that its cover has not ended since.`,
      ...chip,
    ];
  }
  const end = vaccine === undefined ? null : coverEnd(input, vaccine);
  const booster =
    end !== null && origin === "given" && end < landing
      ? [
          `The vaccine’s cover ends on ${inWords(end)}, before the landing. Have the booster given on or before that day, and all that follows stays valid.`,
        ]
      : [];
  return [...chip, ...booster];
}

const chipAssumed =
  "We take it that the microchip was in on or before the day of the vaccine. If not, give the day of the chip: the vaccine must be given again.";
const chipToCome =
  "Have the microchip put in on or before the day of the vaccine, and first if it is the same day.";

const vaccineReasons: Record<Refusal, string> = {
  "before-chip": "it was given before the microchip was in",
  "too-young": "it was given before your pet was 84 days old",
  lapsed: "its cover has ended, or ends before it is given",
  "too-old": "it is too long before the flight",
  "too-soon": "it comes too early",
};

function sampleNotes({ input, dates, steps }: NotesOf): string[] {
  const taken = dates["blood-sample"];
  if (input.sample === undefined || !taken?.refusal) return [];
  const rule = steps.find((step) => step.rule.step === "blood-sample")?.rule;
  const reason = rule ? sampleReason(taken.refusal, rule, dates) : "";
  return [
    `The blood sample of ${inWords(input.sample)} does not count: ${reason}. A new one can be taken from ${inWords(taken.day)} on.`,
  ];
}

function sampleReason(refusal: Refusal, rule: Rule, dates: PetDates): string {
  const anchor = refusal === "too-old" ? "landing" : "rabies-vaccine";
  const offset = rule.window.from?.find((from) => from.anchor === anchor);
  const time = offset ? describeAmount(offset) : "";
  if (refusal === "too-old") return `it is more than ${time} before the landing`;
  if (dates["rabies-vaccine"].refusal) return "no vaccine before it counts";
  return `it must be taken at least ${time} after a vaccine that counts. If the vaccine’s day that you gave is that of a booster in time, give the day of the vaccine before the sample, and until when the cover lasts now`;
}

function placeNotes({ input, earliest, today }: NotesOf): string[] {
  const { to, country, pet } = input;
  if (to === "eu" && country === undefined && pet === "dog") {
    return [
      "Finland, Ireland and Malta ask for a tapeworm treatment as well, 120 to 24 hours before a dog enters. Choose the country to see its hours.",
    ];
  }
  if (to === "usa" && pet === "dog") {
    const untested = earliestWithout("blood-sample", input, today);
    if (untested >= earliest.day) return [];
    return [
      `Without a valid blood test your dog may land from ${inWords(untested)} on. It then stays 28 days in a CDC-registered facility, at your cost and with a reservation.`,
    ];
  }
  if (to === "uae") {
    return [
      "The ministry’s page of 2026 asks for no wait after the blood sample; older texts named three months. The earliest date follows the page; the date that we would plan for is the cautious one. Ask MOCCAE in writing.",
    ];
  }
  return to === "india" ? [describeRoute(input)] : [];
}

function describeRoute(input: NotesOf["input"]): string {
  const { abroad, baggage, pets = 1 } = input;
  const isKnown =
    abroad === false || baggage === false || pets > maxPetsAsBaggage || (abroad && baggage);
  if (routeIntoIndia(input) === "baggage") {
    return "Your route: two years abroad, moving home, two pets at most, as your baggage. AQCS alone decides; no DGFT permit is needed.";
  }
  return isKnown
    ? "Your route: the DGFT’s permit comes first. A pet comes without it only after two years abroad, on a move home, with two pets at most and as your baggage."
    : "As long as we do not know whether your pets may come as your baggage, we plan for the longer way, with the DGFT’s permit.";
}

/** Where a carrier or a law closes the way for some pets. */
function petNotes({ input, landing, steps, dates }: NotesOf): string[] {
  const { snub, pet, to, born } = input;
  const hasUnknownAge =
    born === undefined && steps.some(({ rule }) => rule.step === "age" && rule.kind === "law");
  const age = hasUnknownAge
    ? [
        `We take it that your ${pet} is old enough on the day of landing. If it is young, give its birthday.`,
      ]
    : [];
  const lateChip =
    dates.microchip.day > landing
      ? [
          "The microchip comes after this landing. We advise it before the vaccine, so that the papers can name it.",
        ]
      : [];
  const snubNosed = snub
    ? [
        `Several airlines take no snub-nosed ${pet}s in the hold, or none in the hot months. Choose the flight before anything is booked. The crate must be larger, too.`,
      ]
    : [];
  const isUnderSixMonths = born !== undefined && landing < addMonths(born, 6);
  const young =
    isUnderSixMonths && to === "uk"
      ? [
          "A British law of 2025 will close the way to pets under six months, cropped or docked ones too. It was not in force on 28 August 2026; ask before you book.",
        ]
      : [];
  const youngFlyer = isUnderSixMonths
    ? ["Airlines have ages of their own for a flight. Ask yours before you book."]
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
