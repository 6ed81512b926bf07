import type { AirportFile } from "./airport-schema.ts";

/** The nearest airports to a place in India: several that are about equally far, or none if the place is not known. */
export function findAirports(place: string, { airports }: AirportFile): string[] {
  const [name = ""] = namesIn(place);
  const isNamed = (words: string) => namesIn(words).includes(name);
  const own = airports.find(({ city, also }) => [city, ...also].some(isNamed));
  const found = own ? [own] : airports.filter(({ near }) => near.some(isNamed));
  return found.map(({ city }) => city);
}

/** The spellings in words such as "Vizag (Visakhapatnam)", or the place before its state, without signs and accents. */
const namesIn = (words: string): string[] =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .split(/[(),]/)
    .map((name) => name.replace(/[^a-z]/g, ""))
    .filter(Boolean);
