/** Who we are and how to reach us. The values are placeholders that reach nobody. */
export const company = {
  name: "Marigold Pet Relocation",
  shortName: "Marigold",
  descriptor: "Pet Relocation",
  phone: { label: "+91 00000 00000", uri: "tel:+910000000000" },
  email: { label: "hello@marigoldpets.example", uri: "mailto:hello@marigoldpets.example" },
  officeHours: "Monday to Friday 10AM to 6PM IST",
  emergencySupport: "24/7",
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
