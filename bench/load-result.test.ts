import { expect, test } from "vitest";
import { type LoadResult, listFailures, renderLoad } from "./load-result.ts";

const result = (given: Partial<LoadResult> = {}): LoadResult => ({
  name: "warm",
  statuses: { 200: 90, 404: 10 },
  failures: {},
  timeouts: 0,
  latencyMs: { p50: 10, p97_5: 20, p99: 30 },
  ...given,
});

test("answers are counted by status, and nothing else is a failure", () => {
  const [header, , row] = renderLoad([result()]).split("\n");
  expect(header).toMatch(/Requests \| +200 \| +404 \| +5xx \|/);
  expect(row).toMatch(/^\| warm +\| +100 \| +90 \| +10 \| +0 \| +10 \| +20 \| +30 \| +0 \| +0 \|$/);
  expect(listFailures([result()])).toEqual([]);
});

test("each kind of 5xx is one too many", () => {
  const down = result({ name: "down", statuses: { 200: 90, 500: 2, 503: 3 } });
  expect(listFailures([result(), down])).toEqual(["down: 5 answers with 5xx"]);
  expect(renderLoad([result(), down]).split("\n").at(-1)).toMatch(/95 \| +90 \| +0 \| +5 \|/);
});

test("a connection that breaks and one that hangs are failures, counted apart", () => {
  const failed = result({ failures: { "socket hang up": 2, "request timed out": 1 }, timeouts: 1 });
  expect(listFailures([failed])).toEqual([
    "warm: 2 times socket hang up",
    "warm: 1 times request timed out",
  ]);
  expect(renderLoad([failed])).toMatch(/2 \| +1 \|$/);
});

test("a site that answers nothing has failed", () => {
  expect(listFailures([result({ statuses: {} })])).toEqual(["warm: nothing was answered"]);
});
