import { describe, expect, it } from "vitest";
import type { StageState } from "#office/journey/journey.ts";
import { describeWhen } from "./journey-view.server.ts";

const say = (day: string | null, state: StageState, isSet = false) =>
  describeWhen(
    { planned: isSet ? "2027-03-29" : day, day, isSet, doneOn: state === "done" ? day : null },
    state,
    "2026-11-25",
  )
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");

describe("the day of a stage", () => {
  it("is the plan’s, or what the office expects, and never a promise", () => {
    expect(say("2027-03-31", "ahead")).toBe("Planned: Wed 31 Mar");
    expect(say("2027-03-31", "current", true)).toBe("We expect: Wed 31 Mar");
  });

  it("is what we expect once it has moved with the flight", () => {
    const moved = { planned: "2027-03-29", day: "2027-03-31", isSet: false, doneOn: null };
    expect(describeWhen(moved, "ahead", "2026-11-25")).toContain("We expect: ");
  });

  it("says that it is past, that it is done, or that nobody knows it", () => {
    expect(say("2026-11-24", "current")).toBe("Was planned for Tue 24 Nov, and takes longer");
    expect(say("2026-11-24", "done", true)).toBe("Done: Tue 24 Nov");
    expect(say(null, "ahead")).toBe("Day not known yet");
  });
});
