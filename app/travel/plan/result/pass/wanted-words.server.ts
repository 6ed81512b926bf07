import { type Day, writeDay } from "#travel/move/calendar.ts";
import { findFirstLanding, findFirstLandingWithout } from "#travel/plan/engine/network/landing.ts";
import { type Plan, ruleOf } from "#travel/plan/engine/plan.ts";
import type { Wanted } from "#travel/plan/engine/wanted.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { type DatedText, dated, fillDay } from "#travel/plan/result/text/dated-text.ts";
import {
  dateWords,
  daysWords,
  dayWords,
  type ShownText,
  showText,
} from "#travel/plan/result/text/day-words.server.ts";
import { nameStep } from "#travel/rules/window-words.ts";
import { dayAndMonth } from "#ui/text/date-words.ts";
import { capitalize } from "#ui/text/text.ts";

/**
 * @param obstacle the rule that forbids the landing, in words
 * @param query of the plan
 */
export function describeWanted(plan: Plan, wanted: Wanted, obstacle: string, query: PlanQuery) {
  const { isPossible } = wanted;
  const works = isPossible && wanted.lacks.length === 0;
  const { answer, reason, stamp } = judge(plan, wanted, obstacle);
  const verdict: ShownText = [reason ? `${answer}. ${reason}` : `${answer}.`];
  return {
    day: dayWords(wanted.day),
    isPossible,
    answer,
    reason,
    stamp,
    verdict,
    /** Such as "20 March works, 35 days to spare."; null for a landing that is tight or impossible. */
    works: works ? showLandingThatWorks(plan, wanted) : null,
    /** The query of the plan for the first day on which one can really fly. */
    firstSearch: searchFor(plan.practical.day, query),
    /** The other alternatives, each with its landing and the query of its plan. */
    alternatives: works ? [] : listAlternatives(plan, wanted, query),
  };
}

/** The answer in a few words, the reason for it, and the stamp on its pass. */
type Judgement = { answer: string; reason: string; stamp: string | null };

function judge(plan: Plan, { day, isPossible, lacks }: Wanted, obstacle: string): Judgement {
  const { practical, byRules, today } = plan;
  if (lacks.length > 0) {
    const short = lacks.filter(({ isCause }) => isCause).map(describeLack);
    const reason = `${short.join(" ")} The steps below follow the rules alone.`;
    return { answer: "Possible, but tight", reason, stamp: "Tight" };
  }
  if (isPossible) {
    const spare = day - practical.day;
    return spare === 0
      ? {
          answer: "Yes, but not a day sooner",
          reason: "Nothing may take longer than planned.",
          stamp: null,
        }
      : { answer: `Yes, with ${daysWords(spare)} to spare`, reason: "", stamp: null };
  }
  if (day < today) return { answer: "That day is past", reason: "", stamp: "Past" };
  const reason = `What stands in the way: ${obstacle}.`;
  return day < byRules.day
    ? {
        // As far from the first day that the pass names below.
        answer: `No: that is ${daysWords(practical.day - day)} too early`,
        reason,
        stamp: "Too early",
      }
    : {
        answer: "No, not on that day",
        reason: `${reason} A later landing may be possible again.`,
        stamp: "Not possible",
      };
}

/** Beside the first day: without the year where it is the same, and named a landing where that day is not one. */
function showLandingThatWorks({ practical }: Plan, { day }: Wanted): ShownText {
  const dateTime = writeDay(day);
  const isSameYear = dateTime.slice(0, 4) === writeDay(practical.departure).slice(0, 4);
  const spare = day - practical.day;
  return [
    ...(practical.departure === practical.day ? [] : ["A landing on "]),
    { dateTime, words: isSameYear ? dayAndMonth(dateTime) : dateWords(day) },
    ` works, ${spare === 0 ? "but not a day sooner" : `${daysWords(spare)} to spare`}.`,
  ];
}

/** Our margin is told as one: a rule is kept, but with less to spare than we plan. */
function describeLack({ rule, days }: Wanted["lacks"][number]): string {
  const [margin] = (rule.waits && rule.practice.until) || [];
  const planned = margin && Math.abs(margin.amount);
  const name = capitalize(nameStep(rule));
  return planned === undefined
    ? `${name}: ${daysWords(days)} fewer than we plan.`
    : `${name} is over ${daysWords(Math.max(0, planned - days))} before; we plan ${planned}.`;
}

type Alternative = { text: DatedText; arrive?: Day };

function listAlternatives(plan: Plan, wanted: Wanted, query: PlanQuery) {
  return [
    ...apartFromOwner(plan, wanted),
    ...withoutStep(plan, wanted),
    ...withNewVaccine(plan, wanted),
  ].map(({ text, arrive }) => ({
    text: showText(text),
    arrive: arrive === undefined ? null : dayWords(arrive),
    search: arrive === undefined ? "" : searchFor(arrive, query),
  }));
}

const searchFor = (landing: Day, query: PlanQuery) =>
  writeQuery({ ...query, depart: "", arrive: writeDay(landing) });

/** How many days before or after its owner a pet may travel. */
function apartFromOwner(plan: Plan, { day, isPossible }: Wanted): Alternative[] {
  const { practical, today } = plan;
  const daysApart = ruleOf(plan, "owner-travels")?.window.until?.[0]?.amount;
  if (daysApart === undefined || practical.day - daysApart <= today) return [];
  const ownerFirst = practical.day - daysApart;
  if (isPossible || day >= practical.day) return [];
  return [
    {
      text:
        day >= ownerFirst
          ? dated`You fly on your day, and your pet follows on ${practical.day}: up to ${daysWords(daysApart)} apart are allowed.`
          : dated`You may fly up to ${daysWords(daysApart)} before your pet: from ${ownerFirst} on.`,
    },
  ];
}

/** Landing without a step that the authorities let one skip at a price. */
function withoutStep({ network, byRules }: Plan, { day }: Wanted): Alternative[] {
  return network.rules.flatMap(({ step, skipped }) => {
    if (!skipped || day >= byRules.day) return [];
    const first = findFirstLandingWithout(step, network);
    if (first === null || day < first) return [];
    return [{ text: fillDay(skipped, first) }];
  });
}

/** There is one as soon as a new vaccine counts. */
function withNewVaccine({ network, byRules }: Plan, { day, isPossible }: Wanted): Alternative[] {
  if (isPossible || day < byRules.day) return [];
  const later = findFirstLanding(network, "practice", day + 1).day;
  return later === null ? [] : [{ text: dated`The next landing that is possible:`, arrive: later }];
}
