import { describe, expect, it } from "vitest";
import { isSuspect } from "./spam-signs.ts";

describe("an enquiry", () => {
  it("is suspect when the honeypot field is filled in", () => {
    expect(isSuspect({ honeypot: "https://spam.example", filledForMs: 60_000 })).toBe(true);
  });

  it("is suspect when it was sent in less than 0.8 seconds", () => {
    expect(isSuspect({ honeypot: "", filledForMs: 799 })).toBe(true);
    expect(isSuspect({ honeypot: "", filledForMs: 800 })).toBe(false);
  });

  it("is not suspect because it was sent without JavaScript", () => {
    expect(isSuspect({ honeypot: "", filledForMs: null })).toBe(false);
  });
});
