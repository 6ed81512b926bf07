import { describe, expect, it } from "vitest";
import { type Journey, stateOf } from "./journey.ts";
import { parseJourney } from "./stored-journey.ts";

const stage = (name: string, changes: object = {}) => ({
  ...{ name, day: "2027-03-31", isSet: false, waitsFor: "us" },
  ...changes,
});

const parse = (stages: unknown, current = "papers") =>
  parseJourney({
    ...{ revision: 1, words: "", nextBy: 7, lastBy: null, lastAt: null, current },
    ...{ homeAt: null, calledOffAt: null },
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
      ...{ papers: "done", landed: "current", home: "ahead" },
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

  it("lacks nothing where it was closed without stages", () => {
    expect(parse([])).toMatchObject({ isComplete: true, journey: { stages: [] } });
  });
});
