import { describe, expect, it } from "vitest";
import { landingsOf, planOf, stepsOf, windowOf } from "#tests/fixtures/travel/plan.ts";

describe("the first landing by rules and offices, and the first on which one can really fly", () => {
  it.each([
    ["to=uk&pet=dog&vaccine=2026-12-01", "2027-03-31", "2027-04-07"],
    ["to=eu&pet=dog&vaccine=2026-12-01", "2027-04-01", "2027-04-07"],
    ["to=eu&pet=cat", "2027-03-30", "2027-04-07"],
    ["to=usa&pet=dog&vaccine=2026-12-01", "2027-01-28", "2027-03-05"],
    ["to=usa&pet=cat", "2026-11-28", "2026-12-26"],
    ["to=canada&pet=dog", "2026-11-28", "2026-12-24"],
    ["to=uae&pet=dog&vaccine=2026-10-01", "2026-12-17", "2027-02-24"],
    ["to=uk&pet=dog&vaccine=2026-01-05&sample=2026-02-10", "2026-11-28", "2026-12-24"],
    ["to=india&pet=dog&vaccine=2026-06-01&abroad=no", "2027-02-05", "2027-02-05"],
    [
      "to=india&pet=dog&vaccine=2026-06-01&abroad=yes&baggage=yes&pets=2",
      "2026-12-08",
      "2026-12-24",
    ],
    ["to=india&pet=dog&vaccine=2026-06-01&left=yes", "2026-12-08", "2026-12-24"],
    ["to=usa&pet=dog&born=2026-10-01", "2027-04-01", "2027-04-01"],
    ["to=canada&pet=dog&born=2026-10-20", "2026-11-28", "2027-01-12"],
  ])("of %s are %s and %s", (query, byRules, practical) => {
    expect(landingsOf(query)).toEqual([byRules, practical]);
  });

  it.each([
    ["to=uk&pet=dog", "wait", "wait"],
    ["to=eu&pet=cat", "wait", "wait"],
    ["to=usa&pet=dog&vaccine=2026-12-01", "blood-sample", "blood-sample"],
    ["to=usa&pet=cat", "aqcs-certificate", "rabies-vaccine"],
    ["to=canada&pet=dog", "aqcs-certificate", "cargo-space"],
    ["to=india&pet=dog&abroad=no", "dgft-permit", "dgft-permit"],
    ["to=usa&pet=dog&born=2026-10-01", "age", "age"],
  ])("of %s are decided by %s and %s", (query, byRules, practical) => {
    const plan = planOf(query);
    expect([plan.byRules.decidedBy, plan.practical.decidedBy]).toEqual([byRules, practical]);
  });

  it("are none where no landing within two years is open", () => {
    expect(landingsOf("to=uk&pet=dog&chip=2028-09-01")).toBe("closed by wait");
  });

  it("lie beyond a weekend and a holiday on which the offices are closed", () => {
    // 26 March 2027 is Good Friday; AQCS signs on the Monday after it.
    const plan = planOf("to=eu&pet=cat&arrive=2027-03-30");
    expect(windowOf(plan, "wait")[0]).toBe("2027-03-26");
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-03-29", "2027-03-29"]);
    expect(planOf("to=eu&pet=cat&arrive=2027-03-29").wanted?.isPossible).toBe(false);
  });

  it("leave AQCS two working days in practice", () => {
    const plan = planOf("to=eu&pet=cat");
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-04-05", "2027-04-06"]);
    const query = "to=uk&pet=dog&vaccine=2025-10-01&sample=2025-11-05&booster=2026-10-10";
    expect(landingsOf(query)).toEqual(["2027-02-26", "2027-03-02"]);
  });

  it("leave seven working days after the NOC is asked for, which are no holidays", () => {
    const into = (arrive: string, depart: string) =>
      windowOf(
        planOf(
          `to=india&pet=dog&vaccine=2026-11-26&abroad=yes&baggage=yes&arrive=${arrive}&depart=${depart}`,
        ),
        "noc",
      )[1];
    // 26 January is a holiday.
    expect(into("2027-02-04", "2027-02-03")).toBe("2027-01-22");
    expect(into("2027-02-07", "2027-02-06")).toBe("2027-01-27");
  });
});

