import { describe, expect, it } from "vitest";
import { planOf, today } from "#tests/fixtures/travel/plan.ts";
import { plainText } from "#travel/plan/result/text/dated-text.ts";
import {
  describeDecision,
  describeNext,
  describeWayHome,
  describeWhyLater,
} from "./result-words.server.ts";

describe("why the pet cannot land sooner", () => {
  it.each([
    [
      "leads from today through each wait to the landing",
      "to=usa&pet=dog",
      "Rabies vaccine today, 30 days until the blood sample on 4 January 2027 (from Monday to Thursday, not at the turn of the year), then 60 days until landing.",
    ],
    [
      "begins with the day that the visitor gave, and names the days to spare",
      "to=uk&pet=dog&vaccine=2026-12-01",
      "Rabies vaccine on 1 December 2026, 30 days until the blood sample on 4 January 2027 (from Monday to Thursday, not at the turn of the year), then 3 calendar months until 4 April 2027, and 3 days to spare.",
    ],
    [
      "says “more than” where the day itself is not enough",
      "to=india&pet=cat&abroad=yes&baggage=yes&pets=1",
      "Rabies vaccine today, then more than 1 calendar month until departure.",
    ],
    [
      "spells out an authority that it names",
      "to=india&pet=dog&abroad=no",
      "The permit of the Directorate General of Foreign Trade (DGFT) today, 60 days until the application for the no-objection certificate (NOC) on 25 January 2027, then 7 working days until departure.",
    ],
    [
      "may be the pet’s age alone",
      "to=usa&pet=dog&born=2026-10-01",
      "Six months of age on landing on 1 April 2027.",
    ],
    [
      "names the request for space, not the deed",
      "to=canada&pet=dog",
      "The request for space on the flight today, then 28 days until landing.",
    ],
    [
      "keeps a second working day for AQCS",
      "to=uk&pet=dog&vaccine=2025-10-01&booster=2026-10-10",
      "Blood sample for the rabies antibody test today, then 3 calendar months until 26 February 2027, then AQCS’s certificate on 26 February 2027, and one more working day for it.",
    ],
    [
      "may be the age from which we plan a flight",
      "to=canada&pet=dog&born=2026-10-20",
      "Your dog is 84 days old on 12 January 2027; we plan no flight for a younger one.",
    ],
  ])("%s", (_, query, words) => {
    const plan = planOf(query);
    expect(plainText(describeDecision(plan, plan.practical))).toBe(words);
  });
});

describe("why the law’s own day is not the one to plan for", () => {
  it.each([
    ["is the deciding rule’s own reason", "to=usa&pet=dog", /the CDC itself advises/],
    ["else, the time that others take", "to=india&pet=dog&abroad=no", /offices, laboratories/],
  ])("%s", (_, query, words) => {
    const plan = planOf(query);
    expect(describeWhyLater(plan)).toMatch(words);
  });
});

it("what is done in the country on the way is done on a day, not until it", () => {
  const plan = planOf("to=australia&pet=dog&vaccine=2026-12-01&via=uk");
  expect(plainText(describeDecision(plan, plan.practical))).toContain(
    "The vaccine there on 7 April 2027, 28 days until",
  );
});

it("the day at home is the earliest, since a quarantine may last longer", () => {
  const plan = planOf("to=malaysia&pet=cat&arrive=2027-03-01");
  expect(plainText(describeWayHome(plan, plan.practical))).toContain(
    "at the earliest, after 7 days",
  );
});

describe("what to do next", () => {
  it("joins all that has the same last day", () => {
    const next = describeNext(planOf("to=uk&pet=dog&vaccine=2026-12-01"));
    expect(next).toEqual({ what: "microchip, then rabies vaccine", by: today + 5, isToday: false });
  });

  it("is today where no day is left", () => {
    expect(describeNext(planOf("to=canada&pet=dog"))).toMatchObject({ isToday: true, by: today });
  });

  it("keeps the capitals of an authority’s name", () => {
    const plan = planOf("to=canada&pet=cat&chip=2025-01-01&vaccine=2026-10-01");
    const steps = plan.steps.filter(({ rule }) => rule.step === "aqcs-certificate");
    expect(describeNext({ ...plan, next: { by: today, steps } })?.what).toBe(
      "export certificate of India’s animal quarantine service (AQCS)",
    );
  });
});
