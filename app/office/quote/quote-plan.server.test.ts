import { describe, expect, it } from "vitest";
import { readStoredQuote } from "./quote-plan.server.ts";

const stored = { to: "uk", pet: "dog", city: "Pune", weight: "12" };

describe("a stored quote", () => {
  it("has its move and a plan of today", () => {
    const quote = readStoredQuote(stored);
    expect(quote?.input).toMatchObject({ to: "uk", pet: "dog", city: "Pune", weight: 12 });
    expect(quote?.planned?.search).toBe("to=uk&pet=dog&weight=12");
  });

  it("loses only the answer that a limit of today refuses", () => {
    const quote = readStoredQuote({ ...stored, pad: "40" });
    expect(quote?.input).toMatchObject({ to: "uk", pet: "dog", city: "Pune" });
    expect(quote?.input.pad).toBeUndefined();
  });

  it("cannot be read without its destination, its pet or any detail", () => {
    expect(readStoredQuote({ ...stored, to: "atlantis" })).toBeNull();
    expect(readStoredQuote({ to: "uk" })).toBeNull();
    expect(readStoredQuote(null)).toBeNull();
  });
});
