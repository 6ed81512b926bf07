const phone = "+91 00000 00000";
const email = "hello@marigoldpets.example";

/** Who we are and how to reach us. The values are placeholders that reach nobody. */
export const company = {
  name: "Marigold Pet Relocation",
  shortName: "Marigold",
  descriptor: "Pet Relocation",
  phone: { label: phone, uri: `tel:${phone.replaceAll(" ", "")}` },
  email: { label: email, uri: `mailto:${email}` },
  officeHours: "Monday to Friday 10AM to 6PM IST",
  emergencySupport: "24/7",
  /** Each has a card in cities.ts. */
  cities: ["Delhi", "Bangalore", "Mumbai", "Chennai", "Hyderabad", "Kochi", "Kolkata"],
  /** Where owners have written about us. */
  reviewsUrl: "https://reviews.example/marigold-pet-relocation",
  /** A network without an address is one that we are not on yet. */
  socialNetworks: [
    { name: "Instagram", url: "https://instagram.example/marigoldpets" },
    { name: "Facebook", url: "https://facebook.example/marigoldpets" },
    { name: "YouTube", url: null },
  ],
} as const;

export type City = (typeof company.cities)[number];
