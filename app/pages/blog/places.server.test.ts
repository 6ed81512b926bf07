import { expect, it } from "vitest";
import { readDay } from "#travel/move/calendar.ts";
import { describeWeeks, listPlaces } from "./places.server.ts";

it.each([
  [[19, 19], "19 weeks"],
  [[14, 4], "4–14 weeks"],
  [[1], "1 week"],
  [[], null],
])("landings after %j weeks are told as %s", (weeks, words) => {
  expect(describeWeeks(weeks)).toBe(words);
});

it("the time to the landing is that of the planner, on each day anew", () => {
  const waitOn = (today: string) =>
    listPlaces(readDay(today)).find(({ name }) => name === "uk")?.wait;
  expect(waitOn("2026-11-27")).toBe("19 weeks");
  expect(waitOn("2026-12-20")).toBe("18 weeks");
});
