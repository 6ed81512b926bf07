import { describe, expect, it } from "vitest";
import { readFactFile, readRules } from "./fact-files.ts";
import { travelRules } from "./travel-rules.ts";

const rule = `
name: Atlantis
rules:
  - step: blood-sample
    what: Blood sample
    who: Your vet
    window: { until: landing - 30 days }
    kind: law
    source: { title: The law, url: https://law.example/pets }
    checked: "2026-11-22"
    verifyBy: "2027-05-22"
    read: copy
  - step: wait
    what: Wait
    who: Nobody
    window: { from: blood-sample + 3 months }
    kind: law
    source: { title: The law, url: https://law.example/pets }
    checked: "2026-11-22"
    verifyBy: "2027-05-22"
    read: copy
`;

const read = (yaml: string) => () => readRules(yaml, "atlantis.yaml");

describe("a file of rules", () => {
  it("is read with its offsets as anchor, amount and unit", () => {
    const [, wait] = read(rule)().rules;
    expect(wait).toMatchObject({
      species: ["dog", "cat"],
      window: { from: [{ anchor: "blood-sample", amount: 3, unit: "month" }] },
    });
  });

  it.each([
    ["without a source", rule.replace(/ {4}source.*\n/, ""), "source"],
    ["whose source is no address", rule.replace("https://law.example/pets", "law"), "source.url"],
    [
      "with an offset from nothing",
      rule.replace("blood-sample +", "moon +"),
      "wait counts from moon, which is no step or date",
    ],
    [
      "that ends a time after a later step",
      rule.replace("{ until: landing - 30 days }", "{ until: wait + 3 days }"),
      "blood-sample ends after wait, which it cannot wait for",
    ],
    [
      "whose window ends before it begins, in practice too",
      rule.replace(
        "{ until: landing - 30 days }",
        "{ until: landing - 30 days }\n    practice: { from: landing - 10 days }",
      ),
      "blood-sample has a window that ends before it begins",
    ],
    [
      "that needs itself",
      rule.replace("{ until: landing - 30 days }", "{}\n    needs: [blood-sample]"),
      "blood-sample needs itself",
    ],
    ["without a way in which it was read", rule.replace(/ {4}read.*\n/, ""), "read"],
    ["with an offset without a unit", rule.replace("3 months", "3"), "window.from"],
    ["without the day it was checked", rule.replace(/ {4}checked.*\n/, ""), "checked"],
    ["checked on a day that is none", rule.replace("2026-11-22", "2026-02-30"), "checked"],
    ["to be checked again before it was", rule.replaceAll("2027", "2025"), "verifyBy"],
    [
      "with a field that is unknown",
      rule.replace("kind: law", "kind: law\n    when: soon"),
      "when",
    ],
    ["that is no YAML", "rules: [", "atlantis.yaml"],
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

describe("a sheet of the papers", () => {
  const sheet = (block: string) => `
title: For the vet
place: 1
kind: preparation
purpose: For your vet
blocks: [${block}]
source: { title: The law, url: https://law.example/pets }
checked: "2026-11-22"
verifyBy: "2027-05-22"
read: copy
`;
  it.each([
    ["a field that does not exist", "{ block: fields, fields: [chipp] }", "blocks.0.fields.0"],
    ["such a field in a letter", '{ block: letter, text: "I, {ownr}" }', "blocks.0.text"],
    [
      "a rule that does not exist",
      '{ block: text, text: "[[uk.no]]" }',
      "There is no rule [[uk.no]]",
    ],
  ])("with %s stops the build and is named", (_, block, problem) => {
    const transform = travelRules()[2]?.transform;
    if (typeof transform !== "object") throw new Error("The plugin has no transform");
    const file = "/app/travel/papers/sheets/vet.yaml";
    const compile = () =>
      Reflect.apply(transform.handler, { addWatchFile() {} }, [sheet(block), file]);
    expect(compile).toThrow(`${file} is invalid. `);
    expect(compile).toThrow(problem);
  });
});

it("a holiday that is no day of the calendar stops the build, and is named with its file", () => {
  const holidays = `
fixed: ["2026-12-25", "2027-02-29"]
reported: []
source: { title: The circular }
asOf: "2026-11-25"
checked: "2026-11-25"
verifyBy: "2027-01-24"
read: reported
`;
  expect(() => readFactFile(holidays, "/app/travel/holidays/india.yaml")).toThrow(
    '/app/travel/holidays/india.yaml is invalid. fixed.1: must be a day of the calendar, such as 2026-12-25, not "2027-02-29"',
  );
});
