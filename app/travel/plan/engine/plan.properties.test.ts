import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indiaOffsetMs } from "#edge/http/india-clock.ts";
import { readCalendarEvents } from "#tests/fixtures/calendar-events.ts";
import { today } from "#tests/fixtures/travel/plan.ts";
import { anyInput, anyDay as day } from "#tests/fixtures/travel/plan-inputs.ts";
import { indianHolidays, isOpen, readHolidays } from "#travel/holidays/office-days.ts";
import { addMonths, type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { planNames } from "#travel/plan/plan-query.ts";
import { writeCalendarFile } from "#travel/plan/take-along/calendar-file.server.ts";
import { writePlanJson } from "#travel/plan/take-along/plan-json.server.ts";
import { type PlanInput, readInput } from "./input.ts";
import { isPetStep } from "./known-days.ts";
import { findFirstLanding, findObstacle } from "./network/landing.ts";
import { makeNetwork } from "./network/network.ts";
import { isPlan, makePlan, type Plan } from "./plan.ts";

const now = new Date("2026-11-26T06:30:00Z");
const holidays = readHolidays(indianHolidays);
const origin = "https://marigold.example";

/** The random inputs of this run are the same for all checks, so that each is planned once. */
const seed = fc.sample(fc.integer(), 1)[0];
const planned = new Map<string, Plan | null>();

function planOnce(input: PlanInput): Plan | null {
  const key = JSON.stringify(input);
  const known = planned.get(key);
  if (known !== undefined) return known;
  const result = makePlan(input, today);
  const plan = isPlan(result) ? result : null;
  planned.set(key, plan);
  return plan;
}

/** Runs the check with the plans of 400 random inputs. */
const always = (check: (plan: Plan) => void) =>
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = planOnce(input);
      if (plan) check(plan);
    }),
    { numRuns: 400, seed },
  );

const daysOf = ({ steps }: Plan, name: string): Day[] => {
  const step = steps.find(({ rule }) => rule.step === name);
  return [step?.earliest, step?.latest].flatMap((one) => one ?? []);
};

