import { describe, expect, it } from "vitest";
import { readDay, writeDay } from "#travel/move/calendar.ts";
import { readQuery } from "#travel/plan/plan-query.ts";
import { plainText } from "./dated-text.ts";
import { readInput } from "./input.ts";
import { makePlan, type Plan } from "./plan.ts";

const today = "2026-11-24";

function planOf(query: string, day = today, holidays: string[] = []): Plan {
  const reading = readInput(readQuery(new URLSearchParams(query)));
  if (reading.kind !== "input") throw new Error(JSON.stringify(reading));
  return makePlan(reading.input, readDay(day), holidays);
}

function stepOf(plan: Plan, name: string) {
  const step = plan.steps.find(({ rule }) => rule.step === name);
  if (!step) throw new Error(`There is no step ${name}`);
  return step;
}

function windowOf(plan: Plan, name: string) {
  const { earliest, latest } = stepOf(plan, name);
  return [earliest, latest].map((day) => (day === null ? null : writeDay(day)));
}

const namesOf = (plan: Plan) => plan.steps.map(({ rule }) => rule.step);

/** The first landing by law and the first practical one, each with the step that decides it. */
function landingsOf(query: string, holidays?: string[]) {
  const { byLaw, practical } = planOf(query, today, holidays);
  return [byLaw, practical].map(({ day, decidedBy }) => `${writeDay(day)} by ${decidedBy}`);
}

