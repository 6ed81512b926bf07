import { describe, expect, it } from "vitest";
import { pets } from "#content/pets.ts";
import { landingsOf, planOf, stepOf, stepsOf, windowOf } from "#tests/fixtures/travel/plan.ts";
import { addMonths, readDay } from "#travel/move/calendar.ts";
import { listConditions } from "./conditions.ts";
import { findObstacle } from "./network/landing.ts";

describe("the first landing by rules and offices, and the first on which one can really fly", () => {
  it.each([
    ["to=singapore&vaccine=2026-12-01", "2027-03-29", "2027-04-07"],
    ["to=malaysia", "2026-11-28", "2026-12-26"],
    ["to=malaysia&born=2026-11-01", "2027-02-01", "2027-02-23"],
    ["to=hong-kong", "2026-12-10", "2026-12-24"],
    ["to=sri-lanka", "2026-12-10", "2026-12-24"],
    ["to=switzerland&vaccine=2026-12-01", "2027-03-31", "2027-04-07"],
    ["to=switzerland&born=2026-11-01", "2027-06-01", "2027-06-01"],
    ["to=norway&vaccine=2026-12-01", "2027-04-01", "2027-04-07"],
  ])("of %s are %s and %s, for dogs and for cats", (query, byRules, practical) => {
    for (const pet of pets) {
      expect(landingsOf(`${query}&pet=${pet}`), pet).toEqual([byRules, practical]);
    }
  });

  it.each([
    ["to=singapore", "wait", "wait"],
    ["to=malaysia", "aqcs-certificate", "rabies-vaccine"],
    ["to=hong-kong", "other-vaccines", "cargo-space"],
    ["to=sri-lanka", "import-permit", "cargo-space"],
    ["to=switzerland", "wait", "wait"],
    ["to=switzerland&born=2026-11-01", "age", "age"],
    ["to=norway", "wait", "wait"],
  ])("of %s are decided by %s and %s", (query, byRules, practical) => {
    const plan = planOf(`${query}&pet=dog`);
    expect([plan.byRules.decidedBy, plan.practical.decidedBy]).toEqual([byRules, practical]);
  });
});

describe("a move to Singapore", () => {
  const first = planOf("to=singapore&pet=dog&vaccine=2026-12-01&arrive=2027-03-29");

  it("has its blood sample 28 days after the vaccine and 90 days before the flight", () => {
    expect(first.basis).toBe("rules");
    expect(windowOf(first, "blood-sample")).toEqual(["2026-12-29", "2026-12-29"]);
    const sooner = planOf("to=singapore&pet=dog&vaccine=2026-12-01&arrive=2027-03-28");
    expect(sooner.wanted).toMatchObject({ isPossible: false, blockedBy: "wait" });
  });

  it("counts the 90 days to the departure, where it lies before the landing", () => {
    const query = "to=singapore&pet=dog&vaccine=2026-12-01&arrive=2027-03-30&depart";
    expect(planOf(`${query}=2027-03-29`).wanted?.isPossible).toBe(true);
    expect(planOf(`${query}=2027-03-28`).wanted?.isPossible).toBe(false);
  });

  it("takes no sample that is more than 12 months old", () => {
    const query =
      "to=singapore&pet=cat&vaccine=2026-01-05&booster=2026-12-20&sample=2026-02-10&arrive=2027-02";
    expect(planOf(`${query}-10`).wanted?.isPossible).toBe(true);
    expect(planOf(`${query}-11`).wanted?.isPossible).toBe(false);
  });

  it("asks for the pet's own licence and a place in quarantine, then for the import licence", () => {
    for (const [pet, licence] of [
      ["dog", "dog-licence"],
      ["cat", "cat-licence"],
    ] as const) {
      const steps = stepsOf(planOf(`to=singapore&pet=${pet}&vaccine=2026-12-01`));
      expect(steps.filter((step) => step.endsWith("-licence"))).toEqual([
        licence,
        "import-licence",
      ]);
      expect(steps.indexOf("quarantine-booking")).toBeLessThan(steps.indexOf("import-licence"));
      expect(steps.indexOf("import-licence")).toBeLessThan(steps.indexOf("aqcs-certificate"));
    }
    expect(windowOf(first, "import-licence")).toEqual(["2026-12-29", "2027-03-24"]);
  });

  it("treats parasites in the last week, but not on the last two days", () => {
    const [from, until] = windowOf(first, "parasite-treatment");
    expect(from).toBe("2027-03-22");
    expect(until).toBe(windowOf(first, "aqcs-certificate")[1]);
  });
});

describe("a move to Switzerland", () => {
  it("asks for the licence three weeks before the entry, also while the wait lasts", () => {
    const plan = planOf("to=switzerland&pet=cat&vaccine=2026-12-01&arrive=2027-03-31");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-31", "2026-12-31"]);
    expect(windowOf(plan, "import-licence")).toEqual(["2026-11-26", "2027-03-10"]);
    expect(windowOf(plan, "wait")[0]).toBe("2027-03-31");
  });

  it("lands no pet under seven months, whatever else is done", () => {
    const born = "2026-06-20";
    const query = `to=switzerland&pet=dog&born=${born}&vaccine=2026-09-15&sample=2026-10-16`;
    const plan = planOf(query);
    expect(plan.byRules).toMatchObject({ day: addMonths(readDay(born), 7), decidedBy: "age" });
    expect(findObstacle(plan.network, plan.byRules.day - 1, "rules")).toBe("age");
  });
});

