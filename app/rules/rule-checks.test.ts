import { describe, expect, it } from "vitest";
import { checkDates, isDue, rulesDue } from "./rule-checks";
import type { Rule } from "./rule-schema";

const rule = (checked: string, verifyBy: string): Rule => ({
  step: "wait",
  what: "Wait after the blood sample",
  species: ["dog", "cat"],
  window: {},
  kind: "law",
  source: { title: "GOV.UK", url: "https://www.gov.uk/bring-pet-to-great-britain" },
  checked,
  verifyBy,
});

describe("a rule", () => {
  it("is due for checking from the day after its date", () => {
    const watched = rule("2026-11-22", "2027-02-22");
    expect(isDue(watched, "2027-02-22")).toBe(false);
    expect(isDue(watched, "2027-02-23")).toBe(true);
  });

  it("that is due is listed with the name of its destination", () => {
    const due = rule("2026-11-22", "2027-02-22");
    const files = [
      { name: "United Kingdom", rules: [rule("2026-11-22", "2027-05-22"), due] },
      { name: "Canada", rules: [] },
    ];
    expect(rulesDue(files, "2027-03-01")).toEqual([{ name: "United Kingdom", rule: due }]);
  });
});

describe("the dates of a destination's rules", () => {
  it("are the oldest check and the first day by which a rule is checked again", () => {
    const rules = [rule("2026-11-22", "2027-05-22"), rule("2026-12-01", "2027-03-01")];
    expect(checkDates(rules)).toEqual({ checked: "2026-11-22", verifyBy: "2027-03-01" });
  });
});
