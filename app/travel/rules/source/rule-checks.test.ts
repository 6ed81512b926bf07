import { describe, expect, it } from "vitest";
import { checkDates, findCommonDay, isDue } from "./rule-checks.ts";

const rule = (checked: string, verifyBy: string) => ({ checked, verifyBy });

describe("a rule", () => {
  it("is due for checking from the day after its date", () => {
    const watched = rule("2026-11-22", "2027-02-22");
    expect(isDue(watched, "2027-02-22")).toBe(false);
    expect(isDue(watched, "2027-02-23")).toBe(true);
  });
});

describe("the dates of a destination's rules", () => {
  it("are the oldest check and the first day by which a rule is checked again", () => {
    const rules = [rule("2026-11-22", "2027-05-22"), rule("2026-12-01", "2027-03-01")];
    expect(checkDates(rules)).toEqual({ checked: "2026-11-22", verifyBy: "2027-03-01" });
  });
});

it("the day on which most were checked is found", () => {
  const days = ["2026-11-20", "2026-11-25", "2026-11-25"].map((checked) => ({ checked }));
  expect(findCommonDay(days)).toBe("2026-11-25");
});
