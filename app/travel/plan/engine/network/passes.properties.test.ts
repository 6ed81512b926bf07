import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOpen } from "#travel/holidays/office-days.ts";
import { addMonths, type Day } from "#travel/move/calendar.ts";
import { maxMonthsAhead } from "#travel/plan/engine/input.ts";
import type { Amount, Rule } from "#travel/rules/rule-schema.ts";
import { findFirstLanding } from "./landing.ts";
import { windowsOf } from "./limits.ts";
import type { Dependency, Network } from "./network.ts";
import { emptyOf, schedule } from "./passes.ts";

/** A Thursday. */
const today = 20_783;
const days = (amount: number): Amount => ({ amount, unit: "day" });

type Activity = {
  needs: { before: number; lag: number }[];
  /** Days before the landing; null for no limit. */
  from: number | null;
  until: number;
  isInOffice: boolean;
};

/** Up to four activities, each of which needs some of those before it. */
const anyActivities: fc.Arbitrary<Activity[]> = fc.array(
  fc.record({
    needs: fc.array(fc.record({ before: fc.nat(3), lag: fc.nat(3) }), { maxLength: 2 }),
    from: fc.option(fc.integer({ min: 0, max: 9 })),
    until: fc.nat(3),
    isInOffice: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

const nameOf = (index: number) => `step-${index}`;
const needsOf = (activity: Activity, index: number) =>
  activity.needs.filter(({ before }) => before < index);

function makeRule({ from, until, isInOffice }: Activity, index: number): Rule {
  const limits = {
    ...(from === null ? {} : { from: [{ anchor: "landing", ...days(-from) }] }),
    until: [{ anchor: "landing", ...days(-until) }],
  };
  return {
    step: nameOf(index),
    what: "",
    who: "",
    species: ["dog", "cat"],
    kind: "law",
    needs: [],
    neededBy: [],
    waits: false,
    decidesNothing: false,
    excludesItsEnds: false,
    window: isInOffice ? { ...limits, days: "working" } : limits,
    practice: {},
    timing: {},
    source: { title: "", url: "/" },
    read: "official",
    checked: "2026-11-25",
    verifyBy: "2027-11-25",
  };
}

function makeNetwork(activities: Activity[], holidays: ReadonlySet<Day>): Network {
  const dependencies = activities.flatMap((activity, index): Dependency[] =>
    needsOf(activity, index).map(({ before, lag }) => ({
      before: nameOf(before),
      after: nameOf(index),
      lag: days(lag),
      isPractice: false,
    })),
  );
  const input = { to: "uk", pet: "dog" } as const;
  const rules = activities.map(makeRule);
  return {
    rules,
    windows: new Map(rules.map((rule) => [rule.step, windowsOf(rule)])),
    input,
    today,
    dependencies,
    holidays,
    daysInFlight: 0,
    closings: [],
    stopLanding: undefined,
    lapse: null,
    horizon: addMonths(today, maxMonthsAhead),
  };
}

/** Tries each day for each activity, and returns the first and the last day that each has in what is possible. */
function search(activities: Activity[], landing: Day, holidays: ReadonlySet<Day>) {
  const possible: Day[][] = [];
  const tryDays = (chosen: Day[]) => {
    const index = chosen.length;
    const activity = activities[index];
    if (!activity) {
      possible.push(chosen);
      return;
    }
    const { from, until, isInOffice } = activity;
    for (let day = today; day <= landing - until; day += 1) {
      const isFree =
        (from === null || day >= landing - from) &&
        (!isInOffice || isOpen.working(day, holidays)) &&
        needsOf(activity, index).every(({ before, lag }) => day >= (chosen[before] ?? 0) + lag);
      if (isFree) tryDays([...chosen, day]);
    }
  };
  tryDays([]);
  if (possible.length === 0) return null;
  return activities.map((_, index) => {
    const own = possible.map((chosen) => chosen[index] ?? 0);
    return [Math.min(...own), Math.max(...own)];
  });
}

const anyNetwork = fc.record({
  activities: anyActivities,
  landing: fc.integer({ min: today, max: today + 8 }),
  holidays: fc
    .array(fc.integer({ min: today, max: today + 9 }), { maxLength: 2 })
    .map((closed) => new Set(closed)),
});

describe("the two passes", () => {
  it("leave each activity the days that it has in everything that is possible, and none otherwise", () => {
    fc.assert(
      fc.property(anyNetwork, ({ activities, landing, holidays }) => {
        const planned = schedule(makeNetwork(activities, holidays), landing, "rules");
        const found = search(activities, landing, holidays);
        if (found === null) {
          expect(emptyOf(planned)).not.toEqual([]);
          return;
        }
        expect(emptyOf(planned)).toEqual([]);
        const windows = activities.map((_, index) => {
          const { earliest, latest } = planned.activities.get(nameOf(index)) ?? {};
          return [earliest, latest];
        });
        expect(windows).toEqual(found);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the first landing of a small network", () => {
  it("is the first day for which something is possible", () => {
    fc.assert(
      fc.property(anyNetwork, ({ activities, holidays }) => {
        const { day } = findFirstLanding(makeNetwork(activities, holidays), "rules");
        let first = today;
        while (first < today + 12 && search(activities, first, holidays) === null) first += 1;
        if (first < today + 12) expect(day).toBe(first);
        else expect(day === null || day >= first).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
