import { isDue } from "~/rules/rule-checks";
import { describeOffset } from "~/rules/window-words";
import { formatDate } from "~/ui/text";
import { type Day, writeDay } from "./calendar";
import { routeIntoIndia } from "./move-rules";
import { coverEnd, type Refusal } from "./pet-dates";
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

function vaccineNotes({ answers, dates, landing }: NotesOf): string[] {
  const { chip, vaccine } = answers;
  const { origin, refusal, day } = dates["rabies-vaccine"];
  if (refusal && vaccine !== undefined) {
    return [
      `The vaccine of ${inWords(vaccine)} does not count: ${vaccineReasons[refusal]}. The plan begins again with a new one, from ${inWords(day)} on.`,
    ];
  }
  const assumed =
    chip === undefined && origin !== "open"
      ? [
          "We take it that the microchip was in on or before the day of the vaccine. If not, give the day of the chip: the vaccine must be given again.",
        ]
      : [];
  if (origin === "implied") {
    return [
      `We take it that the rabies vaccine was given by ${inWords(day)}, early enough for the blood sample, and that its cover has not ended since.`,
      ...assumed,
    ];
  }
  const end = vaccine === undefined ? null : coverEnd(answers, vaccine);
  const booster =
    end !== null && origin === "given" && end < landing
      ? [
          `The vaccine’s cover ends on ${inWords(end)}, before the landing. Have the booster given on or before that day, and all that follows stays valid.`,
        ]
      : [];
  return [...assumed, ...booster];
}

const vaccineReasons: Record<Refusal, string> = {
  "before-chip": "it was given before the microchip was in",
  "too-young": "your pet is too young for it until 84 days of age",
  lapsed: "its cover has ended",
  "too-old": "it is too long before the flight",
  "too-soon": "it comes too early",
};

function sampleNotes({ answers, dates, steps }: NotesOf): string[] {
  const taken = dates["blood-sample"];
  if (answers.sample === undefined || !taken?.refusal) return [];
  const rule = steps.find((step) => step.rule.step === "blood-sample")?.rule;
  const offset = rule?.window.from?.find(({ anchor }) =>
    taken.refusal === "too-soon" ? anchor === "rabies-vaccine" : anchor === "landing",
  );
  if (!offset) return [];
  const reason =
    taken.refusal === "too-soon"
      ? `it must be taken ${describeOffset(offset)} that counts, or later. If the day above is that of a booster in time, give the vaccine before the sample, and until when its cover lasts now`
      : `it may be taken ${describeOffset(offset)} at the earliest`;
  return [
    `The blood sample of ${inWords(answers.sample)} does not count: ${reason}. A new one can be taken from ${inWords(taken.day)} on.`,
  ];
}

function placeNotes({ answers, earliest }: NotesOf): string[] {
  const { to, country, pet } = answers;
  if (to === "eu" && country === undefined && pet === "dog") {
    return [
      "Finland, Ireland and Malta ask for a tapeworm treatment as well, 120 to 24 hours before a dog enters. Choose the country to see its hours.",
    ];
  }
  if (to === "usa" && pet === "dog" && earliest.decidedBy === "blood-sample") {
    return [
      "Without a valid blood test a dog may land earlier and then stays 28 days in a CDC-registered facility, which you pay for.",
    ];
  }
  if (to === "uae") {
    return [
      "The ministry’s page of 2026 asks for no wait after the blood sample; older texts named three months. The earliest date follows the page; the date that we would plan for is the cautious one. Ask MOCCAE in writing.",
    ];
  }
  return to === "india" ? [describeRoute(answers)] : [];
}

function describeRoute(answers: NotesOf["answers"]): string {
  const { abroad, baggage } = answers;
  const isKnown = abroad !== undefined && baggage !== undefined;
  if (routeIntoIndia(answers) === "baggage") {
    return "Your route: two years abroad, moving home, two pets at most, as your baggage. AQCS alone decides; no DGFT permit is needed.";
  }
  return isKnown
    ? "Your route: the DGFT’s permit comes first. A pet comes without it only after two years abroad, on a move home, with two pets at most and as your baggage."
    : "As long as we do not know whether your pets may come as your baggage, we plan for the longer way, with the DGFT’s permit.";
}

/** Where a carrier or a law closes the way for some pets. */
function petNotes({ answers, landing }: NotesOf): string[] {
  const { snub, pet, to, born } = answers;
  const snubNosed = snub
    ? [
        `Several airlines take no snub-nosed ${pet}s in the hold, or none in the hot months. Choose the flight before anything is booked. The crate must be larger, too.`,
      ]
    : [];
  const isUnderSixMonths = born !== undefined && landing - born < 183;
  const young =
    isUnderSixMonths && to === "uk"
      ? [
          "A British law of 2025 will close the way to pets under six months, cropped or docked ones too. It was not in force on 28 August 2026; ask before you book.",
        ]
      : [];
  const youngFlyer = isUnderSixMonths
    ? ["Airlines have ages of their own for a flight. Ask yours before you book."]
    : [];
  return [...snubNosed, ...young, ...youngFlyer];
}

function dueNotes({ steps, today }: NotesOf): string[] {
  const due = steps.filter(({ rule }) => isDue(rule, writeDay(today)));
  if (due.length === 0) return [];
  return [
    `Some rules of this plan are due for checking: ${due.map(({ rule }) => rule.what).join("; ")}. Ask us before you act on them.`,
  ];
}
