import { expect, it } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { company } from "./company/company.ts";
import { faq } from "./faq.ts";
import { landingPages } from "./shop/landing-pages.ts";

// These values are fixed. They are written twice, so that none of them changes by accident.

it.each([
  ["/products/microchip-for-pets", { [productIds.microchip]: "₹1,499" }],
  ["/products/pet-travel-bags", { [productIds.cabinTravelBag]: "₹1,590.00" }],
  ["/products/iata-approved-dog-carriers", { [productIds.cr1Crate]: "₹3,999" }],
  [
    "/products/iata-approved-dog-carrier-excess-baggage",
    { [productIds.largeDogCarrier]: "₹34,990" },
  ],
  [
    "/products/travel-water-bottles",
    { [productIds.portableBottle]: "₹520.00", [productIds.crateBottle]: "₹275.00" },
  ],
  ["/products/pet-accessories", { [productIds.bowlBottle]: "₹520.00" }],
])("%s shows its fixed prices", (path, prices) => {
  const offers = landingPages[path]?.offers ?? [];
  expect(
    Object.fromEntries(offers.map(({ productId, fixedPrice }) => [productId, fixedPrice.label])),
  ).toEqual(prices);
});

it("has the seven cities that the firm serves", () => {
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

it("has six questions with answers", () => {
  expect(faq).toHaveLength(6);
});
