import { href } from "react-router";
import { questions } from "#travel/move/questions.ts";
import { endOfCover } from "#travel/plan/engine/doses.ts";
import { firstFlightOf, type Plan } from "#travel/plan/engine/plan.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { dateWords, markDates, showText } from "#travel/plan/result/text/day-words.server.ts";
import { type Ask, listAssumptions } from "./assumptions.server.ts";

type Question = {
  title: string;
  text: string;
  yes: { words: string; answers: PlanQuery };
  no: { words: string; answers: PlanQuery };
  /** Our guide to what it means. */
  guide?: { words: string; to: string };
};

/** Each question with its two answers, as changes of the query. */
const asks: Record<Ask, (plan: Plan, query: PlanQuery) => Question> = {
  unbroken: (plan) => {
    const { today } = plan;
    const { lapse } = firstFlightOf(plan).network;
    const end = lapse ? dateWords(endOfCover(lapse.older)) : "";
    return lapse && lapse.newer > today
      ? {
          title: "Does the older vaccine’s cover last until the booster?",
          text: `By our count it ends on ${end}: a booster by then keeps everything valid. A later one counts as a new first vaccine, and a blood sample before it does not count.`,
          yes: { words: "Yes, by the vaccination book", answers: { unbroken: "yes" } },
          no: { words: "No, it will have ended", answers: { unbroken: "no" } },
        }
      : {
          guide: {
            words: "What a late booster means",
            to: href("/guides/:guide", { guide: "late-booster" }),
          },
          title: questions.unbroken.label,
          text: `By our count it ended on ${end}. Until you say that it lasted, the booster counts as a new first vaccine, and a blood sample before it does not count. One day late is late.`,
          yes: { words: "Yes, the cover lasted", answers: { unbroken: "yes" } },
          no: { words: "No, it had ended", answers: { unbroken: "no" } },
        };
  },
  booster: (_, { vaccine }) => ({
    title: "Was this a booster, given before the older cover ended?",
    text: "The vaccine that you give is too close to the blood sample, or later. Until we know, the sample does not count.",
    yes: { words: "Yes, a booster in time", answers: { booster: vaccine, vaccine: "" } },
    no: { words: "No, the cover had ended", answers: { sample: "" } },
  }),
  left: () => ({
    title: questions.left.label,
    text: "Then it comes back as a re-import, without a permit of the DGFT and without quarantine.",
    yes: { words: "Yes, it did", answers: { left: "yes" } },
    no: { words: "No", answers: { left: "no" } },
  }),
  abroad: () => ({
    title: "Do you move home after two years abroad?",
    text: "Then two pets a person come as your baggage, on your flight or unaccompanied within a month: without a permit of the DGFT and without quarantine.",
    yes: { words: "Yes, as our baggage", answers: { abroad: "yes", baggage: "yes" } },
    no: { words: "No", answers: { abroad: "no" } },
  }),
};

export function describeAsk(ask: Ask, plan: Plan, query: PlanQuery) {
  const { title, text, yes, no, guide = null } = asks[ask](plan, query);
  const answers = [yes, no].map(({ words, answers }) => ({
    words,
    search: writeQuery({ ...query, ...answers }),
  }));
  return { title, text: markDates(text), answers, guide };
}

/** What the plan takes for granted, with a link to the plan of the opposite where that changes it. */
export const describeAssumptions = (plan: Plan, query: PlanQuery) =>
  listAssumptions(plan).map(({ text, opposite }) => ({
    text: showText(text),
    opposite: opposite && {
      words: opposite.words,
      search: writeQuery({ ...query, ...opposite.answers }),
    },
  }));
