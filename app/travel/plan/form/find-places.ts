import { countries } from "#travel/move/countries.ts";
import { destinationLabels } from "#travel/rules/destination-labels.ts";
import type { Destination } from "#travel/rules/rules.ts";

/** A country, by a name that visitors type. */
export type Place = {
  name: string;
  /** Its destination. Absent: we cannot give a date for it. */
  to?: Destination;
  /** The two letters of a country of the European Union. */
  country?: string;
};

/** By destination, country of the European Union or name. */
const otherNames: Record<string, string> = {
  uk: "UK GB Great Britain England Scotland Wales Northern Ireland",
  eu: "EU Europe",
  usa: "USA US America",
  uae: "UAE Emirates Dubai Abu Dhabi Sharjah",
  cz: "Czech Republic",
  nl: "Holland",
  "hong-kong": "HK",
  "sri-lanka": "Ceylon",
  "Saudi Arabia": "KSA",
  Indonesia: "Bali",
  Turkey: "Türkiye",
};

/** The guide where-we-cannot-give-a-date-yet says why. */
const withoutDate = [
  "New Zealand",
  "Saudi Arabia",
  "Kuwait",
  "Bahrain",
  "Nepal",
  "Turkey",
  "South Africa",
  "Kenya",
  "Indonesia",
];

export const places: Place[] = [
  ...Object.entries(destinationLabels).map(([to, name]) => ({ name, to })),
  ...Object.entries(countries).map(([country, name]) => ({ name, to: "eu", country })),
  ...withoutDate.map((name) => ({ name })),
];

/** The places with a name of which a word begins with the typed text; those that begin with it come first. */
export function findPlaces(typed: string): Place[] {
  const start = plain(typed).trim();
  if (start === "") return [];
  const begins = ({ name }: Place) => Number(plain(name).startsWith(start));
  return places
    .filter((place) => plain(` ${namesOf(place)}`).includes(` ${start}`))
    .toSorted((one, other) => begins(other) - begins(one));
}

/** Its name, and others by which visitors call it. */
export const namesOf = ({ name, to, country }: Place): string =>
  `${name} ${otherNames[country ?? to ?? name] ?? ""}`;

/** Without capitals, accents and full stops. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();
