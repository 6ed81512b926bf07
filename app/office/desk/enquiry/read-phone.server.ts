import {
  type CountryCode,
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { isCountryCode } from "#travel/move/countries.ts";
import { plainNumbers } from "#ui/forms/digits.ts";

const countriesOfDestinations = new Map<string, CountryCode>([
  ["uk", "GB"],
  ["usa", "US"],
  ["canada", "CA"],
  ["uae", "AE"],
]);

/** The foreign country that a quote names. A message names places in free words, and an Indian number needs no name. */
export function countryOfRoute(details: EnquiryRecord["details"]): CountryCode | null {
  const { to = "", country = "" } = details ?? {};
  // toUpperCase has the type string.
  if (to === "eu" && isCountryCode(country)) return country.toUpperCase() as CountryCode;
  return countriesOfDestinations.get(to) ?? null;
}

/**
 * The phone number that a visitor wrote, if there is no doubt which one it is: "98765 43210" is India's, and
 * "020 7946 0958" is London's on the way to the UK, though Pune could have it. Null for anything else, since a wrong number
 * shows a stranger who moves where.
 */
export function readPhone(written: string, country: CountryCode | null): PhoneNumber | null {
  const text = plainText(written);
  // The library takes the second number for an extension, or adds its digits to the first.
  if (/[,;/|&]\s*[\d+]/.test(text)) return null;
  const read = possibleCountries(text, country).flatMap((defaultCountry) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    return number && couldBe(number, text) ? [number] : [];
  });
  const numbers = [...new Map(read.map((number) => [number.number, number])).values()];
  const grouped = numbers.filter((number) => isGroupedAs(number, text));
  const [first = null, second] = grouped.length > 0 ? grouped : numbers;
  // Where India groups it in the same way, the country of the route decides.
  const isDecided = second === undefined || (country !== null && grouped.length > 0);
  return isDecided ? first : null;
}

/** The digits and signs, without the marks of direction that come with a copied number, and without brackets. */
const plainText = (written: string) =>
  plainNumbers(written)
    .replace(/\p{Cf}/gu, "")
    .replace(/\(0\)\s*/, "0")
    .replace(/[()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The country of the route and India. Without the former, groups may show a number of the UK or of North America. */
function possibleCountries(text: string, country: CountryCode | null): CountryCode[] {
  if (country) return [country, "IN"];
  return /^\d+$/.test(text) ? ["IN"] : ["IN", "GB", "US"];
}

const typesOfPeople = new Set<NumberType>([
  "MOBILE",
  "FIXED_LINE",
  "FIXED_LINE_OR_MOBILE",
  "VOIP",
  "PERSONAL_NUMBER",
]);

/** Numbers of a new range are not in the library yet, but have the length, and the groups or the 0 of their country. */
function couldBe(number: PhoneNumber, text: string): boolean {
  if (number.isValid()) return typesOfPeople.has(number.getType());
  const { nationalNumber } = number;
  const hasPrefix =
    text.startsWith("0") && number.formatNational().startsWith(`0${nationalNumber[0]}`);
  return number.isPossible() && (hasPrefix || isGroupedAs(number, text));
}

/** Whether the digits are grouped as the number's country groups them. */
function isGroupedAs(number: PhoneNumber, text: string): boolean {
  const international = groupsOf(number.formatInternational());
  const bare = international.replace(/^\d+ /, "");
  // The library groups no number that it does not know.
  if (!bare.includes(" ")) return false;
  return [groupsOf(number.formatNational()), international, bare].includes(groupsOf(text));
}

const groupsOf = (text: string) => (text.match(/\d+/g) ?? []).join(" ");
