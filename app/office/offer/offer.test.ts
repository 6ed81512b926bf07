import { describe, expect, it } from "vitest";
import { canAnswer, type Offer, stateOf, totalOf } from "./offer.ts";

const now = Date.parse("2026-12-01T10:00Z");

const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  id: 1,
  madeAt: now,
  madeBy: "meera",
  currency: "INR",
  lines: [],
  words: "",
  validUntil: now + 1,
  paymentUrl: null,
  answer: null,
  answeredAt: null,
  answerWords: null,
  ...changes,
});

describe("an offer", () => {
  it("has the exact sum of its lines as its total", () => {
    const lines = [10, 20, 12_500_050, -200_000].map((amount) => ({ what: "", amount }));
    expect(totalOf(lines)).toBe(12_300_080);
  });

  it("is open until its last moment, and expired after it", () => {
    expect(stateOf(offerOf({ validUntil: now }), now)).toBe("open");
    expect(stateOf(offerOf({ validUntil: now - 1 }), now)).toBe("expired");
  });

  it("stays accepted after its last day", () => {
    expect(stateOf(offerOf({ answer: "accepted", validUntil: now - 1 }), now)).toBe("accepted");
  });

  it("can be accepted or declined once, and accepted after it was declined", () => {
    expect(canAnswer(offerOf(), "accepted", now)).toBe(true);
    expect(canAnswer(offerOf(), "declined", now)).toBe(true);
    expect(canAnswer(offerOf({ answer: "declined" }), "declined", now)).toBe(false);
    expect(canAnswer(offerOf({ answer: "declined" }), "accepted", now)).toBe(true);
    expect(canAnswer(offerOf({ answer: "accepted" }), "declined", now)).toBe(false);
  });

  it("cannot be answered once it has expired", () => {
    expect(canAnswer(offerOf({ validUntil: now - 1 }), "accepted", now)).toBe(false);
    expect(canAnswer(offerOf({ validUntil: now - 1 }), "declined", now)).toBe(false);
  });
});
