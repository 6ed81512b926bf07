import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listOfficialFees, officialFees } from "./official-fees";
import { quoteTerms } from "./quote-terms";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

describe("the terms of a quote", () => {
  const terms = read("legal/terms-and-conditions.mdx").replace(/\s+/g, " ");

  it.each(Object.values(quoteTerms).flat())("are quoted from the terms: %s", (sentence) => {
    expect(terms).toContain(sentence);
  });
});

describe("the official fees", () => {
  const table = read("services/documentation-assistance.mdx");
  const sources = table + read("../rules/usa.yaml");

  it.each(officialFees)("of $paidTo for $what agree with the service’s page", (fee) => {
    const rows = table.split("\n").filter((line) => line.startsWith(`| ${fee.paidTo} |`));
    expect(rows.some((row) => row.endsWith(`| ${fee.amount} |`))).toBe(true);
    expect(sources).toContain(fee.source);
  });

  it.each([
    ["uk", "dog", ["Export certificate"]],
    ["elsewhere", "cat", ["Export certificate"]],
    ["usa", "dog", ["Export certificate", "Dog Import Form"]],
    ["usa", "cat", ["Export certificate"]],
    ["uae", "cat", ["Export certificate", "Import permit for the UAE", "Release on arrival"]],
    ["india", "dog", ["Permit for India, where it is needed"]],
  ])("of a move to %s with a %s are %j", (to, pet, fees) => {
    expect(listOfficialFees(to, pet).map(({ what }) => what)).toEqual(fees);
  });
});
