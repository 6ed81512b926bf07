const phone = "+91 00000 00000";
const email = "hello@marigoldpets.example";

/** The facts and contact details of the company. `placeholders` lists those that are invented. */
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
  /** A page with reviews that owners wrote. */
  reviewsUrl: "https://reviews.example/marigold-pet-relocation",
  /** A network is null until the company has a page there. */
  socialNetworks: [
    { name: "Instagram", url: "https://instagram.example/marigoldpets" },
    { name: "Facebook", url: "https://facebook.example/marigoldpets" },
    { name: "YouTube", url: null },
  ],
} as const;

export type City = (typeof company.cities)[number];

/** Invented values that reach nobody. A deployment to production fails until this list is empty. */
export const placeholders = [
  "The brand (company.name, shortName)",
  "The phone number (company.phone)",
  "The e-mail address (company.email)",
  "The address of the reviews (company.reviewsUrl)",
  "The social networks (company.socialNetworks)",
  "The list of testimonials (app/content/testimonials.ts)",
] as const;
