import { describe, expect, it } from "vitest";
import { findReplyTime } from "./reply-time.ts";

const office = {
  week: { days: [1, 2, 3, 4, 5], opensAt: 10, closesAt: 18 },
  holidays: ["2026-12-25", "2027-01-26"],
  officeDays: 1,
};

const replyTime = (receivedInIndia: string) =>
  findReplyTime(Date.parse(`${receivedInIndia}+05:30`), office);
const india = (time: string) => Date.parse(`${time}+05:30`);

describe("an enquiry is answered by the end of the next office day", () => {
  it.each([
    ["in office hours", "2026-11-23T11:00", "2026-11-24T18:00"],
    ["before the office opens", "2026-11-23T00:00", "2026-11-24T18:00"],
    ["just before it closes", "2026-11-23T17:59:59.999", "2026-11-24T18:00"],
    ["on the Friday, after the weekend", "2026-11-27T11:00", "2026-11-30T18:00"],
    ["on the day before a holiday, after it", "2026-12-24T11:00", "2026-12-28T18:00"],
  ])("when it comes %s", (_, received, answered) => {
    expect(replyTime(received)).toBe(india(answered));
  });

  it.each([
    ["when the office closes", "2026-11-23T18:00", "2026-11-25T18:00"],
    ["on Friday evening", "2026-11-27T19:00", "2026-12-01T18:00"],
    ["on Saturday", "2026-11-28T11:00", "2026-12-01T18:00"],
    ["on Sunday night", "2026-11-29T23:59", "2026-12-01T18:00"],
    ["on a holiday", "2026-12-25T11:00", "2026-12-29T18:00"],
  ])("counted from the next office day when it comes %s", (_, received, answered) => {
    expect(replyTime(received)).toBe(india(answered));
  });

  it("in India's time zone, not in London's or Los Angeles's", () => {
    expect(findReplyTime(Date.parse("2026-11-22T18:31Z"), office)).toBe(india("2026-11-24T18:00"));
  });
});

it("an enquiry is answered by the end of the third office day when three are promised", () => {
  const received = india("2026-11-23T11:00");
  expect(findReplyTime(received, { ...office, officeDays: 3 })).toBe(india("2026-11-26T18:00"));
});

describe("at any time of a winter, the promise", () => {
  const start = india("2026-11-20T00:00");
  const halfHourMs = 30 * 60 * 1000;
  const promises = Array.from({ length: 100 * 48 }, (_, count) => {
    const received = start + count * halfHourMs;
    return { received, answered: findReplyTime(received, office) };
  });

  it("is after the enquiry, and never earlier than the promise for an earlier one", () => {
    let last = 0;
    for (const { received, answered } of promises) {
      expect(answered).toBeGreaterThan(received);
      expect(answered).toBeGreaterThanOrEqual(last);
      last = answered;
    }
  });

  it("is six in the evening in India, never at the weekend or on a holiday", () => {
    const days = new Set(promises.map(({ answered }) => answered));
    for (const day of days) {
      const date = new Date(day + 5.5 * 60 * 60 * 1000);
      expect(date.toISOString()).toMatch(/T18:00:00.000Z$/);
      expect([1, 2, 3, 4, 5]).toContain(date.getUTCDay());
      expect(office.holidays).not.toContain(date.toISOString().slice(0, 10));
    }
  });
});
