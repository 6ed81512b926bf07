import type { OwnerFacts } from "./fact-types.ts";

// The facts that only the owner of the company can supply. To fill in a fact, write its value and delete
// `isPlaceholder`; to say that there is none, add `isNone: true` to an optional one. Until then, production cannot be
// deployed. Each is an export of its own, so that pages load only the facts that they show.

export const brand: OwnerFacts["brand"] = {
  value: { name: "Marigold Pet Relocation", shortName: "Marigold" },
  isPlaceholder: true,
};
export const phone: OwnerFacts["phone"] = { value: "+91 00000 00000", isPlaceholder: true };
export const email: OwnerFacts["email"] = {
  value: "hello@marigoldpets.example",
  isPlaceholder: true,
};
export const officeHours: OwnerFacts["officeHours"] = { value: "Monday to Friday 10AM to 6PM IST" };
export const officeWeek: OwnerFacts["officeWeek"] = {
  value: { days: [1, 2, 3, 4, 5], opensAt: 10, closesAt: 18 },
};
export const replyTime: OwnerFacts["replyTime"] = { value: { officeDays: 1 }, isPlaceholder: true };
export const socialNetworks: OwnerFacts["socialNetworks"] = {
  // A network is null until the company has a page there.
  value: [
    { name: "Instagram", url: "https://instagram.example/marigoldpets" },
    { name: "Facebook", url: "https://facebook.example/marigoldpets" },
    { name: "YouTube", url: null },
  ],
  isPlaceholder: true,
};
export const reviewsUrl: OwnerFacts["reviewsUrl"] = {
  value: "https://reviews.example/marigold-pet-relocation",
  isPlaceholder: true,
};
export const whatsApp: OwnerFacts["whatsApp"] = { value: "+91 00000 00000", isPlaceholder: true };
export const holidays: OwnerFacts["holidays"] = { value: null };
export const paymentAccount: OwnerFacts["paymentAccount"] = { value: null };
export const legalName: OwnerFacts["legalName"] = { value: null };
export const addresses: OwnerFacts["addresses"] = { value: null };
export const companyNumber: OwnerFacts["companyNumber"] = { value: null };
export const gstNumber: OwnerFacts["gstNumber"] = { value: null };
export const grievanceOfficer: OwnerFacts["grievanceOfficer"] = { value: null };
export const processors: OwnerFacts["processors"] = { value: null };
export const licences: OwnerFacts["licences"] = { value: null };
export const memberships: OwnerFacts["memberships"] = { value: null };
export const insurer: OwnerFacts["insurer"] = { value: null };
export const dispatchTime: OwnerFacts["dispatchTime"] = { value: null };
export const deliveryTime: OwnerFacts["deliveryTime"] = { value: null };
export const ourPrices: OwnerFacts["ourPrices"] = { value: null };
export const pricePledge: OwnerFacts["pricePledge"] = {
  value: "Nothing rises without your written yes.",
  isPlaceholder: true,
};
export const iataProof: OwnerFacts["iataProof"] = { value: null };
export const figuresProof: OwnerFacts["figuresProof"] = { value: null };
export const founder: OwnerFacts["founder"] = {
  value: "app/content/company/about.ts",
  isPlaceholder: true,
};
export const team: OwnerFacts["team"] = { value: null };
export const caseStories: OwnerFacts["caseStories"] = { value: null };
export const testimonials: OwnerFacts["testimonials"] = {
  value: "app/content/company/testimonials.ts",
  isPlaceholder: true,
};
export const postcards: OwnerFacts["postcards"] = {
  value: "app/content/gallery.ts",
  isPlaceholder: true,
};
export const newsOfCities: OwnerFacts["newsOfCities"] = {
  value: "app/content/blog/service-expansion-kolkata-chennai.mdx",
  isPlaceholder: true,
};
export const newsOfAirlines: OwnerFacts["newsOfAirlines"] = {
  value: "app/content/blog/new-airline-partnerships.mdx",
  isPlaceholder: true,
};
export const crateSizes: OwnerFacts["crateSizes"] = {
  value: "app/content/shop/crate-sizes.ts",
  isPlaceholder: true,
};
export const crateInsides: OwnerFacts["crateInsides"] = {
  // Such as { lengthCm: 61, widthCm: 45, heightCm: 50.5, measuredOn: "2026-12-25" }.
  value: {
    "100": null,
    "200": null,
    "300": null,
    "400": null,
    "500": null,
    "700": null,
    "Large carrier": null,
  },
};
export const prices: OwnerFacts["prices"] = {
  value: "app/content/shop/landing-pages.ts",
  isPlaceholder: true,
};
