import { describe, expect, it } from "vitest";
import { allMoves } from "#tests/fixtures/travel/moves.ts";
import { resultOf, today } from "#tests/fixtures/travel/plan.ts";
import { addMonths, writeDay } from "#travel/move/calendar.ts";
import { listUnreachable } from "./unreachable.ts";

const ages = { unknown: null, "8 weeks": 56, "12 weeks": 84, "4 months": 122, "3 years": 1096 };
const bornOf = (days: number | null) => (days === null ? "" : `&born=${writeDay(today - days)}`);

describe("all destinations", () => {
  it("can be reached by some pet within two years, as each build checks", () => {
    expect(listUnreachable(today)).toEqual([]);
  });

  it.each(Object.entries(ages))("have a first landing for a pet of an age of %s", (_, days) => {
    for (const move of allMoves) {
      const { byRules } = resultOf(`${move}${bornOf(days)}`);
      expect(byRules.day, move).not.toBeNull();
      expect(byRules.day ?? 0, move).toBeGreaterThanOrEqual(today);
      expect(byRules.day ?? 0, move).toBeLessThanOrEqual(addMonths(today, 24));
    }
  });
});
