import { questions } from "#travel/move/questions.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { type Ask, listAssumptions } from "./assumptions.server.ts";
import { showText } from "./day-words.server.ts";

type Question = {
  title: string;
  text: string;
  yes: { words: string; answers: PlanQuery };
  no: { words: string; answers: PlanQuery };
};

/** Each question with its two answers, as changes of the query. */
const asks: Record<Ask, (query: PlanQuery) => Question> = {
  unbroken: () => ({
    title: questions.unbroken.label,
    text: "Your booster is later than the older cover, as far as we know it. Until you say that the cover lasted, the booster counts as a new first vaccine, and the blood sample before it does not count. One day late is late.",
    yes: { words: "Yes, the cover lasted", answers: { unbroken: "yes" } },
    no: { words: "No, it had ended", answers: { unbroken: "no" } },
  }),
  booster: ({ vaccine }) => ({
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

export function describeAsk(ask: Ask, query: PlanQuery) {
  const { title, text, yes, no } = asks[ask](query);
  const answers = [yes, no].map(({ words, answers }) => ({
    words,
    search: writeQuery({ ...query, ...answers }),
  }));
  return { title, text, answers };
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
