import { expect, it } from "vitest";
import { allRules } from "../../app/rules/rules";
import { findDueRules, readAllRules } from "./due-rules";

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

it("reads the same rules that the site shows", () => {
  expect(readAllRules().toSorted(byName)).toEqual(allRules.toSorted(byName));
});

it("finds no rule due before its day, and every rule long after", () => {
  expect(findDueRules("2000-01-01")).toEqual([]);
  expect(findDueRules("9999-12-31")).toHaveLength(allRules.flatMap(({ rules }) => rules).length);
});
