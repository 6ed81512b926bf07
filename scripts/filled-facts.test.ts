import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { listUnfilledFacts } from "#content/company/unfilled-facts.server.ts";
import * as filledFacts from "#tests/fixtures/filled-facts/owner-facts.ts";

describe("the facts of npm run test:filled-facts", () => {
  it("are complete, without any `isNone`", () => {
    expect(listUnfilledFacts(filledFacts)).toEqual([]);
    expect(Object.values(filledFacts).filter(({ value }) => value === null)).toEqual([]);
  });

  it("differ from all facts that are not real yet, except the paths of files", () => {
    const committed = new Map(
      Object.entries(ownerFacts).map(([name, { value }]) => [name, JSON.stringify(value)]),
    );
    const notReal = new Set(listUnfilledFacts().map(({ name }) => name));
    const same = Object.entries(filledFacts)
      .filter(
        ([name, { value }]) => notReal.has(name) && committed.get(name) === JSON.stringify(value),
      )
      .filter(([, { value }]) => !String(value).startsWith("app/content/"));
    expect(same).toEqual([]);
  });

  it("have other office hours than the committed facts, and half hours", () => {
    const { days, opensAt, closesAt } = filledFacts.officeWeek.value;
    expect(days).not.toEqual([1, 2, 3, 4, 5]);
    expect([opensAt % 1, closesAt % 1]).toEqual([0.5, 0.5]);
  });

  it("replace files that exist", () => {
    const names = readdirSync(new URL("../tests/fixtures/filled-facts", import.meta.url));
    const missing = names.filter(
      (name) => !existsSync(new URL(`../app/content/company/${name}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});
