import airportFile from "#travel/airports/airports.yaml";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { capitalize } from "#ui/text/text.ts";
import { findAirports } from "./find-airports.ts";

export type AirportsView = ReturnType<typeof describeAirports>;

/**
 * The airports, and the nearest one to the visitor's city first, if it is known.
 * @param mostlyRead the day that the page says once for all sources
 */
export function describeAirports(
  { city, isIntoIndia }: { city?: string; isIntoIndia: boolean },
  today: string,
  mostlyRead?: string,
) {
  const [where, onward] = isIntoIndia ? ["Pets land", "home"] : ["Pets leave India", "there"];
  return {
    about: `${where} at the airports where the quarantine service (AQCS) has an office. Each is listed with the cities that it is the nearest to by road; a city in two lists is about equally far from both.`,
    journey: `How your pet gets ${onward}, by road or on a domestic flight, we plan with you: airlines’ rules within India differ, and your flight may make another of these airports the better one.`,
    own: city ? `${isIntoIndia ? "To" : "From"} ${capitalize(city)}: ${nearestWords(city)}` : null,
    rows: airportFile.airports.map(({ city, code, near, since }) => ({
      label: `${city} (${code})`,
      value: [`${near.map(firstSpelling).join(", ")}.`, since].filter(Boolean).join(" "),
    })),
    source: describeSource(airportFile, today, mostlyRead),
  };
}

const firstSpelling = (place: string) => place.replace(/ \(.*/, "");

function nearestWords(city: string): string {
  const found = findAirports(city, airportFile);
  if (found.length === 0) return "ask us for the nearest";
  return found.length > 1 ? `${found.join(" or ")}, about equally far` : found.join();
}

/** Such as "Mumbai (nearest with AQCS)"; null for a city that is not listed. */
export function nameNearestAirport(city: string): string | null {
  const found = findAirports(city, airportFile);
  return found.length > 0 ? `${found.join(" or ")} (nearest with AQCS)` : null;
}
