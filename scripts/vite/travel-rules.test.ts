import { describe, expect, it } from "vitest";
import { readRules, travelRules } from "./travel-rules";

const rule = `
name: Atlantis
rules:
  - step: wait
    what: Wait
    window: { from: blood-sample + 3 months }
    kind: law
    source: { title: The law, url: https://law.example/pets }
    checked: "2026-11-22"
    verifyBy: "2027-05-22"
`;

const read = (yaml: string) => () => readRules(yaml, "atlantis.yaml");

describe("a file of rules", () => {
  it("is read with its offsets as anchor, amount and unit", () => {
    const [wait] = read(rule)().rules;
    expect(wait).toMatchObject({
      species: ["dog", "cat"],
      window: { from: [{ anchor: "blood-sample", amount: 3, unit: "month" }] },
    });
  });

  it.each([
    ["without a source", rule.replace(/ {4}source.*\n/, ""), "source"],
    [
      "whose source has no valid URL",
      rule.replace("https://law.example/pets", "law"),
      "source.url",
    ],
    [
      "with an offset from an unknown anchor",
      rule.replace("blood-sample +", "moon +"),
      "window.from",
    ],
    ["with an offset without a unit", rule.replace("3 months", "3"), "window.from"],
    ["without the day it was checked", rule.replace(/ {4}checked.*\n/, ""), "checked"],
    ["checked on a date that does not exist", rule.replace("2026-11-22", "2026-02-30"), "checked"],
    ["to be checked again before its last check", rule.replace("2027", "2025"), "verifyBy"],
    ["with an unknown field", rule.replace("kind: law", "kind: law\n    when: soon"), "when"],
    ["in invalid YAML", "rules: [", "atlantis.yaml"],
  ])("stops the build with a rule %s", (_, yaml, named) => {
    expect(read(yaml)).toThrow(named);
    expect(read(yaml)).toThrow("atlantis.yaml");
  });
});

describe("a reference to a rule that does not exist", () => {
  it("stops the build and names the file that has it", () => {
    const transform = travelRules()[1]?.transform;
    if (typeof transform !== "object") throw new Error("The plugin has no transform");
    const context = { addWatchFile() {} };
    const file = "/app/content/faq.ts";
    expect(() => Reflect.apply(transform.handler, context, ["[[uk.nothing]]", file])).toThrow(
      "/app/content/faq.ts is invalid. There is no rule [[uk.nothing]]",
    );
  });
});
