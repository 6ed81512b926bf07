import { describe, expect, it } from "vitest";
import { type PlanQuery, readQuery } from "../plan-query";
import { readDay, writeDay } from "./calendar";
import { readInput } from "./input";
import { makePlan, type Plan } from "./plan";

const today = "2026-11-23";

function planOf(query: string, day = today): Plan {
  const reading = readInput(readQuery(new URLSearchParams(query)));
  if (reading.kind !== "input") throw new Error(JSON.stringify(reading));
  return makePlan(reading.input, readDay(day));
}

function windowOf(plan: Plan, name: string) {
  const step = plan.steps.find(({ rule }) => rule.step === name);
  if (!step) throw new Error(`There is no step ${name}`);
  const { earliest, latest } = step;
  return [earliest, latest].map((day) => (day === null ? null : writeDay(day)));
}

const earliestOf = (query: string) => {
  const { day, decidedBy } = planOf(query).earliest;
  return `${writeDay(day)} by ${decidedBy}`;
};

describe("the earliest landing", () => {
  it.each([
    ["to=uk&pet=dog&vaccine=2026-12-01", "2027-03-31 by wait"],
    ["to=eu&pet=dog&vaccine=2026-12-01", "2027-03-31 by wait"],
    ["to=usa&pet=dog&vaccine=2026-12-01", "2027-01-28 by blood-sample"],
    ["to=usa&pet=cat&vaccine=2026-12-01", "2026-12-01 by rabies-vaccine"],
    ["to=canada&pet=dog&vaccine=2026-12-01", "2026-12-01 by rabies-certificate"],
    ["to=uae&pet=cat&vaccine=2026-12-01", "2026-12-22 by rabies-vaccine"],
    ["to=india&pet=dog&vaccine=2026-12-01", "2027-01-02 by rabies-vaccine"],
    ["to=uk&pet=cat&sample=2026-11-30", "2027-03-01 by wait"],
    ["to=uk&pet=dog&born=2026-10-01", "2027-04-23 by wait"],
    ["to=usa&pet=dog&born=2026-10-01", "2027-04-01 by age"],
    ["to=uk&pet=dog&chip=2027-03-01&vaccine=2027-01-01", "2027-07-01 by wait"],
    ["to=canada&pet=dog&chip=2027-03-01&vaccine=2026-11-01", "2026-11-23 by rabies-certificate"],
    ["to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15", "2026-11-23 by health-certificate"],
    ["to=uk&pet=dog&vaccine=2026-06-01&sample=2026-07-15", "2026-11-24 by tapeworm-treatment"],
    ["to=india&pet=dog&vaccine=2026-06-01", "2026-12-02 by noc"],
  ])("of %s is %s", (query, landing) => {
    expect(earliestOf(query)).toBe(landing);
  });

  it("asks for a new vaccine if the cover has ended or it was given too young or before the chip", () => {
    const again = "2027-03-23 by wait";
    expect(earliestOf("to=uk&pet=dog")).toBe(again);
    expect(earliestOf("to=uk&pet=dog&vaccine=2025-11-01")).toBe(again);
    expect(earliestOf("to=uk&pet=dog&vaccine=2026-06-01&vaccine-until=2026-11-22")).toBe(again);
    expect(earliestOf("to=uk&pet=dog&vaccine-until=2026-06-01&sample=2026-05-01")).toBe(again);
    expect(earliestOf("to=uk&pet=dog&vaccine=2026-06-01&born=2026-05-01")).toBe(again);
    expect(earliestOf("to=uk&pet=dog&vaccine=2026-06-01&chip=2026-06-02")).toBe(again);
  });

  it("counts a sample only if it was taken long enough after its vaccine", () => {
    const vaccine = "to=uk&pet=dog&vaccine=2026-10-01";
    expect(earliestOf(`${vaccine}&sample=2026-10-31`)).toBe("2027-01-31 by wait");
    expect(earliestOf(`${vaccine}&sample=2026-10-30`)).toBe("2027-02-23 by wait");
    expect(earliestOf(`${vaccine}&vaccine-until=2026-11-01&sample=2026-10-31`)).toBe(
      "2027-03-23 by wait",
    );
  });

  it("to the UAE asks for a new sample once the old one is more than 365 days old", () => {
    const uae = "to=uae&pet=cat&vaccine=2025-10-01&vaccine-until=2028-10-01&sample=2025-11-01";
    expect(windowOf(planOf(uae), "blood-sample")).toEqual(["2026-11-23", "2026-11-23"]);
    expect(windowOf(planOf(uae, "2026-11-01"), "blood-sample")).toEqual([
      "2025-11-01",
      "2025-11-01",
    ]);
  });

  it("to India asks for a new vaccine once the old one is twelve months old", () => {
    const india = "to=india&pet=dog&vaccine=2025-11-30&vaccine-until=2028-11-30";
    expect(earliestOf(india)).toBe("2026-12-24 by rabies-vaccine");
    const gap = planOf("to=india&pet=dog&vaccine=2025-12-10&arrive=2026-12-12");
    expect(writeDay(gap.earliest.day)).toBe("2026-12-02");
    expect(gap.wanted?.blockedBy).toBe("rabies-vaccine");
  });
});

