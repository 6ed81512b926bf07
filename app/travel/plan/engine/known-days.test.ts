import { describe, expect, it } from "vitest";
import { landingsOf, planOf, stepsOf, windowOf } from "#tests/fixtures/travel/plan.ts";

const anew = landingsOf("to=uk&pet=dog");

describe("a vaccine", () => {
  it.each([
    ["whose cover has ended", "vaccine=2025-11-01"],
    ["whose cover ended on the day before its anniversary", "vaccine=2025-11-26"],
    ["that the book says has ended", "vaccine=2026-06-01&vaccine-until=2026-11-25"],
    ["that was given too young", "vaccine=2026-06-01&born=2026-05-01"],
    ["that was given before the chip", "vaccine=2026-06-01&chip=2026-06-02"],
    [
      "after which the blood test was too low",
      "vaccine=2026-06-01&sample=2026-07-15&result=failed",
    ],
  ])("%s does not count, and the plan begins again with a new one", (_, query) => {
    const plan = planOf(`to=uk&pet=dog&${query}`);
    expect(plan.known["rabies-vaccine"].refusal).not.toBeNull();
    expect(landingsOf(`to=uk&pet=dog&${query}`)).toEqual(anew);
  });

  it("counts on the last day of its cover", () => {
    const plan = planOf("to=canada&pet=dog&vaccine=2025-11-27");
    expect(plan.known["rabies-vaccine"].refusal).toBeNull();
  });

  it("that does not count gives way to a booster that counts by itself", () => {
    const plan = planOf(
      "to=uk&pet=dog&chip=2026-06-02&vaccine=2026-06-01&booster=2026-10-01&sample=2026-07-15",
    );
    expect(windowOf(plan, "rabies-vaccine")).toEqual(["2026-10-01", "2026-10-01"]);
    expect(plan.known["blood-sample"].refusal).toBe("too-soon");
  });

  it("is taken as given where only the sample's day is known", () => {
    const plan = planOf("to=uk&pet=dog&sample=2026-02-10&vaccine-until=2027-06-01");
    expect(plan.known["rabies-vaccine"]).toMatchObject({ origin: "implied", refusal: null });
  });

  it("brings the chip's day with it, whether it counts or not", () => {
    const plan = planOf("to=uk&pet=dog&vaccine=2024-12-18");
    expect(windowOf(plan, "microchip")).toEqual([null, "2024-12-18"]);
  });
});

describe("a booster", () => {
  const uk = "to=uk&pet=dog&vaccine=2025-10-01&sample=2025-11-05";

  it.each([
    ["in time keeps the sample", "booster=2026-09-30", "2026-11-28"],
    ["one day late makes it count anew", "booster=2026-10-01", "2027-02-26"],
    ["nine days late is late", "booster=2026-10-10", "2027-02-26"],
    [
      "late by its day, but told to be unbroken, keeps it",
      "booster=2026-10-10&unbroken=yes",
      "2026-11-28",
    ],
    ["late, and told to be so, does not", "booster=2026-10-10&unbroken=no", "2027-02-26"],
  ])("%s", (_, booster, first) => {
    expect(landingsOf(`${uk}&${booster}`)[0]).toBe(first);
  });

  it("that is planned is waited for, and another one follows where its cover ends too soon", () => {
    const planned = planOf("to=canada&pet=dog&vaccine=2026-02-01&booster=2027-01-20");
    expect(windowOf(planned, "booster")).toEqual(["2027-01-20", "2027-01-20"]);
    expect(windowOf(planned, "aqcs-certificate")[0]).toBe("2027-01-20");
    const later = "to=canada&pet=dog&vaccine=2026-02-01&booster=2027-01-20&arrive=2028-06-01";
    expect(stepsOf(planOf(later))).toContain("booster-2");
  });
});

describe("a blood sample", () => {
  const vaccine = "to=uk&pet=dog&vaccine=2026-10-01";

  it("counts from the day that the rule names, and not a day earlier", () => {
    expect(planOf(`${vaccine}&sample=2026-10-31`).known["blood-sample"].refusal).toBeNull();
    expect(planOf(`${vaccine}&sample=2026-10-30`).known["blood-sample"].refusal).toBe("too-soon");
  });

  it("is taken again for the UAE once it is older than 365 days on landing", () => {
    const uae = "to=uae&pet=cat&vaccine=2025-12-01&vaccine-until=2028-10-01&sample=2026-01-05";
    expect(windowOf(planOf(`${uae}&arrive=2027-01-05`), "blood-sample")[0]).toBe("2026-01-05");
    const later = planOf(`${uae}&arrive=2027-06-01`);
    expect(later.known["blood-sample"].refusal).toBe("too-old");
  });

  it("needs no more days once its result is known", () => {
    const uae = "to=uae&pet=cat&vaccine=2026-10-01&sample=2026-11-20";
    expect(landingsOf(uae)[0]).toBe("2026-12-11");
    expect(landingsOf(`${uae}&result=passed`)[0]).toBe("2026-12-03");
  });
});

describe("the vaccine into India", () => {
  const home = "to=india&pet=dog&left=yes";

  it("is the newest dose, of the last twelve months", () => {
    expect(landingsOf(`${home}&vaccine=2025-11-30&vaccine-until=2028-11-30`)[0]).toBe("2026-12-28");
    expect(landingsOf(`${home}&vaccine=2025-11-30&booster=2026-10-01`)[0]).toBe("2026-12-08");
  });

  it("closes the landings that a booster in the last calendar month would be needed for", () => {
    const { wanted } = planOf(`${home}&vaccine=2025-12-08&arrive=2026-12-12`);
    expect(wanted?.blockedBy).toBe("booster");
  });
});
