import type { OwnerFacts } from "./fact-types.ts";

/** A fact's name in words, and the pages that show it. A page includes those below it, such as the blog's articles. */
type FactDescription = { what: string; shownOn: string[] };

export const everyPage = "every page";
const legalPages = ["/privacy-policy", "/terms-and-conditions"];
const proofPages = ["/about", "/services"];

/** Kept apart from the facts, so that browsers do not load it. */
export const factDescriptions: Record<keyof OwnerFacts, FactDescription> = {
  brand: { what: "The brand, and its short form", shownOn: [everyPage] },
  phone: { what: "The phone number", shownOn: [everyPage] },
  email: { what: "The email address", shownOn: [everyPage] },
  officeHours: { what: "The office hours", shownOn: [everyPage] },
  officeWeek: { what: "The office hours, as numbers", shownOn: ["/", "/quote", "/contact"] },
  replyTime: {
    what: "The time by which an enquiry is answered",
    shownOn: ["/", "/quote", "/contact"],
  },
  socialNetworks: { what: "The social networks", shownOn: [everyPage] },
  reviewsUrl: { what: "The address of the reviews", shownOn: ["/", "/testimonials"] },
  whatsApp: { what: "The WhatsApp number", shownOn: [everyPage] },
  holidays: { what: "The days on which the offices are closed", shownOn: ["/contact"] },
  paymentAccount: {
    what: "The holder and the bank of the account that quotes name",
    shownOn: ["/quote"],
  },
  legalName: { what: "The legal name", shownOn: [everyPage] },
  addresses: { what: "The addresses of the head office and the branches", shownOn: legalPages },
  companyNumber: { what: "The company’s registration number", shownOn: [everyPage] },
  gstNumber: { what: "The GST registration number", shownOn: [everyPage] },
  grievanceOfficer: {
    what: "The grievance officer",
    shownOn: [...legalPages, "/return-policy"],
  },
  processors: {
    what: "The companies that handle visitors’ data for us",
    shownOn: ["/privacy-policy"],
  },
  licences: {
    what: "Licences and registrations for our trade",
    shownOn: ["/", ...proofPages],
  },
  memberships: { what: "Memberships in associations", shownOn: ["/", ...proofPages] },
  insurer: { what: "The insurer, and what the policy covers", shownOn: proofPages },
  ourPrices: { what: "What our own work costs, from and to", shownOn: ["/plan", "/quote"] },
  pricePledge: { what: "The promise that no price rises without a yes", shownOn: ["/quote"] },
  dispatchTime: { what: "When an order leaves the warehouse", shownOn: ["/"] },
  deliveryTime: { what: "How long the shop’s parcels take", shownOn: ["/products"] },
  iataProof: { what: "The proof of “IATA certified and insured”", shownOn: ["/"] },
  figuresProof: {
    what: "The proof of the years, the pets moved and the destinations",
    shownOn: ["/"],
  },
  founder: { what: "The founder, and the company’s story", shownOn: ["/about"] },
  team: { what: "The rest of the team", shownOn: ["/about"] },
  caseStories: { what: "Stories of moves, with dates and photographs", shownOn: ["/about"] },
  testimonials: { what: "The list of testimonials", shownOn: ["/", "/testimonials"] },
  postcards: { what: "The six pets of the postcards", shownOn: ["/"] },
  newsOfCities: {
    what: "The news about Kolkata and Chennai",
    shownOn: ["/blog/service-expansion-kolkata-chennai"],
  },
  newsOfAirlines: {
    what: "The news about airlines’ cargo desks",
    shownOn: ["/blog/new-airline-partnerships"],
  },
  crateSizes: {
    what: "The inside and outside sizes of the crates",
    shownOn: [
      "/products/iata-approved-dog-carriers",
      "/products/iata-approved-dog-carrier-excess-baggage",
      "/blog/choosing-iata-crate",
    ],
  },
  crateInsides: {
    what: "The insides of the crates as we measured them",
    shownOn: ["/crate-size", "/products/iata-approved-dog-carriers"],
  },
  prices: { what: "The prices on the shop’s landing pages", shownOn: ["/", "/products"] },
};
