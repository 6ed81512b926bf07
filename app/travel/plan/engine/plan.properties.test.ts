import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indiaOffsetMs } from "#edge/http/india-clock.ts";
import { readCalendarEvents } from "#tests/fixtures/calendar-events.ts";
import { addMonths, type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { countryCodes } from "#travel/move/countries.ts";
import { planNames } from "#travel/plan/plan-query.ts";
import { writeCalendarFile } from "#travel/plan/take-along/calendar-file.server.ts";
import { writePlanJson } from "#travel/plan/take-along/plan-json.server.ts";
import { destinationNames } from "#travel/rules/rules.ts";
import { type PlanInput, readInput } from "./input.ts";
import { findFirstLanding, findObstacle } from "./landing.ts";
import { describeMove } from "./move.ts";
import { makePlan, type Plan } from "./plan.ts";

const today = readDay("2026-11-24");
const now = new Date("2026-11-24T06:30:00Z");
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
  booster: fc.constant(undefined),
  "vaccine-until": optional(day),
  sample: optional(day),
  arrive: optional(day),
  depart: fc.constant(undefined),
  at: optional(fc.constantFrom("00:00", "06:30", "23:59")),
  abroad: yesOrNo,
  baggage: yesOrNo,
  pets: optional(fc.integer({ min: 1, max: 5 })),
});

type PlanJson = ReturnType<typeof writePlanJson>;
type StepJson = PlanJson["steps"][number];

const origin = "https://marigold.example";

const writeJson = (input: PlanInput) => writePlanJson(makePlan(input, today, []), origin);

/** The random inputs of this run are the same for all checks, so that each is planned once. */
const seed = fc.sample(fc.integer(), 1)[0];
const planned = new Map<string, { plan: Plan; json: PlanJson }>();

function planOnce(input: PlanInput) {
  const key = JSON.stringify(input);
  const known = planned.get(key);
  if (known) return known;
  const plan = makePlan(input, today, []);
  const made = { plan, json: writePlanJson(plan, origin) };
  planned.set(key, made);
  return made;
}

/** Runs the check with 2,000 random inputs. */
const always = (check: (json: PlanJson, input: PlanInput, plan: Plan) => void) =>
  fc.assert(
    fc.property(anyInput, (input) => {
      const { json, plan } = planOnce(input);
      check(json, input, plan);
    }),
    { numRuns: 2_000, seed },
  );

const dayOf = (date: string): Day => readDay(date.slice(0, 10));
const stepOf = ({ steps }: PlanJson, id: string): StepJson | undefined =>
  steps.find((step) => step.id === id);

/** The first and the last day that the plan names for a step. */
function daysOf(json: PlanJson, id: string): Day[] {
  const step = stepOf(json, id);
  return [step?.earliest, step?.latest].flatMap((date) => (date ? [dayOf(date)] : []));
}

