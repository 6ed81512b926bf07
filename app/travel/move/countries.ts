/** The countries of the European Union, by their two letters (ISO 3166-1). */
export const countries = {
  at: "Austria",
  be: "Belgium",
  bg: "Bulgaria",
  hr: "Croatia",
  cy: "Cyprus",
  cz: "Czechia",
  dk: "Denmark",
  ee: "Estonia",
  fi: "Finland",
  fr: "France",
  de: "Germany",
  gr: "Greece",
  hu: "Hungary",
  ie: "Ireland",
  it: "Italy",
  lv: "Latvia",
  lt: "Lithuania",
  lu: "Luxembourg",
  mt: "Malta",
  nl: "Netherlands",
  pl: "Poland",
  pt: "Portugal",
  ro: "Romania",
  sk: "Slovakia",
  si: "Slovenia",
  es: "Spain",
  se: "Sweden",
} as const;

export type CountryCode = keyof typeof countries;

export const countryCodes = Object.keys(countries) as CountryCode[];

export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(countries, code);
