import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { readQuery } from "#travel/plan/plan-query.ts";
import { describeAndBack } from "./and-back.server.ts";

const read = (search: string) => readQuery(new URLSearchParams(search));
const andBackOf = (search: string) => describeAndBack(planOf(search), read(search), "2026-11-25");
const titlesOf = (search: string) => andBackOf(search).groups.map(({ title }) => title);

const papers =
  "pet=dog&snub=yes&name=Momo&born=2022-05-01&chip=2026-01-10&vaccine=2026-02-01&booster=2026-10-01&vaccine-until=2027-09-30&sample=2026-03-10&result=passed";

describe("the way back", () => {
  it("home is a plan with the pet’s own days, as a re-import", () => {
    const { home } = andBackOf(`to=eu&country=ie&${papers}&arrive=2027-03-01&at=06:30`);
    expect(read(home ?? "")).toEqual({ ...read(papers), to: "india", left: "yes" });
  });

  it("takes the measures of the crate along", () => {
    expect(andBackOf("to=uk&pet=cat&a=45&unit=cm").home).toContain("a=45&unit=cm");
  });

  it("tells of AQCS’s certificate first, on each way out of India", () => {
    for (const to of ["uk", "canada", "singapore", "australia&via=uk"]) {
      const [first] = andBackOf(`to=${to}&pet=cat`).groups;
      expect(first?.title).toBe("Home to India");
      expect(first?.ways[0]?.what).toContain("AQCS’s export certificate");
    }
  });

  it("tells what that destination wants before a visit to India, of pets that it asks for it", () => {
    const usa = "Back to the United States after a visit to India";
    expect(titlesOf("to=usa&pet=dog")).toEqual(["Home to India", usa]);
    expect(titlesOf("to=usa&pet=cat")).toEqual(["Home to India"]);
    expect(titlesOf("to=canada&pet=dog")).toEqual(["Home to India"]);
  });

  it("of a plan into India leads to each destination that wants something done, with the pet’s days", () => {
    const { home, groups } = andBackOf(`to=india&${papers}&left=no&abroad=yes&baggage=yes`);
    expect(home).toBeNull();
    const plans = groups.map(({ link }) => link?.search);
    expect(plans).toHaveLength(4);
    expect(read(plans[0] ?? "")).toEqual({ ...read(papers), to: "uk" });
  });

  it("names the day of a source that was not read with the others", () => {
    const { groups } = andBackOf("to=eu&pet=dog");
    const sources = groups.flatMap(({ ways }) => ways.map(({ source }) => source));
    const other = sources.find(({ title }) => title.startsWith("Finnish"));
    expect(other?.checked).not.toBeNull();
    expect(sources[0]?.checked).toBeNull();
  });
});
