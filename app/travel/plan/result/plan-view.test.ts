import { describe, expect, it } from "vitest";
import { planOf, resultOf } from "#tests/fixtures/travel/plan.ts";
import { isPlan } from "#travel/plan/engine/plan.ts";
import { describeNoPlan, describePlan } from "./plan-view.server.ts";
import { wordsOf } from "./text/day-words.server.ts";

const viewOf = (query: string) =>
  describePlan(planOf(query), Object.fromEntries(new URLSearchParams(query)));
const onTheWay = (query: string) => wordsOf(viewOf(query).practical.onTheWay);

describe("the first screen", () => {
  it("says when a pet is home that a station keeps", () => {
    expect(onTheWay("to=singapore&pet=dog&vaccine=2026-12-01")).toMatch(
      /^Home on 7 May 2027 at the earliest, after 30 days: quarantine at /,
    );
  });

  it("says how long a pet stays apart at home", () => {
    expect(onTheWay("to=sri-lanka&pet=dog")).toMatch(/^Home that day, where it stays apart for 30/);
  });

  it("has the weekday, short, before the day", () => {
    expect(viewOf("to=uk&pet=cat&vaccine=2026-12-01").practical.first).toEqual({
      dateTime: "2027-04-07",
      words: "Wed 7 April 2027",
    });
  });

  it("says nothing of it where the landing is the end of the way", () => {
    expect(onTheWay("to=uk&pet=dog")).toBe("");
  });

  it("leads with the day on which the pet leaves India, and says where it lives first", () => {
    const { practical } = viewOf("to=australia&pet=cat&via=uk&vaccine=2026-12-01");
    expect(practical.departure?.dateTime).toBe("2027-04-07");
    expect(practical.landing.dateTime).toBe("2027-11-07");
    const words = wordsOf(practical.onTheWay);
    expect(words).toMatch(/^In the United Kingdom from 7 April 2027 on\. Home on 17 November 2027/);
    expect(wordsOf(practical.decision)).toContain(" In the United Kingdom from 7 April 2027 on. ");
  });

  it("names each obstacle once", () => {
    const { obstacles } = viewOf("to=australia&pet=dog&via=uk");
    expect(new Set(obstacles).size).toBe(obstacles.length);
  });
});

describe("a landing in mind", () => {
  const worksOf = (query: string) => {
    const { wanted } = viewOf(query);
    return wanted?.works && [wordsOf(wanted.works), wanted.reason].join(" ").trim();
  };

  it.each([
    ["to=uk&pet=cat&vaccine=2026-12-01&arrive=2027-05-01", "1 May works, 24 days to spare."],
    [
      "to=uk&pet=cat&vaccine=2026-12-01&arrive=2027-04-07",
      "7 April works, but not a day sooner. Nothing may take longer than planned.",
    ],
    [
      "to=uk&pet=cat&vaccine=2026-12-01&arrive=2028-04-07",
      "7 April 2028 works, 366 days to spare.",
    ],
    [
      "to=india&pet=cat&left=yes&arrive=2026-12-30",
      "A landing on 30 December works, 2 days to spare.",
    ],
  ])("of %s works, in a sentence", (query, words) => {
    expect(worksOf(query)).toBe(words);
  });

  it("has no such sentence where it is tight or impossible", () => {
    expect(worksOf("to=uk&pet=cat&vaccine=2026-12-01&arrive=2027-04-04")).toBeNull();
    expect(worksOf("to=uk&pet=cat&vaccine=2026-12-01&arrive=2027-01-10")).toBeNull();
  });

  it.each([
    ["arrive=2027-01-10", "No: that is 87 days too early", "Too early"],
    ["arrive=2027-04-04", "Possible, but tight", "Tight"],
    ["arrive=2026-11-01", "That day is past", "Past"],
    ["arrive=2028-06-01", "Yes, with 421 days to spare", null],
  ])("with %s has its answer in a few words, and a stamp unless it works", (day, answer, stamp) => {
    const { wanted } = viewOf(`to=uk&pet=cat&vaccine=2026-12-01&${day}`);
    expect(wanted).toMatchObject({ answer, stamp });
  });
});

describe("a way that is closed", () => {
  it("offers each way by another country, with its days and its plan", () => {
    const result = resultOf("to=australia&pet=dog&vaccine=2026-12-01");
    if (isPlan(result)) throw new Error("There is a direct plan");
    const query = { to: "australia", pet: "dog", vaccine: "2026-12-01" };
    const { text, ways } = describeNoPlan(result, query);
    expect(wordsOf(text)).toContain("India");
    expect(ways.map(({ search }) => search)).toEqual([
      "to=australia&via=singapore&pet=dog&vaccine=2026-12-01",
      "to=australia&via=uk&pet=dog&vaccine=2026-12-01",
    ]);
    expect(ways[1]?.codes).toEqual(["IN", "GB", "AU"]);
    expect(ways[1]?.days?.map(({ label, day }) => `${label}: ${day.words}`)).toEqual([
      "Leave: 7 Apr 2027",
      "Last landing: 7 Nov 2027",
      "Home from: 17 Nov 2027",
    ]);
  });
});
