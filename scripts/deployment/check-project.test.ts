import { describe, expect, it } from "vitest";
import { checkContent } from "./check-project.ts";

const problemsIn = (placeholders: string[], facts: Record<string, unknown>) =>
  checkContent(placeholders, facts).map(({ problem }) => problem);

describe("the check of the content", () => {
  it("reports the listed placeholders", () => {
    expect(problemsIn(["The phone number (company.phone)"], {})).toEqual([
      "Made up: The phone number (company.phone).",
    ]);
  });

  it("reports facts that look made up but are not listed", () => {
    const facts = { phone: { label: "+91 00000 00000" }, email: "hello@marigoldpets.example" };
    expect(problemsIn([], facts)).toEqual([
      "Looks made up: company.phone.",
      "Looks made up: company.email.",
    ]);
  });

  it("reports a fact once", () => {
    const facts = { phone: { label: "+91 00000 00000" } };
    expect(problemsIn(["The phone number (company.phone)"], facts)).toHaveLength(1);
  });

  it("accepts real facts", () => {
    expect(problemsIn([], { name: "Marigold", phone: { label: "+91 98 7654 3210" } })).toEqual([]);
  });
});
