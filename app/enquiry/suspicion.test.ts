import { describe, expect, it } from "vitest";
import { isSuspect } from "./suspicion";

describe("an enquiry", () => {
  it("is suspect when the field that nobody sees is filled in", () => {
    expect(isSuspect({ decoy: "https://spam.example", filledForMs: 60_000 })).toBe(true);
  });

  it("is suspect when it was sent in less than 0.8 seconds", () => {
    expect(isSuspect({ decoy: "", filledForMs: 799 })).toBe(true);
    expect(isSuspect({ decoy: "", filledForMs: 800 })).toBe(false);
  });

  it("is not suspect for want of a script", () => {
    expect(isSuspect({ decoy: "", filledForMs: null })).toBe(false);
  });
});
