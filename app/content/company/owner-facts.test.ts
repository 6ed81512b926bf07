import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPages } from "#scripts/make/social/social-images.ts";
import { caseStories } from "./case-stories.ts";
import { everyPage, factDescriptions } from "./fact-descriptions.ts";
import type { OwnerFacts } from "./fact-types.ts";
import * as ownerFacts from "./owner-facts.ts";
import { team } from "./team.ts";
import { listUnfilledFacts } from "./unfilled-facts.server.ts";

const pagePaths = (await findPages()).map(({ path }) => path);

/** 9.5 is 9:30AM. */
function sayHour(hour: number): string {
  const minutes = hour % 1 === 0 ? "" : `:${Math.round((hour % 1) * 60)}`;
  return `${Math.floor(hour) % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

describe("the facts that the owner supplies", () => {
  it("name only pages that exist", () => {
    const paths = Object.values(factDescriptions).flatMap(({ shownOn }) => shownOn);
    expect(paths.filter((path) => path !== everyPage && !pagePaths.includes(path))).toEqual([]);
  });

  it("are all listed in docs/content.md", () => {
    const form = readFileSync(new URL("../../../docs/content.md", import.meta.url), "utf8");
    const missing = Object.keys(ownerFacts).filter((name) => !form.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });

  it("give the office hours in words and in numbers that agree", () => {
    const { days, opensAt, closesAt } = ownerFacts.officeWeek.value;
    const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const [first, last] = [Math.min(...days), Math.max(...days)];
    expect(days).toHaveLength(last - first + 1);
    expect(ownerFacts.officeHours.value).toBe(
      `${names[first - 1]} to ${names[last - 1]} ${sayHour(opensAt)} to ${sayHour(closesAt)} IST`,
    );
  });

  it("include the team and the stories if and only if their files have any", () => {
    expect(ownerFacts.team.value !== null).toBe(team.length > 0);
    expect(ownerFacts.caseStories.value !== null).toBe(caseStories.length > 0);
  });
});

const statesOf = (facts: Partial<OwnerFacts>) =>
  listUnfilledFacts(facts).map(({ name, state }) => `${name}: ${state}`);

describe("the list of unfilled facts", () => {
  it("has the missing facts", () => {
    expect(statesOf({ legalName: { value: null } })).toEqual(["legalName: missing"]);
  });

  it("has the facts marked as placeholders", () => {
    const brand = {
      value: { name: "Marigold", shortName: "Marigold" },
      isPlaceholder: true as const,
    };
    expect(statesOf({ brand })).toEqual(["brand: invented"]);
  });

  it("has numbers and addresses that reach nobody, even if they are not marked", () => {
    const facts = {
      phone: { value: "+91 00000 00000" },
      email: { value: "hello@marigoldpets.example" },
    };
    expect(statesOf(facts)).toEqual(["phone: invented", "email: invented"]);
  });

  it("names the parts of a fact that are missing", () => {
    const measured = { lengthCm: 61, widthCm: 45, heightCm: 50.5, measuredOn: "2026-11-23" };
    const value = { ...ownerFacts.crateInsides.value, "100": null, "200": measured, "300": null };
    const [unfilled] = listUnfilledFacts({ crateInsides: { value } });
    expect(unfilled?.state).toBe("missing");
    expect(unfilled?.what).toMatch(
      /^The insides of the crates as we measured them, without 100, 300/,
    );
    expect(unfilled?.what).not.toContain("200");
  });

  it("has neither real facts nor those marked as `isNone`", () => {
    const facts: Partial<OwnerFacts> = {
      phone: { value: "+91 98 7654 3210" },
      memberships: { value: null, isNone: true },
    };
    expect(statesOf(facts)).toEqual([]);
  });
});