describe("a move to Norway", () => {
  it("has the certificate after the later of three months and 90 days", () => {
    const after = (sample: string) =>
      windowOf(planOf(`to=norway&pet=cat&vaccine=2026-01-05&sample=${sample}`), "wait")[0];
    expect(after("2026-11-26")).toBe("2027-02-26");
    // Ninety days after it are 1 March.
    expect(after("2026-12-01")).toBe("2027-03-01");
    expect(after("2026-12-02")).toBe("2027-03-02");
  });

  it("treats dogs against tapeworm and gives notice two days before", () => {
    const dog = planOf("to=norway&pet=dog&vaccine=2026-12-01&arrive=2027-06-30");
    expect(windowOf(dog, "arrival-notice")[1]).toBe("2027-06-28");
    expect(stepsOf(dog)).toContain("tapeworm-treatment");
    const cat = planOf("to=norway&pet=cat&vaccine=2026-12-01&arrive=2027-06-30");
    expect(stepsOf(cat)).not.toContain("tapeworm-treatment");
  });

  it("is none for a pet that is not the visitor's own", () => {
    expect(landingsOf("to=norway&pet=dog&own=no")).toBe("refused");
  });
});

describe("the other destinations without a wait before the flight", () => {
  it.each(["malaysia", "sri-lanka", "thailand"])(
    "count a vaccine before the chip, where they name no order: %s",
    (to) => {
      const { known } = planOf(`to=${to}&pet=dog&vaccine=2026-06-01&chip=2026-11-20`);
      expect(known["rabies-vaccine"].refusal).toBeNull();
      const hongKong = planOf("to=hong-kong&pet=dog&vaccine=2026-06-01&chip=2026-11-20");
      expect(hongKong.known["rabies-vaccine"].refusal).toBe("before-chip");
    },
  );

  it("have Hong Kong's other vaccines at least 14 days old, and a place booked before the flight", () => {
    const plan = planOf("to=hong-kong&pet=cat&arrive=2027-03-01");
    expect(windowOf(plan, "other-vaccines")[1]).toBe("2027-02-15");
    expect(windowOf(plan, "arrival-notice")[1]).toBe("2027-02-28");
    const steps = stepsOf(plan);
    expect(steps.indexOf("quarantine-booking")).toBeLessThan(steps.indexOf("cargo-space"));
    expect(steps).not.toContain("blood-sample");
  });

  it("ask Malaysia for a permit of the last 30 days", () => {
    const plan = planOf("to=malaysia&pet=dog&vaccine=2026-12-01&arrive=2027-03-01");
    expect(windowOf(plan, "import-permit")[0]).toBe("2027-01-30");
  });

  it.each([
    ["hong-kong", "import-permit", "2027-02-15"],
    ["malaysia", "import-permit", "2027-02-22"],
    ["sri-lanka", "infection-tests", "2027-02-15"],
  ])("keep days for the office or the laboratory: %s, %s until %s", (to, step, day) => {
    const plan = planOf(`to=${to}&pet=dog&vaccine=2026-12-01&arrive=2027-03-01`);
    expect(windowOf(plan, step)[1]).toBe(day);
  });

  it("have a dog tested for Sri Lanka in the last month, and its permit two weeks before", () => {
    const plan = planOf("to=sri-lanka&pet=dog&arrive=2027-03-15");
    expect(windowOf(plan, "infection-tests")[0]).toBe("2027-02-15");
    expect(windowOf(plan, "parasite-treatment")[0]).toBe("2027-03-08");
    expect(windowOf(plan, "import-permit")[1]).toBe("2027-03-01");
  });

  it("tell for a cat to Sri Lanka what rests on the text for dogs, and name no test", () => {
    const plan = planOf("to=sri-lanka&pet=cat&arrive=2027-03-15");
    expect(stepsOf(plan)).not.toContain("infection-tests");
    for (const step of ["import-permit", "health-certificate", "parasite-treatment"]) {
      expect(stepOf(plan, step).rule, step).toMatchObject({ read: "unsettled" });
    }
    const [decisive] = listConditions(plan.input, plan.landing);
    expect(decisive).toMatchObject({ decides: true, species: ["cat"], read: "unsettled" });
  });
});

it.each([
  ["singapore", 30, "station"],
  ["malaysia", 7, "station"],
  ["hong-kong", 120, "station"],
  ["sri-lanka", 30, "home"],
] as const)("%s keeps a pet for %i days after the landing, where: %s", (to, amount, where) => {
  for (const pet of pets) {
    const { rules } = planOf(`to=${to}&pet=${pet}`).network;
    const stays = rules.flatMap(({ stay }) => stay ?? []);
    expect(stays, pet).toEqual([{ takes: { amount, unit: "day" }, where }]);
  }
});
