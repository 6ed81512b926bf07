import { expect, test } from "vitest";
import { type Cost, medianOf, timesStaticString } from "./cost.ts";

const costs = (...cpuMs: number[]): Cost[] =>
  cpuMs.map((ms) => ({ cpuMs: ms, proxyCpuMs: 0, requestsPerSecond: 0 }));

test("a slow round is compared with itself", () => {
  expect(timesStaticString(costs(6, 60, 8), costs(2, 20, 2))).toBe(3);
});

test("the middle cost counts", () => {
  expect(medianOf(costs(9, 1, 2), "cpuMs")).toBe(2);
});
