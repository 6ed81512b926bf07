import { describe, expect, it } from "vitest";
import { readDay } from "#travel/move/calendar.ts";
import { readStoredQuote } from "./quote-plan.server.ts";

const stored = { to: "uk", pet: "dog", city: "Pune", weight: "12" };
const read = (details: Record<string, string> | null, askedOn = "2026-11-26") =>
  readStoredQuote({ details, receivedAt: Date.parse(`${askedOn}T20:00+05:30`) });

describe("a stored quote", () => {
  it("has its move and the plan of the day on which it was asked, whenever it is read", () => {
    const landingAskedOn = (day: string) => read(stored, day)?.planned?.plan.practical.day ?? 0;
    expect(read(stored)?.planned?.plan.today).toBe(readDay("2026-11-26"));
    expect(landingAskedOn("2026-12-26") - landingAskedOn("2026-11-26")).toBeGreaterThan(20);
  });

  it("has its answers, and the query of its plan", () => {
    const quote = read(stored);
    expect(quote?.input).toMatchObject({ to: "uk", pet: "dog", city: "Pune", weight: 12 });
    expect(quote?.planned?.search).toBe("to=uk&pet=dog&weight=12&city=Pune");
  });

  it("loses only the answer that a limit of today refuses", () => {
    const quote = read({ ...stored, pad: "40" });
    expect(quote?.input).toMatchObject({ to: "uk", pet: "dog", city: "Pune" });
    expect(quote?.input.pad).toBeUndefined();
  });

  it("cannot be read without its destination, its pet or any detail", () => {
    expect(read({ ...stored, to: "atlantis" })).toBeNull();
    expect(read({ to: "uk" })).toBeNull();
    expect(read(null)).toBeNull();
  });
});
