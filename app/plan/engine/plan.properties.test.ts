import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destinationNames } from "~/rules/rules";
import { queryNames } from "../plan-query";
import { writePlanJson } from "../take-along/plan-json.server";
import { addMonths, type Day, readDay, writeDay } from "./calendar";
import { countryCodes } from "./countries";
import { type PlanInput, readInput } from "./input";
import { makePlan, type Plan } from "./plan";

const today = readDay("2026-11-23");
const day = fc.integer({ min: today - 800, max: today + 800 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const yesOrNo = optional(fc.boolean());

const anyInput: fc.Arbitrary<PlanInput> = fc.record({
  to: fc.constantFrom(...destinationNames),
  country: optional(fc.constantFrom(...countryCodes)),
  pet: fc.constantFrom("dog", "cat"),
  snub: yesOrNo,
  born: optional(day),
  chip: optional(day),
  vaccine: optional(day),
  "vaccine-until": optional(day),
  sample: optional(day),
  arrive: optional(day),
  abroad: yesOrNo,
  baggage: yesOrNo,
  pets: optional(fc.integer({ min: 1, max: 5 })),
});

/** Runs the check with 2,000 random inputs. */
const always = (check: (input: PlanInput) => void) =>
  fc.assert(fc.property(anyInput, check), { numRuns: 2_000 });

const stepOf = (plan: Plan, name: string) => plan.steps.find(({ rule }) => rule.step === name);

/** The first and the last day that the plan names for a step. */
function daysOf(plan: Plan, name: string): Day[] {
  const step = stepOf(plan, name);
  return [step?.earliest, step?.latest].filter((end) => typeof end === "number");
}

describe("any plan", () => {
  it("keeps the order of chip, vaccine, sample and landing", () => {
    always((input) => {
      const { dates, landing, steps } = makePlan(input, today);
      const vaccine = dates["rabies-vaccine"].day;
      const isChipLaw = steps.some(({ rule }) => rule.step === "microchip" && rule.kind === "law");
      if (isChipLaw) expect(dates.microchip.day).toBeLessThanOrEqual(vaccine);
      const sample = dates["blood-sample"]?.day;
      if (sample !== undefined) expect(sample).toBeGreaterThanOrEqual(vaccine + 21);
      expect(landing).toBeGreaterThanOrEqual(Math.max(today, vaccine, sample ?? today));
      if (dates.birth !== null) expect(vaccine).toBeGreaterThanOrEqual(dates.birth + 84);
    });
  });

  it("lands no sooner after the vaccine and the sample than the destination allows", () => {
    always((input) => {
      const plan = makePlan(input, today);
      const { landing, dates } = plan;
      for (const vaccine of [dates["rabies-vaccine"].day, ...daysOf(plan, "rabies-vaccine")]) {
        if (input.to === "usa" && input.pet === "dog") {
          expect(landing).toBeGreaterThanOrEqual(vaccine + 28);
        }
        if (input.to === "uae") expect(landing).toBeGreaterThanOrEqual(vaccine + 21);
        if (input.to === "india") {
          expect(landing).toBeGreaterThan(addMonths(vaccine, 1));
        }
      }
      for (const sample of daysOf(plan, "blood-sample")) {
        if (input.to === "uk" || input.to === "eu") {
          expect(landing).toBeGreaterThanOrEqual(addMonths(sample, 3));
        }
        if (input.to === "eu") expect(landing).toBeGreaterThanOrEqual(sample + 90);
        if (input.to === "usa") expect(landing).toBeGreaterThanOrEqual(sample + 28);
        if (input.to === "uae") expect(landing).toBeLessThanOrEqual(sample + 365);
      }
      if (dates.birth !== null && input.to === "usa" && input.pet === "dog") {
        expect(landing).toBeGreaterThanOrEqual(addMonths(dates.birth, 6));
      }
      if (dates.birth !== null && input.to === "uae") {
        expect(landing).toBeGreaterThanOrEqual(dates.birth + 105);
      }
    });
  });

  it("to India departs less than twelve months after the vaccine that counts", () => {
    always((input) => {
      const { dates, landing } = makePlan({ ...input, to: "india" }, today);
      expect(landing).toBeLessThan(addMonths(dates["rabies-vaccine"].day, 12));
    });
  });

  it("allows a wanted landing on or after the earliest, except while a vaccine for India is too old", () => {
    always((input) => {
      if (input.arrive === undefined || input.to === "india") return;
      const { earliest, wanted } = makePlan(input, today);
      expect(wanted?.blockedBy === null).toBe(input.arrive >= earliest.day);
    });
  });

  it("has no window that ends before it begins, and no step of the law that comes too late", () => {
    always((input) => {
      for (const { earliest, latest, isDone, isMissed, rule } of makePlan(input, today).steps) {
        if (earliest !== null && latest !== null) expect(earliest).toBeLessThanOrEqual(latest);
        if (rule.kind === "law" && !isDone) {
          expect(isMissed).toBe(false);
          const isGivenForPet = rule.step === "rabies-vaccine" || rule.step === "microchip";
          if (latest !== null && !isGivenForPet && rule.step !== "tapeworm-treatment") {
            expect(latest).toBeGreaterThanOrEqual(today);
          }
        }
      }
    });
  });

  it("advises no landing that the law does not allow", () => {
    always((input) => {
      const { advised, earliest } = makePlan(input, today);
      expect(advised).toBeGreaterThanOrEqual(earliest.day);
    });
  });

  it("lands no earlier for a later vaccine, where both count", () => {
    always((input) => {
      if (input.vaccine === undefined) return;
      const plans = [input.vaccine, input.vaccine + 10].map((vaccine) =>
        makePlan({ ...input, vaccine, "vaccine-until": undefined }, today),
      );
      const [sooner, later] = plans;
      const bothCount = plans.every(
        ({ dates }) =>
          dates["rabies-vaccine"].origin === "given" && !dates["blood-sample"]?.refusal,
      );
      if (!sooner || !later || !bothCount) return;
      expect(later.earliest.day).toBeGreaterThanOrEqual(sooner.earliest.day);
    });
  });
});

describe("any query", () => {
  it("gives a plan or names its problems, whatever it contains", () => {
    const anyQuery = fc.dictionary(fc.constantFrom(...queryNames), fc.string());
    fc.assert(
      fc.property(anyQuery, (query) => {
        const reading = readInput(query);
        if (reading.kind === "input") return;
        expect({ ...reading.problems, ...reading.missing }).not.toEqual({});
      }),
    );
  });
});

describe("the planner", () => {
  const plans = () =>
    fc
      .sample(anyInput, { numRuns: 300, seed: 23 })
      .map((input) =>
        JSON.stringify(writePlanJson(makePlan(input, today), "https://marigold.example")),
      );

  it("does not depend on the machine's time zone", () => {
    const machineZone = process.env.TZ;
    const inZones = ["UTC", "Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"].map(
      (zone) => {
        process.env.TZ = zone;
        return plans();
      },
    );
    if (machineZone === undefined) delete process.env.TZ;
    else process.env.TZ = machineZone;
    for (const inZone of inZones) expect(inZone).toEqual(inZones[0]);
  });
});

describe("a month later", () => {
  it("is the same day, or the first of the month after if that day does not exist", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 24 }), (from, months) => {
        const to = addMonths(from, months);
        const [fromDate, toDate] = [writeDay(from).slice(8), writeDay(to).slice(8)];
        expect([fromDate, "01"]).toContain(toDate);
        expect(addMonths(from + 1, months)).toBeGreaterThanOrEqual(to);
      }),
    );
  });

  it.each([
    ["2026-11-30", 3, "2027-03-01"],
    ["2026-08-31", 3, "2026-12-01"],
    ["2027-11-30", 3, "2028-03-01"],
    ["2027-11-29", 3, "2028-02-29"],
  ])("%s and %i months are %s", (from, months, to) => {
    expect(writeDay(addMonths(readDay(from), months))).toBe(to);
  });
});
