import { describe, expect, it } from "vitest";
import { type Journey, stateOf } from "./journey.ts";
import { parseJourney } from "./stored-journey.ts";

const stage = (name: string, changes: object = {}) => ({
  name,
  day: "2027-03-31",
  isSet: false,
  waitsFor: "us",
  ...changes,
});

const parse = (stages: unknown, current = "papers", row: object = {}) =>
  parseJourney({
    revision: 1,
    bookedAt: 1,
    words: "",
    nextBy: 7,
    lastBy: null,
    lastAt: null,
    current,
    homeAt: null,
    calledOffAt: null,
    calledOffWhy: null,
    flight: null,
    plannedOn: null,
    beforeChange: null,
    ...row,
    stages: typeof stages === "string" ? stages : JSON.stringify(stages),
  });

const statesOf = (journey: Journey) =>
  Object.fromEntries(journey.stages.map(({ name }) => [name, stateOf(journey, name)]));

describe("a stored journey", () => {
  it("has all its stages", () => {
    const { journey, isComplete } = parse([stage("papers"), stage("home", { day: null })], "home");
    expect(isComplete).toBe(true);
    expect(statesOf(journey)).toEqual({ papers: "done", home: "current" });
  });

  it.each([
    ["that this version does not know", stage("x-ray")],
    ["that waits for an unknown party", stage("flight", { waitsFor: "shipper" })],
    ["with a day in another form", stage("flight", { day: "31 March" })],
    ["with a day that does not exist", stage("flight", { day: "2027-02-30" })],
    ["without a day", stage("flight", { day: undefined })],
    ["that is none", "flight"],
  ])("leaves out a stage %s, and keeps the others", (_, broken) => {
    const { journey, isComplete } = parse([stage("papers"), broken, stage("home")]);
    expect(isComplete).toBe(false);
    expect(statesOf(journey)).toEqual({ papers: "current", home: "ahead" });
    expect(journey.nextBy).toBe(7);
  });

  it("stands at the first stage that can be read from the stored one on", () => {
    const stages = [stage("papers"), stage("x-ray"), stage("landed"), stage("home")];
    expect(statesOf(parse(stages, "x-ray").journey)).toEqual({
      papers: "done",
      landed: "current",
      home: "ahead",
    });
  });

  it.each([
    ["its stage is not among them", [stage("papers"), stage("home")], "x-ray"],
    ["nothing can be read from its stage on", [stage("papers"), stage("x-ray")], "x-ray"],
    ["the list cannot be read", '[{"name":"papers",', "papers"],
    ["the list is none", "{}", "papers"],
  ])("shows no stage as done or open where %s", (_, stages, current) => {
    const { journey, isComplete } = parse(stages, current);
    expect(isComplete).toBe(false);
    expect(journey).toMatchObject({ stages: [], nextBy: 7 });
  });

  it("of an earlier version has the day of each done stage, and of the others the plan’s or the office’s", () => {
    const [papers, flight, home] = parse(
      [stage("papers", { isSet: true }), stage("flight", { isSet: true }), stage("home")],
      "flight",
    ).journey.stages;
    expect(papers).toMatchObject({ doneOn: "2027-03-31", day: null, planned: null });
    expect(flight).toMatchObject({ doneOn: null, day: "2027-03-31", planned: null, isSet: true });
    expect(home).toMatchObject({ doneOn: null, day: "2027-03-31", planned: "2027-03-31" });
    const [closed] = parse([stage("papers", { isSet: true })], "papers", { homeAt: 5 }).journey
      .stages;
    expect(closed).toMatchObject({ doneOn: "2027-03-31", day: null });
  });

  it("has the journey before its last change, unless that cannot be read", () => {
    const { journey } = parse([stage("papers", { planned: null })]);
    const beforeChange = JSON.stringify(journey);
    expect(parse([], "papers", { beforeChange }).before).toEqual(journey);
    for (const broken of ["{", "{}", JSON.stringify({ ...journey, current: "x-ray" })]) {
      expect(parse([], "papers", { beforeChange: broken }).before).toBeNull();
    }
  });

  it("lacks nothing where it was closed without stages", () => {
    expect(parse([])).toMatchObject({ isComplete: true, journey: { stages: [] } });
  });
});