describe("the first landing by law, and the first on which one can really fly", () => {
  it.each([
    ["to=uk&pet=dog&vaccine=2026-12-01", "2027-03-31 by wait", "2027-04-03 by wait"],
    ["to=eu&pet=dog&vaccine=2026-12-01", "2027-03-31 by wait", "2027-04-03 by wait"],
    [
      "to=usa&pet=dog&vaccine=2026-12-01",
      "2027-01-28 by blood-sample",
      "2027-03-01 by blood-sample",
    ],
    ["to=usa&pet=cat", "2026-11-24 by null", "2026-12-24 by rabies-vaccine"],
    ["to=uk&pet=dog&sample=2026-11-30", "2027-03-01 by wait", "2027-03-04 by wait"],
    [
      "to=uk&pet=dog&vaccine=2026-10-01&sample=2026-11-30",
      "2027-03-01 by wait",
      "2027-03-04 by wait",
    ],
    ["to=uk&pet=dog&born=2026-10-01", "2027-04-23 by wait", "2027-04-26 by wait"],
    ["to=usa&pet=dog&born=2026-10-01", "2027-04-01 by age", "2027-04-01 by age"],
    [
      "to=uk&pet=dog&chip=2027-03-01&vaccine=2027-01-01",
      "2027-07-01 by wait",
      "2027-07-04 by wait",
    ],
    ["to=canada&pet=dog", "2026-11-24 by null", "2026-12-22 by cargo-space"],
    ["to=canada&pet=dog&born=2026-09-17", "2026-11-24 by null", "2026-12-22 by cargo-space"],
    ["to=uae&pet=dog&vaccine=2026-10-01", "2026-11-24 by null", "2027-02-22 by blood-sample"],
    [
      "to=india&pet=dog&vaccine=2026-11-24&abroad=yes&baggage=yes&pets=1",
      "2026-12-26 by rabies-vaccine",
      "2026-12-26 by rabies-vaccine",
    ],
    ["to=india&pet=dog&vaccine=2026-06-01&abroad=no", "2026-12-04 by noc", "2027-02-03 by noc"],
  ])("of %s are %s and %s", (query, byLaw, practical) => {
    expect(landingsOf(query)).toEqual([byLaw, practical]);
  });

  it("begin again with a vaccine that has lapsed, was given too young, or before the chip", () => {
    const again = landingsOf("to=uk&pet=dog");
    expect(again[0]).toBe("2027-03-24 by wait");
    expect(landingsOf("to=uk&pet=dog&vaccine=2025-11-01")).toEqual(again);
    expect(landingsOf("to=uk&pet=dog&vaccine=2026-06-01&vaccine-until=2026-11-22")).toEqual(again);
    expect(landingsOf("to=uk&pet=dog&vaccine-until=2026-06-01&sample=2026-05-01")).toEqual(again);
    expect(landingsOf("to=uk&pet=dog&vaccine=2026-06-01&born=2026-05-01")).toEqual(again);
    expect(landingsOf("to=uk&pet=dog&vaccine=2026-06-01&chip=2026-06-02")).toEqual(again);
  });

  it("count a sample that came in time after its vaccine, and only such a one", () => {
    const vaccine = "to=uk&pet=dog&vaccine=2026-10-01";
    expect(landingsOf(`${vaccine}&sample=2026-10-31`)[0]).toBe("2027-01-31 by wait");
    expect(landingsOf(`${vaccine}&sample=2026-10-30`)[0]).toBe("2027-02-24 by wait");
  });

  it("count a sample before a booster that came in time", () => {
    const sample = "to=uk&pet=cat&sample=2026-02-10";
    expect(landingsOf(`${sample}&vaccine=2026-01-05&booster=2026-11-01`)[0]).toBe(
      "2026-11-24 by null",
    );
    expect(landingsOf(`${sample}&booster=2026-11-01`)[0]).toBe("2026-11-24 by null");
    expect(landingsOf(`${sample}&vaccine=2026-11-01`)[0]).toBe("2027-03-01 by wait");
  });

  it("to India count the newest dose, which lasts less than twelve months", () => {
    const india = "to=india&pet=dog&abroad=yes&baggage=yes&vaccine=2025-11-30";
    expect(landingsOf(`${india}&vaccine-until=2028-11-30`)[0]).toBe("2026-12-26 by rabies-vaccine");
    expect(landingsOf(`${india}&booster=2026-10-01`)[0]).toBe("2026-12-04 by noc");
    const gap = planOf("to=india&pet=dog&vaccine=2025-12-10&arrive=2026-12-14");
    expect(writeDay(gap.byLaw.day)).toBe("2026-12-04");
    expect(gap.wanted?.blockedBy).toBe("rabies-vaccine");
  });

  it("to India count no holiday of the offices as a working day", () => {
    const query = "to=india&pet=dog&vaccine=2026-06-01&abroad=yes&baggage=yes";
    expect(landingsOf(query, ["2026-11-26", "2026-11-27"])[0]).toBe("2026-12-08 by noc");
  });

  it("to the UAE ask for a new sample once the old one is more than 365 days old", () => {
    const uae = "to=uae&pet=cat&vaccine=2025-10-01&vaccine-until=2028-10-01&sample=2025-11-01";
    expect(windowOf(planOf(uae), "blood-sample")).toEqual(["2026-11-24", "2026-11-24"]);
    const inTime = planOf(`${uae}&arrive=2026-10-31`, "2026-10-01");
    expect(windowOf(inTime, "blood-sample")).toEqual(["2025-11-01", "2025-11-01"]);
  });

  it("offer no landing for which no hour of a treatment is left, tomorrow's among them", () => {
    const done = "to=uk&pet=dog&vaccine=2026-06-01&sample=2026-07-15";
    expect(landingsOf(done)[0]).toBe("2026-11-26 by tapeworm-treatment");
    expect(planOf(`${done}&arrive=2026-11-25&at=23:59`).wanted?.blockedBy).toBe(
      "tapeworm-treatment",
    );
  });
});

