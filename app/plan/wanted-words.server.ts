import { type DayWords, dateWords, daysWords, dayWords } from "./day-words.server";
import type { Day } from "./engine/calendar";
import { earliestWithout, findObstacle } from "./engine/landing";
import type { Plan } from "./engine/plan";

export type WantedWords = {
  day: DayWords;
  isPossible: boolean;
  verdict: string;
  /** Other options, each with its landing. */
  alternatives: { text: string; arrive: DayWords | null }[];
};

/** How many days before or after the owner a pet may travel to the UK or the EU. */
const daysApart = 5;

/** @param blockedBy a description of the rule that forbids the wanted landing */
export function describeWanted(
  plan: Plan,
  wanted: NonNullable<Plan["wanted"]>,
  blockedBy: string,
): WantedWords {
  const { earliest, today } = plan;
  const day = dayWords(wanted.day);
  if (wanted.blockedBy === null) {
    const spare = wanted.day - earliest.day;
    const yes =
      spare === 0
        ? "Yes, but not a day sooner, and nothing may take longer than planned."
        : `Yes, with ${daysWords(spare)} to spare.`;
    const verdict =
      wanted.day < plan.advised
        ? `By law: ${yes.charAt(0).toLowerCase()}${yes.slice(1)} We would plan for ${dateWords(plan.advised)}.`
        : yes;
    return { day, isPossible: true, verdict, alternatives: [] };
  }
  const isPast = wanted.day < today;
  const tooEarly = earliest.day - wanted.day;
  const reason = `What stands in the way: ${blockedBy}.`;
  const verdict = isPast
    ? "That day is past."
    : tooEarly > 0
      ? `No: that is ${daysWords(tooEarly)} too early. ${reason}`
      : `No. ${reason} By then the vaccine you have is too old, and a new one would be too fresh.`;
  return { day, isPossible: false, verdict, alternatives: listAlternatives(plan, wanted.day) };
}

function listAlternatives(plan: Plan, wanted: Day): WantedWords["alternatives"] {
  const { input, earliest } = plan;
  const nearest = { text: "The nearest landing:", arrive: dayWords(earliest.day) };
  const isWithOwner = input.to === "uk" || input.to === "eu";
  const ownerFirst = earliest.day - daysApart;
  if (isWithOwner && ownerFirst > plan.today) {
    const text =
      wanted >= ownerFirst
        ? `You fly on your day, and your pet follows on ${dateWords(earliest.day)}: up to five days apart are allowed.`
        : `You may fly up to five days before your pet: from ${dateWords(ownerFirst)} on.`;
    return [nearest, { text, arrive: null }];
  }
  const untested = earliestWithout("blood-sample", input, plan.today);
  if (input.to === "usa" && untested <= wanted && wanted < earliest.day) {
    const text =
      "Land on your day without a valid blood test: your dog then stays 28 days in a CDC-registered facility, at your cost.";
    return [nearest, { text, arrive: null }];
  }
  if (wanted >= earliest.day) {
    const later = {
      text: "A later landing, with a new vaccine:",
      arrive: dayWords(nextLanding(plan, wanted)),
    };
    return [nearest, later];
  }
  return [nearest];
}

/** The first possible landing after an impossible one. One exists, since a new vaccine counts at some point. */
function nextLanding({ input, today }: Pick<Plan, "input" | "today">, day: Day): Day {
  return findObstacle(input, today, day + 1) === null
    ? day + 1
    : nextLanding({ input, today }, day + 1);
}
