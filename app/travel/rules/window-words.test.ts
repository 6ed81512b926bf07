import { describe, expect, it } from "vitest";
import type { Window } from "./rule-schema.ts";
import { rulesOf } from "./rules.ts";
import { describeRule, describeWindow } from "./window-words.ts";

const windowOf = (destination: Parameters<typeof rulesOf>[0], step: string) => {
  const rule = rulesOf(destination).rules.find((candidate) => candidate.step === step);
  if (!rule) throw new Error(`There is no rule ${step}`);
  return describeWindow(rule.window, rule.excludesItsEnds);
};

describe("a window in words", () => {
  it.each([
    ["uk", "microchip", "the rabies vaccine at the latest"],
    ["uk", "blood-sample", "30 days after the rabies vaccine or later"],
    ["uk", "wait", "3 calendar months after the blood sample or later"],
    ["uk", "health-certificate", "within 10 days before landing"],
    ["uk", "tapeworm-treatment", "from 120 to 24 hours before landing"],
    ["uk", "owner-travels", "from 5 days before landing until 5 days after landing"],
    [
      "eu",
      "wait",
      "3 calendar months after the blood sample and 90 days after the blood sample, whichever is later",
    ],
    ["usa", "blood-sample", "from 30 days after the rabies vaccine until 28 days before landing"],
    ["india", "noc", "7 working days before departure at the latest, on a working day"],
    ["india", "rabies-vaccine", "more than 1 and less than 12 calendar months before departure"],
    ["india", "route", ""],
    ["australia", "stop-stay", "180 days after the landing in the country on the way or later"],
  ] as const)("of the rule %s %s", (destination, step, words) => {
    expect(windowOf(destination, step)).toBe(words);
  });

  const offset = (anchor: string, amount: number, unit: "day" | "month" = "day") => ({
    anchor,
    amount,
    unit,
  });
  it.each<[Window, string]>([
    [
      {
        from: [offset("rabies-vaccine", 28), offset("departure", -12, "month")],
        until: [offset("departure", -90)],
      },
      "from 28 days after the rabies vaccine until 90 days before departure, within 12 calendar months before departure",
    ],
    [
      {
        from: [offset("rabies-vaccine", 21)],
        until: [offset("departure", -3, "month"), offset("rabies-vaccine", 30)],
      },
      "from 21 days after the rabies vaccine until 3 calendar months before departure or 30 days after the rabies vaccine, whichever is earlier",
    ],
    [
      { from: [offset("stop-landing", 180), offset("sample-received", 180)] },
      "180 days after the landing in the country on the way and 180 days after the laboratory’s receipt of the sample, whichever is later",
    ],
  ])("with several limits names each of them", (window, words) => {
    expect(describeWindow(window)).toBe(words);
  });

  it("of a stay after the landing is its length", () => {
    const [rule] = rulesOf("uk").rules;
    if (!rule) throw new Error("There is no rule");
    const stay = { takes: { amount: 30, unit: "day" }, where: "station" } as const;
    expect(describeRule({ ...rule, waits: true, window: {}, stay })).toBe("30 days from landing");
  });

  it("names the notice that we give an office, which is counted from no day of the move", () => {
    const [rule] = rulesOf("uk").rules;
    if (!rule) throw new Error("There is no rule");
    const window = { until: [offset("departure", -1)] };
    const practice = { from: [offset("today", 7)] };
    expect(describeRule({ ...rule, window, practice })).toBe(
      "1 day before departure at the latest; we plan 7 days of notice",
    );
  });
});
