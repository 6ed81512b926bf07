import { expect, it } from "vitest";
import { allRules } from "../../app/rules/rules";
import { findDueRules, findUnreadRules, readAllRules } from "./due-rules";

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

it("reads the same rules that the site shows", () => {
  expect(readAllRules().toSorted(byName)).toEqual(allRules.toSorted(byName));
});

it("finds no rule due before its day, and every rule and condition long after", () => {
  expect(findDueRules("2000-01-01")).toEqual([]);
  const conditions = allRules.flatMap(({ alsoDecides }) => alsoDecides);
  const rules = allRules.flatMap((file) => file.rules);
  expect(findDueRules("9999-12-31")).toHaveLength(rules.length + conditions.length);
});

it("finds what was read in copies and reports alone, with the name of its destination", () => {
  const unread = findUnreadRules();
  expect(unread.every(({ citation }) => citation.read !== "official")).toBe(true);
  const cited = allRules.flatMap(({ rules, alsoDecides }) => [...rules, ...alsoDecides]);
  const officially = cited.filter(({ read }) => read === "official");
  expect(unread).toHaveLength(cited.length - officially.length);
  for (const { name } of unread) expect(allRules.map((file) => file.name)).toContain(name);
});
