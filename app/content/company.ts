import { ownerFacts } from "./owner-facts.ts";

const { brand, phone, email, whatsApp } = ownerFacts;

/**
 * The facts and contact details of the company, as pages use them. Some come from owner-facts.ts: change them there.
 */
export const company = {
  name: brand.value.name,
  shortName: brand.value.shortName,
  descriptor: "Pet Relocation",
  phone: { label: phone.value, uri: `tel:${phone.value.replaceAll(" ", "")}` },
  email: { label: email.value, uri: `mailto:${email.value}` },
  whatsApp: whatsApp.value && {
    label: whatsApp.value,
    uri: `https://wa.me/${whatsApp.value.replace(/\D/g, "")}`,
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
