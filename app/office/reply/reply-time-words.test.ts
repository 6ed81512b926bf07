import { describe, expect, it } from "vitest";
import {
  describeReplyTime,
  onBothClocks,
  shortReplyDay,
  shortReplyTime,
} from "./reply-time-words.ts";

const tuesday = Date.parse("2026-11-24T18:00+05:30");
const india = "Tuesday 24 November, 18:00";

describe("the time of our reply", () => {
  it.each([
    ["Europe/London", "12:30 in London"],
    ["America/Los_Angeles", "04:30 in Los Angeles"],
    ["America/Argentina/Buenos_Aires", "09:30 in Buenos Aires"],
    ["UTC", "12:30 where you are"],
    ["Etc/GMT+3", "09:30 where you are"],
  ])("is given in India's time and in the time of %s", (zone, visitor) => {
    expect(describeReplyTime(tuesday, zone)).toEqual({ india, visitor });
  });

  it("is short in India's time where space is short", () => {
    expect(shortReplyTime(tuesday)).toBe("Tue 24 Nov, 18:00");
    expect(shortReplyDay(tuesday)).toBe("Tue 24 Nov");
  });

  it("names the visitor's day if it differs", () => {
    expect(describeReplyTime(tuesday, "Pacific/Auckland").visitor).toBe(
      "Wednesday 25 November, 01:30 in Auckland",
    );
  });

  it("follows the visitor's summer time", () => {
    const june = Date.parse("2026-06-23T18:00+05:30");
    expect(describeReplyTime(june, "Europe/London").visitor).toBe("13:30 in London");
  });

  it.each(["Asia/Kolkata", "Asia/Calcutta", "Asia/Colombo", null])(
    "is given once if the time zone is India's or unknown (%s)",
    (zone) => {
      expect(describeReplyTime(tuesday, zone)).toEqual({ india, visitor: null });
    },
  );

  it.each([
    ["Europe/London", `${india} in India (12:30 in London)`],
    ["Asia/Kolkata", `${india} in India`],
    [null, `${india} in India (12:30 UTC)`],
    ["Mars/Olympus", `${india} in India (12:30 UTC)`],
    ["", `${india} in India (12:30 UTC)`],
  ])("is written on both clocks in a mail to the time zone %s", (zone, words) => {
    expect(onBothClocks(tuesday, zone)).toBe(words);
  });
});
