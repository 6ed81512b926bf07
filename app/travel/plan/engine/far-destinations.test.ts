import { describe, expect, it } from "vitest";
import { landingsOf, planOf, stepsOf, windowOf } from "#tests/fixtures/travel/plan.ts";

describe("the first landing", () => {
  it.each([
    ["to=qatar&pet=dog&vaccine=2026-12-01", "2027-03-31", "2027-04-07"],
    ["to=qatar&pet=cat&vaccine=2026-12-01", "2027-03-31", "2027-04-07"],
    ["to=thailand&pet=dog&vaccine=2026-12-01", "2026-12-30", "2027-01-12"],
    ["to=thailand&pet=cat", "2026-12-25", "2027-01-07"],
    ["to=thailand&pet=dog&vaccine=2026-01-10&booster=2026-11-01", "2026-12-04", "2027-01-07"],
    ["to=eu&country=ie&pet=dog&vaccine=2026-12-01", "2027-04-01", "2027-04-07"],
  ])("of %s is %s by the rules, and %s in practice", (query, byRules, practical) => {
    expect(landingsOf(query)).toEqual([byRules, practical]);
  });

  it.each([
    ["to=qatar&pet=dog", "wait", "wait"],
    ["to=qatar&pet=cat&born=2026-09-20", "wait", "age"],
    ["to=thailand&pet=dog", "import-permit", "import-permit"],
    ["to=thailand&pet=cat&born=2026-10-01", "age", "import-permit"],
  ])("of %s is decided by %s, and in practice by %s", (query, byRules, practical) => {
    const plan = planOf(query);
    expect([plan.byRules.decidedBy, plan.practical.decidedBy]).toEqual([byRules, practical]);
  });
});

describe("Qatar's permit", () => {
  it("is applied for in the last two weeks in practice, and before AQCS has signed", () => {
    const plan = planOf("to=qatar&pet=dog&vaccine=2026-12-01");
    expect(windowOf(plan, "import-permit")).toEqual(["2027-03-24", "2027-03-31"]);
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2027-03-31", "2027-04-06"]);
  });
});

it("Qatar's conditions say for a cat that they were read on a page about dogs", () => {
  const textsOf = (pet: string) =>
    planOf(`to=qatar&pet=${pet}`)
      .conditions.map(({ text }) => text)
      .join("\n");
  expect(textsOf("cat")).toContain("is about dogs");
  expect(textsOf("dog")).not.toContain("is about dogs");
});

describe("Thailand's permit", () => {
  const arriving = (day: string) => planOf(`to=thailand&pet=dog&vaccine=2026-12-01&arrive=${day}`);

  it("is applied for 21 days after a first vaccine, and is there before AQCS has signed", () => {
    expect(arriving("2026-12-29").wanted?.blockedBy).toBe("import-permit");
    const plan = arriving("2026-12-30");
    expect(windowOf(plan, "import-permit")).toEqual(["2026-12-22", "2026-12-22"]);
    expect(windowOf(plan, "aqcs-certificate")).toEqual(["2026-12-29", "2026-12-29"]);
  });

  it("is applied for in the last 60 days, so that it is still good on the flight", () => {
    expect(windowOf(arriving("2027-06-30"), "import-permit")).toEqual(["2027-05-01", "2027-06-09"]);
  });

  it("comes without a blood test", () => {
    expect(stepsOf(planOf("to=thailand&pet=dog"))).not.toContain("blood-sample");
  });
});

describe("the conditions of a country of the European Union", () => {
  const textsOf = (country: string, pet: string) =>
    planOf(`to=eu&country=${country}&pet=${pet}`)
      .conditions.map(({ text }) => text)
      .join("\n");

  it.each([
    ["de", "dog", "no permit and no appointment", "Schiphol"],
    ["nl", "cat", "Scottish Fold", "no breed of dog"],
    ["nl", "dog", "Schiphol", "Scottish Fold"],
    ["fr", "dog", "category 1", "Schiphol"],
    ["ie", "dog", "cropped ears", "Schiphol"],
    ["ie", "cat", "wet ink", "XL Bully"],
  ])("%s for a %s have “%s”, not “%s”", (country, pet, own, others) => {
    expect(textsOf(country, pet)).toContain(own);
    expect(textsOf(country, pet)).not.toContain(others);
  });

  it("say that the wait of the plan covers Ireland's own three months", () => {
    expect(textsOf("ie", "dog")).toContain("three months between the blood sample and the journey");
    const plan = planOf("to=eu&country=ie&pet=dog&vaccine=2026-12-01&arrive=2027-04-01");
    expect(windowOf(plan, "blood-sample")).toEqual(["2026-12-31", "2026-12-31"]);
    expect(windowOf(plan, "wait")[0]).toBe("2027-03-31");
  });
});
