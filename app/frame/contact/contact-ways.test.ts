import { expect, it } from "vitest";
import { describeHolidays } from "./contact-ways.tsx";

it("holidays are listed with their dates", () => {
  const holidays = [
    { date: "2026-12-25", name: "Christmas" },
    { date: "2027-01-26", name: "Republic Day" },
  ];
  expect(describeHolidays(holidays)).toBe(
    "25 December 2026 (Christmas), 26 January 2027 (Republic Day)",
  );
});
