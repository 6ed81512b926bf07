import { expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { drawTimeline, endOfTimeline } from "#travel/plan/result/plan-timeline.server.ts";
import { mergeRows } from "./merge-rows.ts";

function rowsOf(...queries: [label: string, query: string][]) {
  const plans = queries.map(([label, query]) => ({ label, plan: planOf(query) }));
  const end = Math.max(...plans.map(({ plan }) => endOfTimeline(plan)));
  return mergeRows(
    plans.map(({ label, plan }) => ({ label, rows: drawTimeline(plan, "", end).steps })),
  );
}

const landing = "arrive=2027-06-01";
const moti = `to=uk&pet=dog&chip=2026-07-01&vaccine=2026-07-02&${landing}`;

it("What is the same for all pets is one row, and what differs is a row for each", () => {
  const { steps } = rowsOf(["Moti", moti], ["Coco", `to=uk&pet=cat&${landing}`]);
  const titles = steps.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith("Rabies vaccine"))).toEqual([
    "Rabies vaccine: Moti",
    "Rabies vaccine: Coco",
  ]);
  const certificate = titles.filter((title) => /AQCS/.test(title));
  expect(certificate.length).toBeGreaterThan(0);
  for (const title of certificate) expect(title).not.toMatch(/: (Moti|Coco)/);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

it("What only one pet has names it, in its place", () => {
  const titles = rowsOf(["Moti", moti], ["Coco", `to=uk&pet=cat&${landing}`]).steps.map(
    ({ title }) => title,
  );
  expect(titles).toContainEqual(expect.stringMatching(/apeworm.*: Moti$/));
});

it("The rows are in the order of their first days", () => {
  const { steps } = rowsOf(["Moti", moti], ["Coco", `to=uk&pet=cat&${landing}`]);
  const starts = steps.map(({ bar, isDone }) => (isDone ? -1 : (bar?.x ?? 0)));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

it("The rows of pets that need the same are those of one", () => {
  const one = rowsOf(["Moti", moti]);
  const two = rowsOf(["Moti", moti], ["Coco", moti]);
  expect(two).toEqual(one);
});
