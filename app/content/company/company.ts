import * as ownerFacts from "./owner-facts.ts";

/**
 * The facts and contact details of the company, as pages use them. Some come from owner-facts.ts: change them there.
 */
export const company = {
  name: ownerFacts.brand.value.name,
  shortName: ownerFacts.brand.value.shortName,
  descriptor: "Pet Relocation",
  phone: {
    label: ownerFacts.phone.value,
    uri: `tel:${ownerFacts.phone.value.replaceAll(" ", "")}`,
  },
  email: { label: ownerFacts.email.value, uri: `mailto:${ownerFacts.email.value}` },
  whatsApp: ownerFacts.whatsApp.value && {
    label: ownerFacts.whatsApp.value,
    uri: `https://wa.me/${ownerFacts.whatsApp.value.replace(/\D/g, "")}`,
  },
  officeHours: ownerFacts.officeHours.value,
  holidays: ownerFacts.holidays.value,
  emergencySupport: "24/7",
  /** Each has a card in cities.ts. */
  cities: ["Delhi", "Bangalore", "Mumbai", "Chennai", "Hyderabad", "Kochi", "Kolkata"],
  /** A page with reviews that owners wrote. */
  reviewsUrl: ownerFacts.reviewsUrl.value,
  socialNetworks: ownerFacts.socialNetworks.value,
} as const;

export type City = (typeof company.cities)[number];
