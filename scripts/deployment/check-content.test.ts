import { describe, expect, it } from "vitest";
import { checkContent } from "./check-content.ts";

const problemsIn = (standing: string[], facts: Record<string, unknown>) =>
  checkContent(standing, facts).map(({ problem }) => problem);

describe("the check of the content", () => {
  it("objects to what is said to be made up", () => {
    expect(problemsIn(["The phone number (company.phone)"], {})).toEqual([
      "Made up: The phone number (company.phone).",
    ]);
  });

  it("objects to what looks made up, though nobody says so", () => {
    const facts = { phone: { label: "+91 00000 00000" }, email: "hello@marigoldpets.example" };
    expect(problemsIn([], facts)).toEqual([
      "Looks made up: company.phone.",
      "Looks made up: company.email.",
    ]);
  });

  it("objects to each once", () => {
    const facts = { phone: { label: "+91 00000 00000" } };
    expect(problemsIn(["The phone number (company.phone)"], facts)).toHaveLength(1);
  });

  it("finds nothing in real ones", () => {
    expect(problemsIn([], { name: "Marigold", phone: { label: "+91 98 7654 3210" } })).toEqual([]);
  });
});
