import { describe, expect, it } from "vitest";
import { planOf, today } from "#tests/fixtures/travel/plan.ts";
import { writeDay } from "#travel/move/calendar.ts";
import { after } from "#travel/plan/engine/network/offsets.ts";
import { writeQuery } from "#travel/plan/plan-query.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { listRestarts, type Trouble } from "./restarts.ts";

const daysOf = (trouble: Trouble, to: string) => {
  const restart = listRestarts(trouble, today).find((one) => one.to === to);
  return restart && [restart.sample, restart.landing].map(writeDay);
};

describe.each<Trouble>(["low-result", "wrong-laboratory", "late-booster"])(
  "after a %s",
  (trouble) => {
    const restarts = listRestarts(trouble, today);

    it("each destination that asks for a blood test has its days", () => {
      const asking = destinationNames.filter((name) =>
        rulesOf(name).rules.some(({ step }) => step === "blood-sample"),
      );
      expect(restarts.map(({ to }) => to)).toEqual(asking);
    });

    it("the days are those of the plan that they lead to", () => {
      for (const { query, sample, landing } of restarts) {
        const plan = planOf(writeQuery(query));
        const step = plan.steps.find(({ rule }) => rule.step === "blood-sample");
        expect([step?.earliest, plan.practical.day]).toEqual([sample, landing]);
      }
    });
  },
);

it.each<Trouble>(["low-result", "late-booster"])(
  "after a %s today, the sample is no sooner after today than the rules say",
  (trouble) => {
    for (const { to, sample, sampleRule } of listRestarts(trouble, today)) {
      const offsets = sampleRule.window.from?.filter(({ anchor }) => anchor === "rabies-vaccine");
      for (const offset of offsets ?? [])
        expect(sample, to).toBeGreaterThanOrEqual(after(today, offset));
    }
  },
);

it("after a wrong laboratory, the sample is drawn anew without a new vaccine, where its days allow that", () => {
  const again = listRestarts("wrong-laboratory", today).filter(({ vaccine }) => vaccine !== null);
  // Japan counts two vaccines, and Oman a sample in the month after the vaccine.
  expect(again.map(({ to }) => to)).toEqual(["japan", "oman"]);
  expect(daysOf("wrong-laboratory", "uk")?.[0]).toBe("2026-11-26");
});

it("the UK’s three months begin with the new sample, after the turn of the year", () => {
  expect(daysOf("low-result", "uk")).toEqual(["2027-01-04", "2027-04-07"]);
  expect(daysOf("late-booster", "uk")).toEqual(["2027-01-04", "2027-04-07"]);
});
