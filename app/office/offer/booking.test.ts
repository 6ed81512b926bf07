import { describe, expect, it } from "vitest";
import { describeBooking } from "./booking.ts";

describe("a booking", () => {
  it("follows an offer that its owner has accepted, without a reason", () => {
    expect(describeBooking({ answer: "accepted" }, undefined)).toEqual({ did: "booked it" });
  });

  it.each([
    ["no offer", null],
    ["an offer without an answer", { answer: null }],
    ["an offer that was declined", { answer: "declined" as const }],
  ])("after %s says why, in the log", (_, offer) => {
    expect(describeBooking(offer, "phone")).toEqual({
      did: "booked it without an accepted offer: agreed by phone",
    });
    for (const reason of [undefined, "", "because"]) {
      expect(describeBooking(offer, reason)).toHaveProperty("problem");
    }
  });
});