describe("a landing that is wanted", () => {
  it("is planned for where the law allows it, and said to be tight where practice does not", () => {
    const { landing, wanted, steps } = planOf(
      "to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15&arrive=2026-11-26",
    );
    expect(writeDay(landing)).toBe("2026-11-26");
    expect(wanted?.isPossible).toBe(true);
    expect(wanted?.tight.map(({ rule, daysShort }) => [rule.step, daysShort])).toEqual([
      ["aqcs-certificate", 6],
      ["cargo-space", 26],
    ]);
    expect(steps.filter(({ isLate }) => isLate).map(({ rule }) => rule.step)).toEqual([
      "aqcs-certificate",
      "crate",
      "cargo-space",
    ]);
  });

  it("gives way to the practical day where the law forbids it or it is past", () => {
    for (const arrive of ["2027-03-30", "2026-11-01"]) {
      const plan = planOf(`to=uk&pet=dog&vaccine=2026-12-01&arrive=${arrive}`);
      expect(plan.wanted?.isPossible).toBe(false);
      expect(writeDay(plan.landing)).toBe("2027-04-03");
    }
  });

  it("follows from a departure alone, on the next day into India", () => {
    const into = planOf("to=india&pet=dog&depart=2027-06-01");
    expect(writeDay(into.wanted?.day ?? 0)).toBe("2027-06-02");
    const outOf = planOf("to=uk&pet=dog&depart=2027-06-01");
    expect(writeDay(outOf.wanted?.day ?? 0)).toBe("2027-06-01");
  });

  it("counts the days before a departure that is named", () => {
    const plan = planOf("to=canada&pet=dog&arrive=2027-06-03&depart=2027-06-01");
    expect(writeDay(plan.departure)).toBe("2027-06-01");
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-05-25", "2027-05-31"]);
  });
});

