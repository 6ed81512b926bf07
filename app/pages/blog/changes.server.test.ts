import { expect, it } from "vitest";
import { lastReading, newestChanges } from "./changes.server.ts";

const newest = newestChanges[0]?.day;

it("says that the list of changes was read on the day of its newest one, or later", () => {
  expect(lastReading("/guides/what-changed", "2020-01-01")).toBe(newest);
  expect(lastReading("/guides/what-changed", "2999-01-01")).toBe("2999-01-01");
});

it("says that another guide was read when it was checked", () => {
  expect(lastReading("/guides/late-booster", "2020-01-01")).toBe("2020-01-01");
});
