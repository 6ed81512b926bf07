import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayMs, hourMs } from "#edge/http/india-clock.ts";
import { findReplyTime } from "./reply-time.ts";
import { describeReplyTime } from "./reply-time-words.ts";

const indiaOffsetMs = 5.5 * hourMs;
const start = Date.parse("2026-01-01T00:00Z");
const isoDay = (time: number) => new Date(time + indiaOffsetMs).toISOString().slice(0, 10);

const instants = fc.integer({ min: start, max: start + 3 * 365 * dayMs });
const offices = fc.record({
  week: fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    opensAt: fc.integer({ min: 6, max: 11 }),
    closesAt: fc.integer({ min: 12, max: 22 }),
  }),
  holidays: fc.uniqueArray(
    fc.integer({ min: 0, max: 3 * 365 }).map((day) => isoDay(start + day * dayMs)),
    { maxLength: 60 },
  ),
  officeDays: fc.integer({ min: 1, max: 5 }),
});
type Office = typeof offices extends fc.Arbitrary<infer Value> ? Value : never;

const isOpenOn = (time: number, { week, holidays }: Office) =>
  week.days.includes(new Date(time + indiaOffsetMs).getUTCDay() || 7) &&
  !holidays.includes(isoDay(time));

describe("for every office, week and holidays, the promise", () => {
  it("ends at the closing time of an office day, after the enquiry", () => {
    fc.assert(
      fc.property(instants, offices, (received, office) => {
        const answered = findReplyTime(received, office);
        expect(answered).toBeGreaterThan(received);
        expect((answered + indiaOffsetMs) % dayMs).toBe(office.week.closesAt * hourMs);
        expect(isOpenOn(answered, office)).toBe(true);
      }),
    );
  });

  it("leaves as many office days as promised, besides the enquiry's own", () => {
    fc.assert(
      fc.property(instants, offices, (received, office) => {
        const answered = findReplyTime(received, office);
        let closings = 0;
        const today = received - ((received + indiaOffsetMs) % dayMs);
        for (let day = today; day < answered; day += dayMs) {
          const closesAt = day + office.week.closesAt * hourMs;
          if (closesAt > received && isOpenOn(day, office)) closings += 1;
        }
        expect(closings).toBe(office.officeDays + 1);
      }),
    );
  });

  it("is never earlier for a later enquiry", () => {
    fc.assert(
      fc.property(instants, fc.nat(20 * dayMs), offices, (received, laterMs, office) => {
        const later = findReplyTime(received + laterMs, office);
        expect(later).toBeGreaterThanOrEqual(findReplyTime(received, office));
      }),
    );
  });

  it("is never earlier with one more holiday", () => {
    fc.assert(
      fc.property(instants, offices, fc.nat(30), (received, office, day) => {
        const holidays = [...office.holidays, isoDay(received + day * dayMs)];
        expect(findReplyTime(received, { ...office, holidays })).toBeGreaterThanOrEqual(
          findReplyTime(received, office),
        );
      }),
    );
  });
});

it("the words name the same minute in India’s time zone and in any other", () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const minutes = instants.map((time) => time - (time % 60_000));
  fc.assert(
    fc.property(minutes, zones, (time, zone) => {
      const { india, visitor } = describeReplyTime(time, zone);
      expect(india).toMatch(/^\w+day \d{1,2} \w+, \d\d:\d\d$/);
      const clock = new Date(time).toLocaleTimeString("en-GB", {
        timeZone: zone,
        timeStyle: "short",
      });
      if (visitor === null) expect(india.endsWith(clock)).toBe(true);
      else expect(visitor).toContain(`${clock} `);
    }),
  );
});