describe("a window", () => {
  it("of the UK ends where everything after it can still be done", () => {
    const plan = planOf("to=uk&pet=dog&vaccine=2026-12-01");
    expect(windowOf(plan, "microchip")).toEqual(["2026-11-26", "2026-12-01"]);
    expect(windowOf(plan, "laboratory")).toEqual(["2026-11-26", "2027-01-04"]);
    expect(windowOf(plan, "blood-sample")).toEqual(["2027-01-04", "2027-01-04"]);
    expect(windowOf(plan, "wait")).toEqual(["2027-04-04", null]);
    expect(windowOf(plan, "cargo-space")).toEqual(["2026-11-26", "2027-03-10"]);
    expect(windowOf(plan, "tax-relief")).toEqual(["2027-01-07", "2027-03-10"]);
    expect(windowOf(plan, "owner-travels")).toEqual(["2027-04-02", "2027-04-12"]);
  });

  it("of the British certificate is that of AQCS's appointment, after the wait is over", () => {
    for (const to of ["uk", "eu"]) {
      const plan = planOf(`to=${to}&pet=dog&vaccine=2026-12-01`);
      expect(windowOf(plan, "health-certificate")).toEqual(["2027-04-05", "2027-04-06"]);
      expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-04-05", "2027-04-06"]);
    }
  });

  it("of chip, vaccine and certificate for Canada ends with AQCS's last useful day", () => {
    const plan = planOf("to=canada&pet=dog");
    const last = windowOf(plan, "aqcs-certificate")[1];
    for (const step of ["microchip", "rabies-vaccine", "rabies-certificate"]) {
      expect(windowOf(plan, step), step).toEqual(["2026-11-26", last]);
    }
  });

  it("of the CDC's form and of the UAE's other vaccines and parasites ends before AQCS has signed", () => {
    const usa = planOf("to=usa&pet=dog");
    expect(windowOf(usa, "vaccination-form")[1]).toBe(windowOf(usa, "aqcs-certificate")[1]);
    const uae = planOf("to=uae&pet=cat");
    for (const step of ["other-vaccines", "parasite-treatment"]) {
      expect(windowOf(uae, step)[1], step).toBe(windowOf(uae, "aqcs-certificate")[1]);
    }
  });

  it("of the UAE's permit begins with the result, and AQCS's certificate follows it", () => {
    const plan = planOf("to=uae&pet=dog&vaccine=2026-10-01&arrive=2026-12-17");
    expect(windowOf(plan, "import-permit")).toEqual(["2026-12-10", "2026-12-10"]);
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2026-12-10", "2026-12-16"]);
  });

  it("of the NOC begins with the draft of the certificate that it encloses, and with the DGFT's permit", () => {
    const plan = planOf("to=india&pet=dog&abroad=no");
    const [drafted] = windowOf(plan, "certificate-draft");
    expect(drafted).toBe("2027-01-05");
    expect(windowOf(plan, "dgft-permit")).toEqual(["2026-11-26", "2026-11-26"]);
    expect(windowOf(plan, "noc")).toEqual(["2027-01-25", "2027-01-25"]);
    expect(windowOf(plan, "health-certificate")).toEqual(["2027-01-25", "2027-02-01"]);
  });

  it("of a booster is the end of the cover, whatever the landing leaves", () => {
    const canada = planOf("to=canada&pet=dog&vaccine=2025-12-01&arrive=2027-01-15");
    expect(windowOf(canada, "booster")).toEqual(["2026-11-26", "2026-11-30"]);
    const uk = planOf("to=uk&pet=dog&vaccine=2024-12-18&arrive=2028-02-13");
    expect(windowOf(uk, "rabies-vaccine")[0]).toBe("2026-11-26");
    expect(windowOf(uk, "booster")).toEqual(["2027-10-26", "2027-11-25"]);
  });

  it("of a booster into India lies before the last calendar month, while the cover lasts", () => {
    const plan = planOf("to=india&pet=dog&vaccine=2026-06-01&left=yes&arrive=2027-06-20");
    expect(windowOf(plan, "booster")).toEqual(["2026-11-26", "2027-05-18"]);
  });

  it("ends before the landing, but for what happens there", () => {
    for (const query of ["to=uk&pet=dog", "to=eu&pet=dog&country=ie", "to=india&pet=cat"]) {
      const plan = planOf(query);
      const later = plan.steps.filter(({ latest }) => latest !== null && latest > plan.landing);
      expect(later.map(({ rule }) => rule.step)).toEqual(
        query.includes("india") ? [] : ["owner-travels"],
      );
    }
  });
});

