import { describe, expect, it } from "vitest";
import type { WayBack } from "./rule-schema.ts";
import { allRules, destinationNames, rulesOf } from "./rules.ts";
import { listWayBack, listWayHome } from "./way-back.ts";

const everything = [...listWayHome(), ...destinationNames.flatMap(listWayBack)];

const textsOf = (ways: WayBack[]) => ways.map(({ text }) => text).join(" ");

describe("what keeps the way back short", () => {
  it("cites an official page each time", () => {
    expect(everything).toHaveLength(allRules.flatMap(({ andBack }) => andBack).length);
    for (const { what, source } of everything) expect(source.url, what).toMatch(/^https:/);
  });

  it("takes its numbers from the rules", () => {
    expect(textsOf(everything)).not.toContain("[[");
    expect(textsOf(listWayHome())).toContain(
      "more than one calendar month and less than 12 calendar months old",
    );
    expect(textsOf(listWayBack("australia"))).toContain("lives 180 days in a row");
  });

  it("says for the way home what to do before the flight out, while away and for the flight home", () => {
    expect(new Set(listWayHome().map(({ when }) => when))).toEqual(
      new Set(["before", "away", "back"]),
    );
  });

  it("is said of the destinations that a pet comes back to, not of India", () => {
    for (const name of destinationNames.filter((to) => rulesOf(to).destination.isIntoIndia)) {
      expect(listWayBack(name)).toEqual([]);
    }
  });
});