describe("any plan", () => {
  it("has no open step in the past, and no window that ends before it begins", () => {
    always(({ steps }) => {
      for (const { rule, earliest, latest, isDone } of steps) {
        const days = [earliest, latest].flatMap((one) => one ?? []);
        if (!isDone) for (const one of days) expect(one, rule.step).toBeGreaterThanOrEqual(today);
        expect(
          days.toSorted((one, other) => one - other),
          rule.step,
        ).toEqual(days);
      }
    });
  });

  it("dates nothing after the landing but what happens there, nor after what needs it", () => {
    always((plan) => {
      const { steps, landing, network } = plan;
      for (const { rule, latest, earliest, isDone } of steps) {
        if (isDone || rule.stay || rule.step === "owner-travels") continue;
        expect(Math.max(latest ?? 0, earliest ?? 0), rule.step).toBeLessThanOrEqual(landing);
      }
      const lastOf = (name: string) => {
        const step = steps.find(({ rule }) => rule.step === name);
        return step && !step.isDone ? (step.latest ?? step.overBy) : null;
      };
      const dependencies = network.dependencies.filter(
        ({ isPractice }) => !isPractice || plan.basis === "practice",
      );
      for (const { before, after } of dependencies) {
        const [first, last] = [lastOf(before), lastOf(after)];
        // Two days of the visitor are as given.
        const areGiven = [before, after].every(
          (name) => isPetStep(name) && plan.known[name].day !== null,
        );
        if (first === null || last === null || areGiven) continue;
        expect(first, `${before} for ${after}`).toBeLessThanOrEqual(last);
      }
    });
  });

  it("lists each step after all that it needs", () => {
    always(({ steps, network }) => {
      const order = steps.map(({ rule }) => rule.step);
      for (const { before, after } of network.dependencies) {
        if (!order.includes(before) || !order.includes(after)) continue;
        expect(order.indexOf(before), `${before} for ${after}`).toBeLessThan(order.indexOf(after));
      }
    });
  });

  it("can still be kept if the chip, the vaccine or the sample comes on the last day of its window", () => {
    always(({ steps, input, landing, basis, known }) => {
      const first = steps.find(({ rule, isDone }) => rule.step === "first-vaccine" && !isDone);
      for (const [name, step] of [
        ["chip", "microchip"],
        ["vaccine", "rabies-vaccine"],
        ["sample", "blood-sample"],
      ] as const) {
        const open = steps.find(({ rule, isDone }) => rule.step === step && !isDone);
        // A day that is refused, or an answer about it, would be judged anew.
        const isPlain =
          input.booster === undefined &&
          input["vaccine-until"] === undefined &&
          input.sample === undefined &&
          input.result === undefined &&
          known["rabies-vaccine"].refusal === null;
        if (!open || open.latest === null || !isPlain || open.rule.kind === "advice") continue;
        if (name === "chip" && input.vaccine !== undefined) continue;
        // A vaccine alone is read as the first of two.
        const earlier =
          name === "vaccine" && first?.latest ? { "first-vaccine": first.latest } : undefined;
        const later = makePlan(
          { ...input, ...earlier, [name]: open.latest, arrive: landing },
          today,
        );
        expect(isPlan(later) && later.wanted?.isPossible, `${basis}: ${step}`).toBe(true);
      }
    });
  });

  it("has AQCS and the NOC on working days alone", () => {
    always((plan) => {
      for (const step of ["aqcs-certificate", "noc"]) {
        for (const one of daysOf(plan, step))
          expect(isOpen.working(one, holidays), step).toBe(true);
      }
    });
  });

  it("lands no sooner after the vaccine and the sample than the destination allows", () => {
    always((plan) => {
      const { input, landing, departure } = plan;
      const { to, pet, born } = input;
      for (const vaccine of daysOf(plan, "rabies-vaccine")) {
        if (to === "usa" && pet === "dog") expect(landing).toBeGreaterThanOrEqual(vaccine + 28);
        if (to === "uae") expect(landing).toBeGreaterThanOrEqual(vaccine + 21);
        if (to === "india") expect(departure).toBeGreaterThan(addMonths(vaccine, 1));
        if (born !== undefined) expect(vaccine).toBeGreaterThanOrEqual(born + 84);
      }
      for (const sample of daysOf(plan, "blood-sample")) {
        if (to === "uk" || to === "eu") {
          expect(landing).toBeGreaterThanOrEqual(addMonths(sample, 3));
        }
        if (to === "eu") expect(landing).toBeGreaterThan(sample + 90);
        if (to === "usa") expect(landing).toBeGreaterThanOrEqual(sample + 28);
        if (to === "uae") expect(landing).toBeLessThanOrEqual(sample + 365);
      }
    });
  });

  it("flies no sooner in practice than by the rules, and never without the time to book", () => {
    always(({ byRules, practical }) => {
      expect(practical.day).toBeGreaterThanOrEqual(byRules.day);
      expect(practical.day).toBeGreaterThanOrEqual(today + 28);
      expect(byRules.decidedBy).not.toBeNull();
    });
  });

  it("has nothing open before its first landing, also with a booster that is planned far ahead", () => {
    const booster = readDay("2027-11-27");
    const sample = readDay("2026-12-18");
    const plan = makePlan({ to: "oman", pet: "dog", booster, sample }, today);
    expect(isPlan(plan) && plan.byRules.decidedBy).toBeTruthy();
  });

  it("follows a wanted landing that is open, and the practical one otherwise", () => {
    always(({ wanted, landing, practical, byRules, basis }) => {
      expect(landing).toBe(wanted?.isPossible ? wanted.day : practical.day);
      if (!wanted) return;
      expect(wanted.isPossible).toBe(wanted.blockedBy === null);
      if (wanted.day < byRules.day) expect(wanted.isPossible).toBe(false);
      expect(basis === "rules").toBe(wanted.lacks.length > 0);
    });
  });

  it("has the same days in its calendar and in its JSON", () => {
    always((plan) => {
      const file = writeCalendarFile(plan, `${origin}/plan`, now);
      const dated = writePlanJson(plan, origin).steps.filter(
        ({ isDone, earliest, latest }) => !isDone && (earliest || latest),
      );
      const isHomeLater = plan.homeOn !== null && plan.homeOn > plan.landing;
      const others = plan.legs.length + (isHomeLater ? 1 : 0);
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(dated.length + others);
      for (const { id, earliest, latest } of dated) {
        const start = (earliest ?? latest ?? "").replace(/[-:]|\.000/g, "");
        const event = file.slice(file.indexOf(`UID:${id}.`));
        expect(event.slice(event.indexOf("DTSTART"))).toMatch(new RegExp(`^DTSTART[^:]*:${start}`));
      }
    });
  });

  it("has events in its calendar that end after they start, and alarms in mornings to come", () => {
    always((plan) => {
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
      fc.property(anyInput, fc.constantFrom("rules", "practice"), (input, basis) => {
        const network = makeNetwork(input, today, indianHolidays);
        const { day: first } = findFirstLanding(network, basis);
        const last = first ?? addMonths(today, 24);
        let expected = today;
        while (expected <= last && findObstacle(network, expected, basis) !== null) expected += 1;
        expect(expected).toBe(first ?? last + 1);
      }),
      { numRuns: 40 },
    );
  });
});

describe("any query", () => {
  it("is a plan or has its problems named, whatever stands in it", () => {
    const anyQuery = fc.dictionary(fc.constantFrom(...planNames), fc.string());
    fc.assert(
      fc.property(anyQuery, (query) => {
        const reading = readInput(query, today);
        if (reading.kind === "input") return;
        expect({ ...reading.problems, ...reading.missing }).not.toEqual({});
      }),
    );
  });
});

describe("the planner", () => {
  const plans = () =>
    fc
      .sample(anyInput, { numRuns: 60, seed: 23 })
      .map((input) => JSON.stringify(writePlanJson(makePlan(input, today), origin)));

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
