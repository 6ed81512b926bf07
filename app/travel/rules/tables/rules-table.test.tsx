import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { allRules, rulesOf } from "#travel/rules/rules.ts";
import { RuleCheckTable, RulesTable, titleOf } from "./rules-table.tsx";

const beforeAllChecks = "2000-01-01";
const afterAllChecks = "9999-12-31";

const count = (html: string, text: string) => html.split(text).length - 1;

describe("the table of a destination's rules", () => {
  it("names the source of each rule and when it was checked", () => {
    const html = renderToStaticMarkup(<RulesTable destination="uk" today={beforeAllChecks} />);
    for (const { source, checked } of rulesOf("uk").rules) {
      expect(html).toContain(`href="${source.url}"`);
      expect(html).toContain(`dateTime="${checked}"`);
    }
    expect(html).not.toContain("Due for checking");
  });

  it("marks each rule whose date is past as due for checking", () => {
    const html = renderToStaticMarkup(<RulesTable destination="uk" today={afterAllChecks} />);
    expect(count(html, "Due for checking")).toBe(rulesOf("uk").rules.length);
  });
});

describe("the table of the checks", () => {
  it("has a row for each destination and for the rules of every move", () => {
    const html = renderToStaticMarkup(<RuleCheckTable today={beforeAllChecks} />);
    for (const { name } of allRules) expect(html).toContain(`>${name}<`);
    expect(html).not.toContain("due now");
  });

  it("marks the rules that are due", () => {
    const html = renderToStaticMarkup(<RuleCheckTable today={afterAllChecks} />);
    expect(count(html, "due now")).toBe(allRules.length);
  });
});

it.each([
  ["Treatment against parasites", "cat", "Treatment against parasites (cats)"],
  ["Veterinary health certificate", "cat", "Veterinary health certificate (cats)"],
  ["Vaccine against cat flu", "cat", "Vaccine against cat flu (cats)"],
  ["Cat licence of Singapore", "cat", "Cat licence of Singapore"],
  ["Blood tests for dogs", "dog", "Blood tests for dogs"],
] as const)("The title of %j for a %s is %j", (what, pet, title) => {
  expect(titleOf({ what, species: [pet] })).toBe(title);
  expect(titleOf({ what, species: ["dog", "cat"] })).toBe(what);
});
