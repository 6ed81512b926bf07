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

/** Without the names that the site gives for reports, which no file has. */
const asInFiles = allRules.map(({ rules, alsoDecides, ...file }) => ({
  ...file,
  rules: rules.map(({ reportId, ...rule }) => rule),
  alsoDecides: alsoDecides.map(({ reportId, ...condition }) => condition),
}));

it("reads the same rules that the site shows", () => {
  expect(readAllRules().toSorted(byName)).toEqual(asInFiles.toSorted(byName));
});

/** Rules, conditions and what keeps the way back short. */
const factsOfRules = allRules.flatMap(({ rules, alsoDecides, andBack }) => [
  ...rules,
  ...alsoDecides,
  ...andBack,
]);

it("finds nothing due before its day, and every fact of rules, airline, fee and list of holidays long after", () => {
  expect(findDueRules("2000-01-01")).toEqual([]);
  expect(findDueRules("9999-12-31")).toHaveLength(factsOfRules.length + otherFacts.length);
});

it("finds what was read in copies and reports alone, with the name of its destination, airline, payee or country", () => {
  const unread = findUnreadRules();
  expect(unread.every(({ citation }) => citation.read !== "official")).toBe(true);
  const cited = [...factsOfRules, ...otherFacts];
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
