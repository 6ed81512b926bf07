import { expect, it } from "vitest";
import { oncePerDay } from "./once-per-day.server.ts";

it("what is made once per day is made again on another day, and again on the first one", () => {
  const days: string[] = [];
  const madeOn = oncePerDay((today: string) => days.push(today));
  const made = ["2026-11-27", "2026-11-27", "2026-11-28", "2026-11-28", "2026-11-27"].map(madeOn);
  expect(made).toEqual([1, 1, 2, 2, 3]);
  expect(days).toEqual(["2026-11-27", "2026-11-28", "2026-11-27"]);
});
