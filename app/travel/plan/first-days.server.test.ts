import { expect, it } from "vitest";
import { readDay } from "#travel/move/calendar.ts";
import { listFirstDays } from "./first-days.server.ts";

it("The first days are of the six main destinations, whatever others there are", () => {
  const { dog, cat } = listFirstDays(readDay("2026-11-26"));
  const names = [
    "United Kingdom",
    "European Union",
    "United States",
    "Canada",
    "United Arab Emirates",
    "Home to India",
  ];
  expect(dog.map(({ destination }) => destination)).toEqual(names);
  expect(cat.map(({ destination }) => destination)).toEqual(names);
});