describe("the landing that we would plan for", () => {
  it.each([
    ["three days after a wait", "to=uk&pet=dog&vaccine=2026-12-01", "2027-04-03"],
    ["60 days after the sample for the USA", "to=usa&pet=dog&vaccine=2026-12-01", "2027-03-01"],
    ["90 days after the sample for the UAE", "to=uae&pet=cat&vaccine=2026-12-01", "2027-03-22"],
    ["30 days after the vaccine of a cat to the USA", "to=usa&pet=cat", "2026-12-23"],
    ["as early as the law for Canada", "to=canada&pet=dog", "2026-11-23"],
    ["60 days ahead with the DGFT’s permit", "to=india&pet=dog", "2027-01-22"],
  ])("is %s", (_name, query, day) => {
    expect(writeDay(planOf(query).advised)).toBe(day);
  });

  it("allows two weeks for the laboratory", () => {
    const plan = planOf("to=uae&pet=cat&vaccine=2026-06-01&sample=2026-11-20");
    expect(plan.advised - plan.earliest.day).toBeGreaterThanOrEqual(11);
  });
});

describe("the steps", () => {
  it("have the windows that the earliest landing leaves them", () => {
    const plan = planOf("to=uk&pet=dog&vaccine=2026-12-01");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-31", "2026-12-31"]);
    expect(windowOf(plan, "wait")).toEqual(["2027-03-31", null]);
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-03-21", "2027-03-31"]);
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-03-24", "2027-03-30"]);
    expect(windowOf(plan, "owner-travels")).toEqual(["2027-03-26", "2027-04-05"]);
    expect(windowOf(plan, "crate")).toEqual(["2026-12-31", "2027-01-30"]);
  });

  it("are worked backwards from a wanted landing that is possible", () => {
    const plan = planOf("to=uk&pet=dog&arrive=2027-06-30");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-23", "2027-03-30"]);
    expect(windowOf(plan, "rabies-vaccine")).toEqual(["2026-11-23", "2027-02-28"]);
    expect(windowOf(plan, "microchip")).toEqual(["2026-11-23", "2027-02-28"]);
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-06-20", "2027-06-30"]);
  });

  it("allow the EU’s certificate only after the wait", () => {
    const plan = planOf("to=eu&pet=cat&vaccine=2026-12-01");
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-03-31", "2027-03-31"]);
  });

  it("repeat the vaccine on the day of a chip that comes after the old one", () => {
    const plan = planOf("to=uk&pet=dog&chip=2027-03-01&vaccine=2027-01-01");
    expect(windowOf(plan, "rabies-vaccine")[0]).toBe("2027-03-01");
    expect(plan.notes.join(" ")).toContain("given before the microchip was in");
  });

  it("are in the order in which they are done", () => {
    const names = planOf("to=uk&pet=dog").steps.map(({ rule }) => rule.step);
    expect(names).toEqual([
      "microchip",
      "rabies-vaccine",
      "blood-sample",
      "wait",
      "crate",
      "cargo-space",
      "health-certificate",
      "aqcs-certificate",
      "owner-travels",
      "tapeworm-treatment",
    ]);
  });

  it("have the wait after the sample, and the vaccine before its certificate", () => {
    const order = (query: string) => planOf(query).steps.map(({ rule }) => rule.step);
    const uk = order("to=uk&pet=dog&arrive=2027-12-31");
    expect(uk.slice(0, 4)).toEqual(["microchip", "rabies-vaccine", "blood-sample", "wait"]);
    const canada = order("to=canada&pet=cat&arrive=2027-12-31");
    expect(canada.slice(0, 3)).toEqual(["microchip", "rabies-vaccine", "rabies-certificate"]);
  });

  it("count a treatment’s hours by the clock of the destination, whatever country is named", () => {
    const hoursOf = (query: string) =>
      planOf(query).steps.find(({ rule }) => rule.step === "tapeworm-treatment")?.hours;
    expect(hoursOf("to=uk&pet=dog&country=fi")).toEqual(hoursOf("to=uk&pet=dog"));
  });

  it("treat dogs alone for tapeworm, in the EU only where a country asks for it", () => {
    const hasTreatment = (query: string) =>
      planOf(query).steps.some(({ rule }) => rule.step === "tapeworm-treatment");
    expect(hasTreatment("to=uk&pet=cat")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog&country=de")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog&country=fi")).toBe(true);
  });

  it("include the DGFT’s permit unless the pets may come as baggage", () => {
    const hasPermit = (query: string) =>
      planOf(`to=india&pet=dog&${query}`).steps.some(({ rule }) => rule.step === "dgft-permit");
    expect(hasPermit("abroad=yes&baggage=yes&pets=2")).toBe(false);
    expect(hasPermit("abroad=yes&baggage=yes&pets=3")).toBe(true);
    expect(hasPermit("abroad=no&baggage=yes")).toBe(true);
    expect(hasPermit("abroad=yes&baggage=no")).toBe(true);
    expect(hasPermit("")).toBe(true);
  });

  it("say what is done and what our advice has missed", () => {
    const { steps } = planOf("to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15");
    const named = (isIt: (step: Plan["steps"][number]) => boolean) =>
      steps.filter(isIt).map(({ rule }) => rule.step);
    expect(named(({ isDone }) => isDone)).toEqual([
      "microchip",
      "rabies-vaccine",
      "blood-sample",
      "wait",
    ]);
    expect(named(({ isMissed }) => isMissed)).toEqual(["crate", "cargo-space", "aqcs-certificate"]);
  });
});

