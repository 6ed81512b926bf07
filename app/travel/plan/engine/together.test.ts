import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOf, stepOf, today, windowOf } from "#tests/fixtures/travel/plan.ts";
import { writeDay } from "#travel/move/calendar.ts";
import { isPlan, makePlan, type Plan } from "./plan.ts";
import { planTogether } from "./together.ts";

const together = (...queries: string[]) => {
  const found = planTogether(queries.map((query) => planOf(query)));
  if (!found) throw new Error("No landing suits all");
  return found;
};

/** A dog whose blood sample was taken long ago, and a cat with nothing. */
const ready = "to=uk&pet=dog&chip=2026-07-01&vaccine=2026-07-02&sample=2026-08-10";
const fresh = "to=uk&pet=cat";

describe("several pets of one move", () => {
  it("land on the first day of the one that the others wait for", () => {
    const { plans, alone, waitsFor } = together(ready, fresh);
    expect(waitsFor).toBe(1);
    const [first, own] = alone;
    expect(first?.day).toBeLessThan(own?.day ?? 0);
    for (const plan of plans) {
      expect(plan.practical.day).toBe(own?.day);
      expect(plan.landing).toBe(own?.day);
    }
  });

  it("wait for nobody where each could fly on the same day", () => {
    expect(together(fresh, "to=uk&pet=dog").waitsFor).toBeNull();
  });

  it("make one visit of what is still to be done for several on days that overlap", () => {
    const { plans } = together(ready, fresh);
    const [one, other] = plans.map((plan) => windowOf(plan, "aqcs-certificate"));
    expect(one).toEqual(other);
    expect(one).not.toContain(null);
  });

  it("wait as long as each by itself from a sample that is taken later, in a visit for all", () => {
    const alone = planOf("to=uk&pet=dog&vaccine=2026-11-01&arrive=2027-06-01");
    const [plan] = together(
      "to=uk&pet=dog&vaccine=2026-11-01&arrive=2027-06-01",
      "to=uk&pet=cat&arrive=2027-06-01",
    ).plans;
    if (!plan) throw new Error("There is no plan");
    const daysBetween = (one: Plan, from: string, to: string) =>
      (stepOf(one, to).earliest ?? 0) - (stepOf(one, from).earliest ?? 0);
    expect(stepOf(plan, "blood-sample").earliest).toBeGreaterThan(
      stepOf(alone, "blood-sample").earliest ?? Infinity,
    );
    expect(daysBetween(plan, "blood-sample", "result")).toBe(
      daysBetween(alone, "blood-sample", "result"),
    );
    expect(daysBetween(plan, "blood-sample", "wait")).toBeGreaterThanOrEqual(89);
  });

  it("are planned for the landing in mind where all can keep it", () => {
    const { plans } = together(`${ready}&arrive=2027-06-01`, `${fresh}&arrive=2027-06-01`);
    expect(plans.map(({ landing }) => writeDay(landing))).toEqual(["2027-06-01", "2027-06-01"]);
  });

  it("are planned for the first common day where one of them cannot keep the landing in mind", () => {
    const { plans, alone } = together(`${ready}&arrive=2027-01-20`, `${fresh}&arrive=2027-01-20`);
    const days = new Set(plans.map(({ landing }) => landing));
    expect([...days]).toEqual([alone[1]?.day]);
  });

  it("have a first common day that each of them can keep, whatever their vaccines", () => {
    const daysAgo = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(fc.array(daysAgo, { minLength: 2, maxLength: 5 }), (given) => {
        const queries = given.map((days) => `to=eu&pet=dog&vaccine=${writeDay(today - days)}`);
        const found = planTogether(queries.map((query) => planOf(query)));
        if (!found) return;
        for (const { input, practical } of found.plans) {
          const kept = makePlan({ ...input, arrive: practical.day }, today);
          expect(isPlan(kept) && kept.wanted?.isPossible && kept.wanted.lacks).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