describe("the steps", () => {
  it("are planned for the practical day", () => {
    const plan = planOf("to=uk&pet=dog&vaccine=2026-12-01");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-31", "2026-12-31"]);
    expect(windowOf(plan, "result")).toEqual(["2027-01-14", null]);
    expect(windowOf(plan, "wait")).toEqual(["2027-03-31", null]);
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-03-24", "2027-04-03"]);
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-03-27", "2027-04-02"]);
    expect(windowOf(plan, "owner-travels")).toEqual(["2027-03-29", "2027-04-08"]);
    expect(windowOf(plan, "crate")).toEqual(["2027-01-03", "2027-02-02"]);
    expect(windowOf(plan, "cargo-space")).toEqual(["2027-02-02", "2027-03-06"]);
  });

  it("are worked backwards from a wanted landing that is possible", () => {
    const plan = planOf("to=uk&pet=dog&arrive=2027-06-30");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-24", "2027-03-27"]);
    expect(windowOf(plan, "rabies-vaccine")).toEqual(["2026-11-24", "2027-02-25"]);
    expect(windowOf(plan, "microchip")).toEqual(["2026-11-24", "2027-02-25"]);
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-06-20", "2027-06-30"]);
  });

  it("have both of the EU's certificates after the wait", () => {
    const plan = planOf("to=eu&pet=cat&vaccine=2026-12-01");
    expect(windowOf(plan, "health-certificate")[0]).toBe("2027-03-31");
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-03-31", "2027-04-02"]);
  });

  it("have the UAE's permit after the result, and AQCS's certificate after the permit", () => {
    const plan = planOf("to=uae&pet=cat&vaccine=2026-10-01&arrive=2026-12-23");
    expect(windowOf(plan, "result")[0]).toBe("2026-12-08");
    expect(windowOf(plan, "import-permit")).toEqual(["2026-12-08", "2026-12-16"]);
    expect(windowOf(plan, "aqcs-certificate")[0]).toBe("2026-12-16");
  });

  it("have the no-objection certificate after the DGFT's permit, which is required", () => {
    const plan = planOf("to=india&pet=dog&vaccine=2026-06-01&abroad=no");
    expect(windowOf(plan, "dgft-permit")[0]).toBe("2026-11-24");
    expect(windowOf(plan, "noc")[0]).toBe("2027-01-23");
    expect(stepOf(plan, "dgft-permit").rule.kind).toBe("required");
  });

  it("have a booster where the cover ends before the landing, with the vaccine's own source", () => {
    const covered = "to=uk&pet=dog&vaccine=2026-01-05&sample=2026-02-10";
    const plan = planOf(`${covered}&arrive=2027-03-01`);
    expect(windowOf(plan, "booster")).toEqual(["2026-12-06", "2027-01-05"]);
    const { source, kind } = stepOf(plan, "booster").rule;
    expect(kind).toBe("law");
    expect(source).toEqual(stepOf(plan, "rabies-vaccine").rule.source);
    expect(namesOf(planOf(`${covered}&arrive=2027-01-05`))).not.toContain("booster");
    expect(namesOf(planOf(`${covered}&booster=2026-11-01&arrive=2027-03-01`))).not.toContain(
      "booster",
    );
  });

  it("are in the order in which they are done", () => {
    expect(namesOf(planOf("to=uk&pet=dog&arrive=2027-12-31"))).toEqual([
      "microchip",
      "rabies-vaccine",
      "blood-sample",
      "result",
      "wait",
      "crate",
      "cargo-space",
      "health-certificate",
      "aqcs-certificate",
      "owner-travels",
      "tapeworm-treatment",
    ]);
    const canada = namesOf(planOf("to=canada&pet=cat&arrive=2027-12-31"));
    expect(canada.slice(0, 3)).toEqual(["microchip", "rabies-vaccine", "rabies-certificate"]);
  });

  it("treat dogs alone for tapeworm, in the EU only where a country asks for it", () => {
    const hasTreatment = (query: string) => namesOf(planOf(query)).includes("tapeworm-treatment");
    expect(hasTreatment("to=uk&pet=cat")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog&country=de")).toBe(false);
    expect(hasTreatment("to=eu&pet=dog&country=fi")).toBe(true);
  });

  it("have the DGFT's permit unless the pets may come as baggage", () => {
    const hasPermit = (query: string) =>
      namesOf(planOf(`to=india&pet=dog&${query}`)).includes("dgft-permit");
    expect(hasPermit("abroad=yes&baggage=yes&pets=2")).toBe(false);
    expect(hasPermit("abroad=yes&baggage=yes&pets=3")).toBe(true);
    expect(hasPermit("abroad=no&baggage=yes")).toBe(true);
    expect(hasPermit("abroad=yes&baggage=no")).toBe(true);
    expect(hasPermit("")).toBe(true);
  });

  it("to Canada ask a pet under three months for no vaccine, and say so", () => {
    const plan = planOf("to=canada&pet=dog&born=2026-09-17&arrive=2026-12-16");
    expect(namesOf(plan)).not.toContain("rabies-vaccine");
    expect(namesOf(plan)).not.toContain("rabies-certificate");
    expect(plan.conditions.map(({ text }) => text).join(" ")).toContain("under three months");
  });
});

describe("the notes", () => {
  const notesOf = (query: string) => planOf(query).notes.map(plainText).join(" ");

  it("take a chip for granted only where the law asks for one", () => {
    expect(notesOf("to=uk&pet=cat&vaccine=2026-06-01")).toContain("that the microchip was in");
    expect(notesOf("to=uk&pet=cat&vaccine=2026-12-01")).toContain("Have the microchip put in");
    expect(notesOf("to=canada&pet=cat&vaccine=2026-06-01")).not.toContain("chip");
  });

  it("name the day from which a dog may land in the USA without a blood test", () => {
    expect(notesOf("to=usa&pet=dog&vaccine=2026-12-01")).toContain("from 29 December 2026 on");
    expect(notesOf("to=usa&pet=dog&born=2026-11-01")).not.toContain("without a valid blood test");
  });

  it("know the route into India from one input that decides it", () => {
    for (const answer of ["abroad=no", "baggage=no", "pets=3"]) {
      expect(notesOf(`to=india&pet=dog&${answer}`)).toContain("comes first");
    }
    expect(notesOf("to=india&pet=dog&abroad=yes")).toContain("As long as we do not know");
  });

  it("say why a day does not count", () => {
    expect(notesOf("to=uk&pet=dog&chip=2027-03-01&vaccine=2027-01-01")).toContain(
      "given before the microchip was in. The plan begins again with a new one, from 1 March 2027 on.",
    );
    expect(notesOf("to=uk&pet=dog&chip=2026-11-01&sample=2026-11-10")).toContain(
      "no vaccine before it counts",
    );
    expect(notesOf("to=uk&pet=dog&vaccine=2026-11-01&sample=2026-11-10")).toContain(
      "at least 30 days after a vaccine that counts",
    );
  });
});
