import {
  type CountryCode,
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { isCountryCode } from "#travel/move/countries.ts";
import { plainNumbers } from "#ui/forms/checks/digits.ts";

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
  const read = likelyCountries(text, country).flatMap((defaultCountry) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    return number?.isPossible() ? [number] : [];
  });
  const numbers = [...new Map(read.map((number) => [number.number, number])).values()];
  const known = numbers.filter((number) => isKnown(number, text));
  const unknown = numbers.filter((number) => isGroupedAs(number, text));
  const number = choose(known.length > 0 ? known : unknown, text, country);
  return number && isOfPerson(number) ? number : null;
}

/** The number that is written as in its country, if no other likely country writes it so; or the only one. */
function choose(numbers: PhoneNumber[], text: string, country: CountryCode | null) {
  const [only, another] = numbers;
  if (only && !another && (isUngrouped(text) || hasCountryCode(text))) return only;
  if (isUngrouped(text)) return null;
  const [first, ...others] = numbers.filter((number) => isGroupedAs(number, text));
  if (!first) return null;
  const isOfRoute = first.country === country;
  // Where India groups it in the same way, the country of the route decides.
  if (others.length > 0) return isOfRoute && others.every(isOfIndia) ? first : null;
  if (isOfIndia(first)) return !another || hasFivesOfIndia(text) ? first : null;
  return isOfRoute || country === null ? first : null;
}

const isOfIndia = ({ country }: PhoneNumber) => country === "IN";

/** In one piece, or by three, three and four digits, as people of many countries write ten of them. */
const isUngrouped = (text: string) => /^(\d+|\d{3} \d{3} \d{4})$/.test(groupsOf(text));

/** As people in India write all mobiles. The library groups some of them in another way. */
const hasFivesOfIndia = (text: string) => /^(91 )?0?[6-9]\d{4} \d{5}$/.test(groupsOf(text));

const hasCountryCode = (text: string) => /^(\+|00|011)/.test(text);

/** The digits and signs, without the marks of direction that come with a copied number, and without brackets. */
const plainText = (written: string) =>
  plainNumbers(written)
    .replace(/\p{Cf}/gu, "")
    .replace(/\(0\)\s*/, "0")
    .replace(/[()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The country of the route and India. Groups, or a 0 before them, may show a number of the UK or of North America. */
function likelyCountries(text: string, country: CountryCode | null): CountryCode[] {
  const named: CountryCode[] = country ? [country, "IN"] : ["IN"];
  return /^[1-9]\d*$/.test(text) ? named : [...named, "GB", "US"];
}

const typesOfPeople = new Set<NumberType>([
  "MOBILE",
  "FIXED_LINE",
  "FIXED_LINE_OR_MOBILE",
  "VOIP",
  "PERSONAL_NUMBER",
]);

const isOfPerson = (number: PhoneNumber) => {
  const type = number.getType();
  return type === undefined || typesOfPeople.has(type);
};

/**
 * Whether the country has such a number. The library lacks numbers of new ranges, which have the 0 or the groups of their
 * country. Where numbers begin with a 0 at home, only an Indian mobile is often written without it.
 */
function isKnown(number: PhoneNumber, text: string): boolean {
  const { nationalNumber } = number;
  const isGrouped = !isUngrouped(text) && isGroupedAs(number, text);
  const isBare = text.replace(/\D/g, "") === nationalNumber;
  if (isBare && isOfIndia(number)) return number.isValid() && /^[6-9]/.test(nationalNumber);
  if (isBare && number.formatNational().startsWith("0")) return isGrouped;
  if (number.isValid()) return true;
  const hasPrefix =
    text.startsWith("0") && number.formatNational().startsWith(`0${nationalNumber.slice(0, 1)}`);
  return hasPrefix || isGrouped;
}

/** Whether the digits are grouped as the number's country groups them. */
function isGroupedAs(number: PhoneNumber, text: string): boolean {
  if (isOfIndia(number) && hasFivesOfIndia(text)) return true;
  const international = groupsOf(number.formatInternational());
  const bare = international.replace(/^\d+ /, "");
  // The library groups no number that it does not know.
  if (!bare.includes(" ")) return false;
  return [groupsOf(number.formatNational()), international, bare].includes(groupsOf(text));
}

const groupsOf = (text: string) => (text.match(/\d+/g) ?? []).join(" ");
