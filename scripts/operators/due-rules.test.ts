import { expect, it } from "vitest";
import airlineFile from "#travel/airlines/airlines.yaml";
import airportFile from "#travel/airports/airports.yaml";
import feeFile from "#travel/fees/fees.yaml";
import indianHolidays from "#travel/holidays/india.yaml";
import { allRules } from "#travel/rules/rules.ts";
import { findDueRules, findUnreadRules, readAllRules } from "./due-rules.ts";

const { airlines, assistance } = airlineFile;
const otherFacts = [...airlines, ...assistance, ...feeFile.fees, airportFile, indianHolidays];

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

it("reads the same rules that the site shows", () => {
  expect(readAllRules().toSorted(byName)).toEqual(allRules.toSorted(byName));
});

it("finds nothing due before its day, and every rule, condition, airline, fee and list of holidays long after", () => {
  expect(findDueRules("2000-01-01")).toEqual([]);
  const conditions = allRules.flatMap(({ alsoDecides }) => alsoDecides);
  const rules = allRules.flatMap((file) => file.rules);
  expect(findDueRules("9999-12-31")).toHaveLength(
    rules.length + conditions.length + otherFacts.length,
  );
});

it("finds what was read in copies and reports alone, with the name of its destination, airline, payee or country", () => {
  const unread = findUnreadRules();
  expect(unread.every(({ citation }) => citation.read !== "official")).toBe(true);
  const cited = [
    ...allRules.flatMap(({ rules, alsoDecides }) => [...rules, ...alsoDecides]),
    ...otherFacts,
  ];
  const officially = cited.filter(({ read }) => read === "official");
  expect(unread).toHaveLength(cited.length - officially.length);
  const names = [
    ...allRules.map((file) => file.name),
    ...airlines.map((airline) => airline.name),
    "Airlines",
    ...feeFile.fees.map(({ paidTo }) => paidTo),
    "India",
  ];
  for (const { name } of unread) expect(names).toContain(name);
});
