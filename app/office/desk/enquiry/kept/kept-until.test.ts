import { describe, expect, it } from "vitest";
import { keptUntil } from "./kept-until.ts";

const now = Date.parse("2026-11-26T10:00+05:30");
const why = "A dispute about the fee";

describe("to keep an enquiry longer", () => {
  it("lasts to the end of the day in India", () => {
    expect(keptUntil({ until: "2026-11-26", why }, now)).toEqual({
      until: Date.parse("2026-11-27T00:00+05:30"),
    });
  });

  it.each([
    ["2026-11-25", why, "past"],
    ["2027-12-31", why, "at most a year"],
    ["", why, "choose the day"],
    ["2027-02-30", why, "choose the day"],
    ["2027-01-31", "", "why it is needed"],
    ["2027-01-31", "x".repeat(301), "at most 300"],
  ])("is refused until “%s” for “%s”", (until, reason, problem) => {
    expect(keptUntil({ until, why: reason }, now)).toMatchObject({
      problem: expect.stringContaining(problem),
    });
  });
});
