import { describe, expect, it } from "vitest";
import { allMoves } from "#tests/fixtures/travel/moves.ts";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { readDay } from "#travel/move/calendar.ts";
import { listStages } from "./stages.ts";

const stagesOf = (query: string) => listStages(planOf(query));
const namesOf = (query: string) => stagesOf(query).map(({ name }) => name);

const everyMove = ["handed-over", "landed", "cleared", "home"];

describe("the stages of a move", () => {
  it("are those of the pet’s own plan, in the order of their days", () => {
    expect(namesOf("to=uk&pet=dog")).toEqual([
      "papers",
      "sample",
      "result",
      "flight",
      "wait",
      "aqcs",
      ...everyMove,
    ]);
    expect(namesOf("to=india&pet=dog")).toEqual(["papers", "flight", "aqcs", ...everyMove]);
  });

  it("have no sample, result or wait where the country of arrival asks for none", () => {
    expect(namesOf("to=canada&pet=cat")).toEqual(["papers", "flight", "aqcs", ...everyMove]);
  });

  it("leave out what was done before", () => {
    const done = namesOf(
      "to=uk&pet=dog&chip=2026-01-01&vaccine=2026-02-01&sample=2026-11-01&vaccine-until=2029-02-01",
    );
    expect(done).not.toContain("sample");
    expect(done).not.toContain("result");
    expect(done).toContain("wait");
  });

  it("have the plan’s days and wait for whoever has to act", () => {
    const plan = planOf("to=uk&pet=dog");
    const stages = listStages(plan);
    const landed = stages.find(({ name }) => name === "landed");
    expect(readDay(landed?.day ?? "")).toBe(plan.landing);
    expect(stages.map(({ waitsFor }) => waitsFor)).toEqual([
      "you",
      "vet",
      "laboratory",
      "airline",
      "authority",
      "authority",
      "us",
      "airline",
      "authority",
      "us",
    ]);
    expect(stages.every(({ isSet }) => !isSet)).toBe(true);
  });

  it.each(allMoves.filter((query) => !query.startsWith("to=eu")))(
    "never go back in time for %s",
    (query) => {
      const stages = stagesOf(query);
      const days = stages.flatMap(({ day }) => day ?? []);
      expect(days).toEqual(days.toSorted());
      // Nobody publishes how long the quarantine in India takes.
      const withoutDay = query.startsWith("to=india") ? ["home"] : [];
      expect(stages.flatMap(({ name, day }) => (day === null ? name : []))).toEqual(withoutDay);
    },
  );

  it("have the pet home after its quarantine", () => {
    const days = new Map(stagesOf("to=singapore&pet=cat").map(({ name, day }) => [name, day]));
    expect(readDay(days.get("home") ?? "")).toBe(readDay(days.get("landed") ?? "") + 30);
  });

  it("have no days for a country that the planner does not cover", () => {
    const stages = listStages(null);
    expect(stages.map(({ name }) => name)).toEqual(["papers", "flight", "aqcs", ...everyMove]);
    expect(stages.every(({ day }) => day === null)).toBe(true);
  });
});