describe("any plan", () => {
  it("has no open step in the past, and no window that ends before it begins", () => {
    always(({ steps }) => {
      for (const { earliest, latest, isDone } of steps) {
        const days = [earliest, latest].flatMap((date) => (date ? [dayOf(date)] : []));
        if (!isDone) for (const named of days) expect(named).toBeGreaterThanOrEqual(today);
        if (earliest && latest)
          expect(Date.parse(earliest)).toBeLessThanOrEqual(Date.parse(latest));
      }
    });
  });

  it("does nothing before what it needs", () => {
    const needs: [step: string, before: string, days: number][] = [
      ["blood-sample", "rabies-vaccine", 21],
      ["result", "blood-sample", 14],
      ["wait", "blood-sample", 89],
      ["noc", "dgft-permit", 60],
      ["import-permit", "result", 0],
      ["rabies-certificate", "rabies-vaccine", 0],
      ["aqcs-certificate", "result", 0],
      ["aqcs-certificate", "import-permit", 0],
    ];
    always((json) => {
      for (const [step, before, days] of needs) {
        const [first] = daysOf(json, step);
        const [needed] = daysOf(json, before);
        if (first !== undefined && needed !== undefined && !stepOf(json, step)?.isDone) {
          expect(first, `${step} after ${before}`).toBeGreaterThanOrEqual(needed + days);
        }
      }
    });
  });

  it("lands no sooner after the vaccine and the sample than the destination allows", () => {
    always((json, { to, pet, born }) => {
      const landing = dayOf(json.plannedFor);
      for (const vaccine of daysOf(json, "rabies-vaccine")) {
        if (to === "usa" && pet === "dog") expect(landing).toBeGreaterThanOrEqual(vaccine + 28);
        if (to === "uae") expect(landing).toBeGreaterThanOrEqual(vaccine + 21);
        if (to === "india") {
          const departure = dayOf(json.plannedDeparture);
          expect(departure).toBeGreaterThan(addMonths(vaccine, 1));
          expect(departure).toBeLessThan(addMonths(vaccine, 12));
        }
        if (born !== undefined) expect(vaccine).toBeGreaterThanOrEqual(born + 84);
      }
      for (const sample of daysOf(json, "blood-sample")) {
        if (to === "uk" || to === "eu") {
          expect(landing).toBeGreaterThanOrEqual(addMonths(sample, 3));
        }
        if (to === "eu") expect(landing).toBeGreaterThanOrEqual(sample + 90);
        if (to === "usa") expect(landing).toBeGreaterThanOrEqual(sample + 28);
        if (to === "uae") expect(landing).toBeLessThanOrEqual(sample + 365);
      }
      if (born !== undefined && to === "usa" && pet === "dog") {
        expect(landing).toBeGreaterThanOrEqual(addMonths(born, 6));
      }
      if (born !== undefined && to === "uae") expect(landing).toBeGreaterThanOrEqual(born + 105);
    });
  });

  it("flies no sooner in practice than by law, and never without the time to book", () => {
    always(({ earliestArrival, practicalArrival, decidedBy }) => {
      expect(practicalArrival >= earliestArrival).toBe(true);
      expect(dayOf(practicalArrival)).toBeGreaterThanOrEqual(today + 28);
      expect(decidedBy === null).toBe(dayOf(earliestArrival) === today);
    });
  });

  it("allows a wanted landing by the law alone, and calls what practice forbids tight", () => {
    always(({ wanted, earliestArrival, practicalArrival, plannedFor }, { arrive, to }) => {
      if (arrive === undefined || !wanted) return;
      expect(plannedFor).toBe(wanted.isPossible ? wanted.date : practicalArrival);
      if (wanted.date < earliestArrival) expect(wanted.isPossible).toBe(false);
      if (wanted.isPossible && wanted.date < practicalArrival) expect(wanted.isTight).toBe(true);
      // A vaccine or a sample may become too old, and a puppy old enough to be asked for a vaccine.
      if (to === "uk" || to === "eu" || to === "usa") {
        expect(wanted.isPossible).toBe(wanted.date >= earliestArrival);
      }
    });
  });

  it("lands no earlier for a sample that is taken later", () => {
    always((json, input) => {
      const [sample] = daysOf(json, "blood-sample");
      if (sample === undefined || input.to === "uae") return;
      const [counted] = daysOf(writeJson({ ...input, sample }), "blood-sample");
      const later = writeJson({ ...input, sample: sample + 10 });
      const [postponed] = daysOf(later, "blood-sample");
      if (counted !== sample || postponed !== sample + 10) return;
      expect(later.practicalArrival >= json.practicalArrival).toBe(true);
    });
  });

  it("has the same days in its calendar", () => {
    always((json, _, plan) => {
      const file = writeCalendarFile(plan, `${origin}/plan`, now);
      const dated = json.steps.filter(
        ({ isDone, earliest, latest }) => !isDone && (earliest || latest),
      );
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(dated.length + 1);
      for (const { id, earliest, latest } of dated) {
        const start = (earliest ?? latest ?? "").replace(/[-:]|\.000/g, "");
        const event = file.slice(file.indexOf(`UID:${id}.`));
        expect(event.slice(event.indexOf("DTSTART"))).toMatch(new RegExp(`^DTSTART[^:]*:${start}`));
      }
    });
  });

  it("has events in its calendar that end after they start, and alarms in mornings to come", () => {
    always((_json, _input, plan) => {
      const file = writeCalendarFile(plan, `${origin}/plan`, now);
      for (const { start, end, isAllDay, alarms } of readCalendarEvents(file)) {
        if (end !== null) expect(end).toBeGreaterThan(start);
        for (const alarm of alarms) {
          const clock = new Date(alarm + (isAllDay ? 0 : indiaOffsetMs)).toISOString();
          expect(clock.slice(11)).toBe("09:00:00.000Z");
          expect(clock > writeDay(today + 1)).toBe(true);
        }
      }
    });
  });
});

describe("the first landing", () => {
  it("is the first day from today for which no window is empty", () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.constantFrom("law" as const, "practice" as const),
        (input, basis) => {
          const move = describeMove(input, today, []);
          const { day: first } = findFirstLanding(move, basis);
          let expected = today;
          while (findObstacle(move, expected, basis) !== null) expected += 1;
          expect(first).toBe(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("any query", () => {
  it("is a plan or has its problems named, whatever stands in it", () => {
    const anyQuery = fc.dictionary(fc.constantFrom(...planNames), fc.string());
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
      .map((input) => JSON.stringify(writeJson(input)));

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
  it("is the same day, or the first of the month after where that day does not exist", () => {
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