describe("the notes", () => {
  const notesOf = (query: string) => planOf(query).notes.join(" ");

  it("assume a chip only where the law asks for one", () => {
    expect(notesOf("to=uk&pet=cat&vaccine=2026-06-01")).toContain("that the microchip was in");
    expect(notesOf("to=uk&pet=cat&vaccine=2026-12-01")).toContain("Have the microchip put in");
    expect(notesOf("to=canada&pet=cat&vaccine=2026-06-01")).not.toContain("chip");
  });

  it("name the day from which a dog may land in the USA without a blood test", () => {
    expect(notesOf("to=usa&pet=dog&vaccine=2026-12-01")).toContain(
      "may land from 29 December 2026.",
    );
    expect(notesOf("to=usa&pet=dog&born=2026-11-01")).not.toContain("Without a valid blood test");
  });

  it("know the route into India from one answer that decides it", () => {
    for (const answer of ["abroad=no", "baggage=no", "pets=3"]) {
      expect(notesOf(`to=india&pet=dog&${answer}`)).toContain("the DGFT permit comes first");
    }
    expect(notesOf("to=india&pet=dog&abroad=yes")).toContain("Until we know");
  });

  it("say why a sample does not count", () => {
    expect(notesOf("to=uk&pet=dog&chip=2026-11-01&sample=2026-11-10")).toContain(
      "none of the vaccines before it counts",
    );
    expect(notesOf("to=uk&pet=dog&vaccine=2026-11-01&sample=2026-11-10")).toContain(
      "at least 30 days after a vaccine that counts",
    );
  });
});

describe("a query that cannot be read", () => {
  const problemsOf = (query: PlanQuery) => {
    const reading = readInput(query);
    return reading.kind === "input" ? null : reading;
  };

  it.each([
    [{ to: "mars" }, "to"],
    [{ country: "us" }, "country"],
    [{ pet: "parrot" }, "pet"],
    [{ snub: "perhaps" }, "snub"],
    [{ vaccine: "2027-02-30" }, "vaccine"],
    [{ vaccine: "1.2.2027" }, "vaccine"],
    [{ born: "1890-01-01" }, "born"],
    [{ pets: "0" }, "pets"],
    [{ pets: "two" }, "pets"],
    [{ pets: "100" }, "pets"],
  ] as const)("such as %j is named at its field, and nothing else is", (query, name) => {
    const reading = problemsOf({ to: "uk", pet: "dog", ...query });
    expect(Object.keys(reading?.problems ?? {})).toEqual([name]);
  });

  it("reports a missing destination and pet without calling them wrong", () => {
    expect(problemsOf({ sample: "2026-12-01" })).toEqual({
      kind: "no-input",
      problems: {},
      missing: ["to", "pet"],
    });
  });
});
