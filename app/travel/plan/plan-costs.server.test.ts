import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { describeCosts, listPlanFees } from "./plan-costs.server.tsx";

const paidTo = (query: string) => listPlanFees(planOf(query)).unpublished.map((fee) => fee.paidTo);

describe("the costs of a plan", () => {
  it("have no fee of a step that is done", () => {
    expect(paidTo("to=usa&pet=dog&vaccine=2026-12-01")).toContain("Laboratory");
    expect(paidTo("to=usa&pet=dog&vaccine=2026-01-05&sample=2026-02-10")).not.toContain(
      "Laboratory",
    );
  });

  it("have the fees of the country where the pet lives first", () => {
    const { totals } = listPlanFees(planOf("to=australia&pet=cat&via=singapore"));
    expect(totals[0]?.amount).toContain("Singapore dollars");
  });

  it("say in a few words what is known, or that nothing is", () => {
    const hintOf = (query: string) => describeCosts(planOf(query), "2026-11-27").hint;
    expect(hintOf("to=uae&pet=cat")).toBe(
      "500 rupees + 450 dirhams known, and what nobody publishes",
    );
    expect(hintOf("to=india&pet=cat&abroad=yes&baggage=yes&pets=1")).toBe(
      "No firm amount is published",
    );
  });
});
