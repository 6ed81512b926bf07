import { expect, test } from "vitest";
import { shareStolen } from "./stolen-time.ts";

const reading = (ticks: number[]) => `cpu  ${ticks.join(" ")} 7 7\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

test("the share of stolen time is that of all time that has passed", () => {
  const before = reading([100, 0, 50, 800, 5, 0, 1, 40]);
  const after = reading([140, 0, 60, 840, 5, 0, 1, 50]);
  expect(shareStolen(before, after)).toBe(0.1);
});
