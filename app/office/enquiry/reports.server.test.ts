import { describe, expect, it } from "vitest";
import { allRules } from "#travel/rules/rules.ts";
import { describeReport, findReport } from "./reports.server.ts";

describe("a report that a rule is wrong", () => {
  it("is about a step’s rule of one file, with its source", () => {
    expect(findReport("uk.blood-sample")).toMatchObject({
      label: "Blood sample for the rabies antibody test (United Kingdom)",
      source: { url: "https://www.gov.uk/bring-pet-to-great-britain/rabies-blood-tests" },
    });
  });

  it("is about an airline", () => {
    expect(findReport("airline.air-india")).toMatchObject({
      label: "Air India (airline)",
      source: { title: "Air India’s general rules" },
    });
  });

  it("can be made of every rule and condition, each by a name of its own", () => {
    const listed = allRules.flatMap(({ rules, alsoDecides }) => [...rules, ...alsoDecides]);
    const ids = listed.map(({ reportId }) => reportId ?? "");
    expect(new Set(ids).size).toBe(listed.length);
    for (const id of ids) {
      expect(id).toMatch(/^[a-z\d.-]{1,80}$/);
      expect(findReport(id)).not.toBeNull();
    }
  });

  it("is about nothing for an unknown name", () => {
    expect(findReport("uk.unicorn")).toBeNull();
    expect(findReport(null)).toBeNull();
  });

  it("tells the office the rule and where its source is", () => {
    const report = findReport("uk.laboratory");
    expect(report && describeReport(report, "https://marigold.example")).toBe(
      "Reported as changed or wrong: Choose the laboratory (United Kingdom)\nIts source: Veterinary health tests, https://marigold.example/services/veterinary-health-tests\nIn our files: uk.laboratory",
    );
  });
});
