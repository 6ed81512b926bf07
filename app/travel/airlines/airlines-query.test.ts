import { expect, it } from "vitest";
import { airlinesPath } from "./airlines-query.ts";

it("The page of the airlines is linked with what a plan knows, and the month of its flight", () => {
  expect(airlinesPath({ to: "uk", pet: "cat" })).toBe("/guides/airlines?to=uk&pet=cat");
  expect(
    airlinesPath({
      to: "india",
      isBaggage: true,
      date: "2027-03-31",
      pet: "dog",
      weightKg: 9.5,
      isSnubNosed: true,
    }),
  ).toBe("/guides/airlines?to=india&pet=dog&baggage=yes&weight=9.5&month=2027-03&snub=yes");
  expect(airlinesPath({ bag: { size: { lengthCm: 45, widthCm: 28, heightCm: 24.5 } } })).toBe(
    "/guides/airlines?bag-length=45&bag-width=28&bag-height=24.5",
  );
});
