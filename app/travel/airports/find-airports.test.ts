import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import file from "#travel/airports/airports.yaml";
import { findAirports } from "./find-airports.ts";

describe("The airports with AQCS", () => {
  it("are those of our cities", () => {
    expect(file.airports.map(({ city }) => city).toSorted()).toEqual(company.cities.toSorted());
  });

  it("know each city once, or as equally far from two", () => {
    const counts = Map.groupBy(
      file.airports.flatMap(({ near }) => near),
      (name) => name,
    );
    const several = [...counts].filter(([, places]) => places.length > 1).map(([name]) => name);
    expect(several.toSorted()).toEqual(["Bhopal", "Goa (Panaji, Panjim, Margao)"]);
  });
});

describe("The nearest airport", () => {
  it.each([
    ["Pune", ["Mumbai"]],
    ["Trivandrum", ["Kochi"]],
    ["Thiruvananthapuram", ["Kochi"]],
    ["Kozhikode", ["Kochi"]],
    ["Calicut", ["Kochi"]],
    ["Mangaluru", ["Bangalore"]],
    ["Visakhapatnam", ["Hyderabad"]],
    ["Chandigarh", ["Delhi"]],
    ["Guwahati", ["Kolkata"]],
    ["Goa", ["Mumbai", "Bangalore"]],
  ])("of %s is %j", (place, cities) => {
    expect(findAirports(place, file)).toEqual(cities);
  });

  it.each([
    ["Bengaluru", "Bangalore"],
    ["New Delhi", "Delhi"],
    ["Gurgaon", "Delhi"],
    ["Bombay", "Mumbai"],
    ["Cochin", "Kochi"],
  ])("of %s is its own, %s", (place, city) => {
    expect(findAirports(place, file)).toEqual([city]);
  });

  it("is found however the place is written, with its state or without", () => {
    for (const place of [" pune ", "PUNE", "Pune, Maharashtra", "Puné", "Pune (Kothrud)"]) {
      expect(findAirports(place, file), place).toEqual(["Mumbai"]);
    }
  });

  it("is not guessed for a place that is not listed", () => {
    for (const place of ["Leh", "", "…", "पुणे"]) expect(findAirports(place, file)).toEqual([]);
  });
});
