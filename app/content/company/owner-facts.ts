import type { OwnerFacts } from "./fact-types.ts";

/**
 * The facts that only the owner of the company can supply. To fill in a fact, write its value and delete
 * `isPlaceholder`; to say that there is none, add `isNone: true` to an optional one. Until then, production cannot be
 * deployed.
 */
export const ownerFacts: OwnerFacts = {
  brand: {
    value: { name: "Marigold Pet Relocation", shortName: "Marigold" },
    isPlaceholder: true,
  },
  phone: { value: "+91 00000 00000", isPlaceholder: true },
  email: { value: "hello@marigoldpets.example", isPlaceholder: true },
  officeHours: { value: "Monday to Friday 10AM to 6PM IST" },
  officeWeek: { value: { days: [1, 2, 3, 4, 5], opensAt: 10, closesAt: 18 } },
  replyTime: { value: { officeDays: 1 }, isPlaceholder: true },
  socialNetworks: {
    // A network is null until the company has a page there.
    value: [
      { name: "Instagram", url: "https://instagram.example/marigoldpets" },
      { name: "Facebook", url: "https://facebook.example/marigoldpets" },
      { name: "YouTube", url: null },
    ],
    isPlaceholder: true,
  },
  reviewsUrl: { value: "https://reviews.example/marigold-pet-relocation", isPlaceholder: true },
  whatsApp: { value: "+91 00000 00000", isPlaceholder: true },
  holidays: { value: null },
  paymentAccount: { value: null },
  legalName: { value: null },
  addresses: { value: null },
  companyNumber: { value: null },
  gstNumber: { value: null },
  grievanceOfficer: { value: null },
  processors: { value: null },
  licences: { value: null },
  memberships: { value: null },
  insurer: { value: null },
  dispatchTime: { value: null },
  deliveryTime: { value: null },
  ourPrices: { value: null },
  pricePledge: { value: "Nothing rises without your written yes.", isPlaceholder: true },
  iataProof: { value: null },
  figuresProof: { value: null },
  founder: { value: "app/content/company/about.ts", isPlaceholder: true },
  team: { value: null },
  caseStories: { value: null },
  testimonials: { value: "app/content/company/testimonials.ts", isPlaceholder: true },
  postcards: { value: "app/content/gallery.ts", isPlaceholder: true },
  newsOfCities: {
    value: "app/content/blog/service-expansion-kolkata-chennai.mdx",
    isPlaceholder: true,
  },
  newsOfAirlines: {
    value: "app/content/blog/new-airline-partnerships.mdx",
    isPlaceholder: true,
  },
  crateSizes: { value: "app/content/shop/crate-sizes.ts", isPlaceholder: true },
  crateInsides: {
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
  },
  prices: { value: "app/content/shop/landing-pages.ts", isPlaceholder: true },
};
