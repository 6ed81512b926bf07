import { expect, it } from "vitest";
import { company } from "./company";
import { faq } from "./faq";
import { fixedPrices } from "./fixed-prices";

// The specification fixes these values. Change them here only when the specification changes.

it("shows the fixed prices of the specification on landing pages (section 9)", () => {
  const labels = Object.entries(fixedPrices).map(([name, { label }]) => [name, label]);
  expect(Object.fromEntries(labels)).toEqual({
    microchip: "₹1,499",
    cabinTravelBag: "₹1,590.00",
    cr1Crate: "₹3,999",
    largeDogCarrier: "₹34,990",
    portableBottle: "₹520.00",
    crateBottle: "₹275.00",
    bowlBottle: "₹520.00",
  });
});

it("has the seven cities of the specification (section 2)", () => {
  expect(company.cities).toEqual([
    "Delhi",
    "Bangalore",
    "Mumbai",
    "Chennai",
    "Hyderabad",
    "Kochi",
    "Kolkata",
  ]);
});

it("has six questions with answers (section 2)", () => {
  expect(faq).toHaveLength(6);
});
