import { describe, expect, it } from "vitest";
import {
  landingsOf,
  planOf,
  resultOf,
  stepsOf,
  today,
  windowOf,
} from "#tests/fixtures/travel/plan.ts";
import { type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { isPlan } from "./plan.ts";

const write = (day: Day | null) => (day === null ? null : writeDay(day));

describe("what keeps a pet after its landing", () => {
  it.each([
    ["to=singapore&pet=dog&vaccine=2026-12-01", "2027-03-29", "2027-04-28"],
    ["to=hong-kong&pet=cat&arrive=2027-03-01", "2027-03-01", "2027-06-29"],
    ["to=malaysia&pet=cat&arrive=2027-03-01", "2027-03-01", "2027-03-08"],
  ])("has it home when it ends: %s", (query, landing, home) => {
    const { byRules, homeOn, wanted } = planOf(query);
    expect(write(wanted ? wanted.day : byRules.day)).toBe(landing);
    expect(write(wanted ? homeOn : byRules.homeOn)).toBe(home);
  });

  it("has it home on the day of landing where it stays with its people", () => {
    const plan = planOf("to=sri-lanka&pet=dog&arrive=2027-03-01");
    expect(write(plan.homeOn)).toBe("2027-03-01");
    expect(windowOf(plan, "quarantine")).toEqual(["2027-03-01", "2027-03-31"]);
  });

  it("delays no landing, and comes after all else", () => {
    const plan = planOf("to=malaysia&pet=dog");
    expect(stepsOf(plan).at(-1)).toBe("quarantine");
    expect(plan.next?.steps.map(({ rule }) => rule.step)).not.toContain("quarantine");
  });

  it("has no day on which the pet is home where nobody publishes how long it takes", () => {
    expect(planOf("to=india&pet=dog").homeOn).toBeNull();
    expect(planOf("to=india&pet=dog&left=yes").homeOn).not.toBeNull();
  });
});

describe("a station that is shut on Sundays", () => {
  it("has no landing on one", () => {
    const sunday = "2027-04-11";
    expect(planOf(`to=singapore&pet=dog&arrive=${sunday}`).wanted).toMatchObject({
      isPossible: false,
      blockedBy: "clearance",
    });
    expect(planOf("to=singapore&pet=dog&arrive=2027-04-12").wanted?.isPossible).toBe(true);
  });
});

describe("a sample in the days after a vaccine", () => {
  const oman = "to=oman&pet=dog";

  it("is planned in them", () => {
    const plan = planOf(`${oman}&vaccine=2026-12-01`);
    const [first, last] = windowOf(plan, "blood-sample");
    expect(first).toBe("2026-12-22");
    expect((last ?? "") <= "2026-12-31").toBe(true);
  });

  it("is taken on a day on which laboratories receive samples, if there is one", () => {
    const friday = readDay("2026-11-27");
    expect(windowOf(planOf(oman, friday), "blood-sample")[0]).toBe("2026-12-21");
    // All of its days are at the turn of the year.
    const shut = planOf(`${oman}&vaccine=2026-12-03`);
    expect(windowOf(shut, "blood-sample")[0]).toBe("2026-12-24");
    expect(shut.byRules.day).toBeLessThanOrEqual(shut.practical.day);
  });

  it.each([
    ["vaccine=2026-09-25&booster=2026-10-05&sample=2026-10-20"],
    ["booster=2026-10-05&sample=2026-10-20"],
  ])("is counted from the last dose before it: %s", (days) => {
    expect(planOf(`${oman}&${days}`).known["blood-sample"].day).toBeNull();
    expect(planOf(`${oman}&${days.replace("10-20", "10-27")}`).known["blood-sample"].day).toBe(
      readDay("2026-10-27"),
    );
  });

  it("has the vaccine in the days before one that is planned", () => {
    const plan = planOf(`${oman}&sample=2027-01-05`);
    expect(windowOf(plan, "rabies-vaccine")).toEqual(["2026-12-06", "2026-12-15"]);
    expect(write(plan.byRules.day)).toBe("2027-04-05");
  });

  it("comes three months before the flight, even where that lands later", () => {
    const query = `${oman}&vaccine=2026-10-20&sample=2026-11-12&arrive=2027-02-13`;
    expect(planOf(`${query}&depart=2027-02-12`).wanted?.isPossible).toBe(true);
    expect(planOf(`${query}&depart=2027-02-11`).wanted?.isPossible).toBe(false);
  });

  it("needs a new vaccine once they are over", () => {
    const plan = planOf(`${oman}&vaccine=2026-06-01`);
    expect(plan.known["rabies-vaccine"]).toMatchObject({ day: null, refusal: "no-sample" });
    expect(windowOf(plan, "rabies-vaccine")[0]).toBe(writeDay(today));
  });

  it.each([
    ["came too soon", "vaccine=2026-10-01&sample=2026-10-15"],
    ["is older than the vaccine", "vaccine=2026-01-09&sample=2025-12-17"],
    ["is too old for the flight", "vaccine=2025-10-01&booster=2026-09-20&sample=2025-10-25"],
    ["is too old, without its vaccine", "booster=2027-03-04&sample=2025-09-21"],
  ])("needs a new vaccine, too, where the one that was taken %s", (_, days) => {
    const plan = planOf(`${oman}&${days}`);
    expect(plan.known["rabies-vaccine"]).toMatchObject({ refusal: "no-sample" });
    expect(plan.known["blood-sample"].day).toBeNull();
  });

  it("does not count after them, and counts on the last of them", () => {
    const refusalOf = (sample: string) =>
      planOf(`${oman}&vaccine=2026-10-01&sample=${sample}`).known["blood-sample"].refusal;
    expect(refusalOf("2026-10-31")).toBeNull();
    expect(refusalOf("2026-11-01")).not.toBeNull();
  });

  it("has the vaccine late enough for a flight that is far away", () => {
    const plan = planOf(`${oman}&arrive=2028-03-01`);
    const [vaccine, sample] = ["rabies-vaccine", "blood-sample"].map((step) =>
      windowOf(plan, step),
    );
    expect(vaccine?.[0]).toBe("2027-03-01");
    expect(readDay(sample?.[1] ?? "")).toBe(readDay(vaccine?.[0] ?? "") + 30);
  });
});

describe("two doses in order", () => {
  it.each([
    "vaccine=2026-12-01",
    "vaccine=2026-12-01&booster=2026-12-31&sample=2026-12-31",
    "first-vaccine=2026-12-01&vaccine=2026-12-31&sample=2026-12-31",
  ])("land in Japan 180 days after the sample: %s", (doses) => {
    const query = `to=japan&pet=dog&${doses}`;
    expect(landingsOf(query)[0]).toBe("2027-06-29");
    expect(windowOf(planOf(`${query}&arrive=2027-06-29`), "advance-notice")[1]).toBe("2027-05-20");
  });

  it("begin again where the second came too soon, or the first one’s cover had ended", () => {
    const soon = planOf("to=japan&pet=cat&first-vaccine=2026-11-01&vaccine=2026-11-20");
    expect(soon.known["rabies-vaccine"].refusal).toBe("too-soon");
    expect(windowOf(soon, "rabies-vaccine")[0]).toBe("2026-12-01");
    const late = planOf("to=japan&pet=cat&first-vaccine=2025-01-01&vaccine=2026-11-20");
    expect(write(late.known["first-vaccine"].day)).toBe("2026-11-20");
    const lapsed = planOf("to=japan&pet=cat&vaccine=2025-01-01");
    expect(lapsed.known["first-vaccine"].refusal).toBe("lapsed");
    expect(windowOf(lapsed, "first-vaccine")[0]).toBe(writeDay(today));
  });

  it("count though a year lies between them, if the visitor says that the cover lasted", () => {
    const days = "vaccine=2025-09-01&booster=2026-09-20&sample=2026-10-01&unbroken=yes";
    expect(landingsOf(`to=japan&pet=dog&${days}`)[0]).toBe("2027-03-30");
  });

  it("have the second on the last day of the first one’s cover at the latest", () => {
    const plan = planOf("to=japan&pet=dog&first-vaccine=2026-04-01&arrive=2027-10-20");
    expect(windowOf(plan, "rabies-vaccine")[1]).toBe("2027-03-31");
  });

  it("are both known before a blood sample counts", () => {
    const one = planOf("to=japan&pet=dog&vaccine=2026-08-01&sample=2026-09-15");
    expect(one.known["blood-sample"].refusal).toBe("no-vaccine");
    expect(windowOf(one, "rabies-vaccine")[0]).toBe(writeDay(today));
    expect(write(one.byRules.day)).toBe("2027-05-25");
  });

  it("are implied by a sample alone only of a pet that was old enough for both", () => {
    const young = planOf("to=japan&pet=dog&born=2026-03-15&sample=2026-07-13");
    expect(young.known["rabies-vaccine"].refusal).toBe("too-young");
    expect(young.known["blood-sample"].refusal).toBe("no-vaccine");
    const old = planOf("to=japan&pet=dog&born=2026-03-14&sample=2026-07-13");
    expect(old.known["blood-sample"].origin).toBe("given");
  });

  it("are no question of other destinations", () => {
    const query = "to=uk&pet=cat&vaccine=2026-12-01";
    expect(landingsOf(`${query}&first-vaccine=2026-01-01`)).toEqual(landingsOf(query));
  });
});

describe("a way by another country", () => {
  it.each([
    ["singapore", "2027-03-29", "2027-09-25", "2027-10-05"],
    ["uk", "2027-03-31", "2027-10-28", "2027-11-07"],
  ])("via %s has the days of both flights", (via, stop, landing, home) => {
    const plan = planOf(`to=australia&pet=dog&vaccine=2026-12-01&via=${via}`);
    expect(write(plan.stop?.byRules.day ?? null)).toBe(stop);
    expect(write(plan.byRules.day)).toBe(landing);
    expect(write(plan.byRules.homeOn)).toBe(home);
    expect(plan.legs.map(({ to }) => to)).toEqual([via, "australia"]);
    expect(plan.byRules.departure).toBe(plan.stop?.byRules.departure);
  });

  it("has the steps of the first flight before those after its landing", () => {
    const plan = planOf("to=australia&pet=cat&via=uk");
    const steps = stepsOf(plan);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.indexOf("aqcs-certificate")).toBeLessThan(steps.indexOf("stop-vaccine"));
    for (const { earliest } of plan.steps.slice(steps.indexOf("stop-vaccine"))) {
      expect(earliest).toBeGreaterThanOrEqual(plan.legs[0]?.landing ?? Infinity);
    }
  });

  it("follows a landing in mind, and says which step is in its way", () => {
    const wanted = (arrive: string) =>
      planOf(`to=australia&pet=dog&via=singapore&arrive=${arrive}`).wanted;
    expect(wanted("2028-01-14")).toMatchObject({ isPossible: true, lacks: [] });
    expect(wanted("2027-06-01")).toMatchObject({ isPossible: false, blockedBy: "stop-stay" });
  });

  it("hurries the first flight for a landing that the rules alone allow", () => {
    const query = "to=australia&pet=dog&via=singapore";
    const { byRules } = planOf(query);
    const plan = planOf(`${query}&arrive=${writeDay(byRules.day)}`);
    expect(plan.basis).toBe("rules");
    expect(plan.legs[0]?.landing).toBe(plan.stop?.byRules.day);
  });

  it("has a vaccine there that still covers a late flight", () => {
    const late = planOf("to=australia&pet=dog&via=uk&arrive=2028-11-20");
    expect(windowOf(late, "stop-vaccine")[0]).toBe("2027-12-20");
  });

  it("is offered with its days as long as none is chosen", () => {
    const result = resultOf("to=australia&pet=dog");
    if (isPlan(result)) throw new Error("There is a direct plan");
    expect(result.closed?.why.text).toMatch(/India/);
    expect(result.closed?.ways.map((way) => isPlan(way) && way.input.via)).toEqual([
      "singapore",
      "uk",
    ]);
  });

  it("is no question of other destinations", () => {
    expect(resultOf("to=uk&pet=dog&via=singapore").input.via).toBeUndefined();
  });
});

describe("the last weeks before the second flight", () => {
  it("have the treatments and tests for it, which half a year before would count for nothing", () => {
    const plan = planOf("to=australia&pet=dog&via=singapore&vaccine=2026-12-01");
    for (const step of ["onward-tick-treatment", "onward-worm-treatment", "onward-dog-tests"]) {
      const [first, last] = windowOf(plan, step).map((day) => readDay(day ?? ""));
      expect(plan.landing - (first ?? 0), step).toBeLessThanOrEqual(45);
      expect(last ?? Infinity, step).toBeLessThan(plan.landing);
    }
  });
});