describe("the steps", () => {
  it("stand after all that they need, and else by their last day", () => {
    expect(stepsOf(planOf("to=uk&pet=dog&arrive=2027-06-30"))).toEqual([
      "microchip",
      "rabies-vaccine",
      "laboratory",
      "blood-sample",
      "crate",
      "cargo-space",
      "tax-relief",
      "wait",
      "tapeworm-treatment",
      "result",
      "health-certificate",
      "aqcs-certificate",
      "owner-travels",
    ]);
  });

  it("ask Ireland for a notice, Malta for one, and Finland for a treatment alone", () => {
    const own = (country: string, pet: string) =>
      stepsOf(planOf(`to=eu&pet=${pet}&country=${country}`)).filter((step) =>
        /notice|tapeworm/.test(step),
      );
    expect(own("ie", "dog")).toEqual(["tapeworm-treatment", "advance-notice"]);
    expect(own("ie", "cat")).toEqual(["advance-notice"]);
    expect(own("mt", "cat")).toEqual(["arrival-notice"]);
    expect(own("fi", "dog")).toEqual(["tapeworm-treatment"]);
    expect(own("de", "dog")).toEqual([]);
  });

  it("choose no laboratory for a sample that is taken", () => {
    const plan = planOf("to=uk&pet=dog&vaccine=2026-01-05&sample=2026-02-10");
    expect(stepsOf(plan)).not.toContain("laboratory");
  });

  it("ask dogs under three months for no vaccine into India, and pets under three months for none into Canada", () => {
    const india = planOf("to=india&pet=dog&left=yes&born=2026-10-20&arrive=2026-12-30");
    expect(stepsOf(india)).not.toContain("rabies-vaccine");
    const canada = planOf("to=canada&pet=dog&born=2026-09-17&arrive=2026-12-16");
    expect(stepsOf(canada)).not.toContain("rabies-certificate");
  });

  it("tell of an age only while the pet is too young", () => {
    expect(stepsOf(planOf("to=usa&pet=dog&born=2026-10-01"))).toContain("age");
    expect(stepsOf(planOf("to=usa&pet=dog&born=2020-10-01"))).not.toContain("age");
    expect(stepsOf(planOf("to=usa&pet=dog"))).not.toContain("age");
  });

  it("are named next by the earliest last day, all that have it, and never advice", () => {
    const next = (query: string) => {
      const { next } = planOf(query);
      return [next?.by, next?.steps.map(({ rule }) => rule.step)];
    };
    const today = planOf("to=canada&pet=dog").today;
    expect(next("to=canada&pet=dog")).toEqual([today, ["cargo-space"]]);
    expect(next("to=uk&pet=dog&vaccine=2026-01-05&sample=2026-02-10")[1]).toContain("cargo-space");
    expect(next("to=eu&pet=cat")).toEqual([today + 9, ["microchip", "rabies-vaccine"]]);
  });
});

describe("a landing that is wanted", () => {
  it("is not possible where the rules close it, and the plan is of the practical one", () => {
    const dgft = planOf("to=india&pet=dog&vaccine=2026-06-01&arrive=2026-12-20");
    expect(dgft.wanted).toMatchObject({ isPossible: false, blockedBy: "dgft-permit", lacks: [] });
    expect(dgft.landing).toBe(dgft.practical.day);
    for (const query of [
      "to=india&pet=dog&abroad=no&vaccine=2026-09-01&arrive=2027-01-20",
      "to=uae&pet=dog&vaccine=2024-11-03&arrive=2026-12-19",
    ]) {
      const { wanted, landing, steps } = planOf(query);
      expect(wanted?.isPossible, query).toBe(false);
      for (const { latest } of steps) expect(latest ?? 0).toBeLessThanOrEqual(landing);
    }
  });

  it("is tight where the rules alone leave it open, with the days that each step lacks", () => {
    const { wanted, landing, basis } = planOf(
      "to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15&arrive=2026-11-29",
    );
    expect(landing).toBe(wanted?.day);
    expect(basis).toBe("rules");
    expect(wanted?.lacks.map(({ rule, days }) => [rule.step, days])).toEqual([
      ["aqcs-certificate", 6],
      ["health-certificate", 6],
      ["cargo-space", 25],
    ]);
  });

  it("is planned with our margins where they fit", () => {
    const { wanted, basis } = planOf("to=uk&pet=dog&arrive=2027-06-30");
    expect([wanted?.isPossible, wanted?.lacks, basis]).toEqual([true, [], "practice"]);
  });

  it("follows from a departure alone, on the next day into India", () => {
    const days = (query: string) => {
      const { wanted, departure } = planOf(query);
      return (wanted?.day ?? 0) - departure;
    };
    expect(days("to=india&pet=dog&depart=2027-06-01")).toBe(1);
    expect(days("to=uk&pet=dog&depart=2027-06-01")).toBe(0);
    expect(days("to=canada&pet=dog&arrive=2027-06-03&depart=2027-06-01")).toBe(2);
  });
});

describe("a refusal", () => {
  it.each(["to=uk&pet=cat", "to=eu&pet=dog", "to=canada&pet=dog"])(
    "closes %s for a pet that is not the visitor's own",
    (query) => {
      expect(landingsOf(`${query}&own=no`)).toBe("refused");
      expect(landingsOf(query)).not.toBe("refused");
    },
  );

  it("closes neither Canada for cats nor the USA, the UAE and India", () => {
    for (const query of [
      "to=canada&pet=cat",
      "to=usa&pet=dog",
      "to=uae&pet=cat",
      "to=india&pet=dog",
    ]) {
      expect(landingsOf(`${query}&own=no`), query).not.toBe("refused");
    }
  });
});
