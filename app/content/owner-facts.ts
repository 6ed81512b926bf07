/** What pages show in any case: an invented value until the owner of the firm replaces it. */
type Fact<Value> = { value: Value; isPlaceholder?: true };
/** What the law asks of the firm. It does not show while it is null. */
type RequiredFact<Value> = Fact<Value | null>;
/** What the firm may have or not have. `isNone` records the owner's answer that it has none. */
type OptionalFact<Value> = Fact<Value | null> & { isNone?: true };
/** A file of this project that contains the fact, because it has pictures or is long. */
type FactFile = string;

export type GrievanceOfficer = { name: string; designation: string; phone: string; email: string };
/** A company that handles visitors' data for the firm, such as the form service. */
export type Processor = { name: string; task: string; country: string };
/** Days count from Monday, 1, to Sunday, 7; hours are those of India's clock. */
export type OfficeWeek = { days: number[]; opensAt: number; closesAt: number };
/** A date such as 2026-12-25, and what is celebrated. */
export type Holiday = { date: string; name: string };
export type Credential = { name: string; number: string; issuedBy: string };

export type OwnerFacts = {
  brand: Fact<{ name: string; shortName: string }>;
  phone: Fact<string>;
  email: Fact<string>;
  officeHours: Fact<string>;
  /** The same hours, to reckon with. */
  officeWeek: Fact<OfficeWeek>;
  /** On which office day after the one that an enquiry comes in on it is answered at the latest. */
  answerTime: Fact<{ officeDays: number }>;
  socialNetworks: Fact<{ name: string; url: string | null }[]>;
  reviewsUrl: Fact<string>;
  whatsApp: OptionalFact<string>;
  holidays: OptionalFact<Holiday[]>;
  /** The holder and the bank of the account that quotes name. */
  paymentAccount: RequiredFact<string>;
  legalName: RequiredFact<string>;
  /** The head office first, then the branches. */
  addresses: RequiredFact<string[]>;
  companyNumber: OptionalFact<string>;
  gstNumber: OptionalFact<string>;
  grievanceOfficer: RequiredFact<GrievanceOfficer>;
  processors: RequiredFact<Processor[]>;
  licences: OptionalFact<Credential[]>;
  memberships: OptionalFact<Credential[]>;
  insurer: OptionalFact<string>;
  deliveryTime: OptionalFact<string>;
  iataProof: OptionalFact<string>;
  figuresProof: OptionalFact<string>;
  founder: Fact<FactFile>;
  team: OptionalFact<FactFile>;
  caseStories: OptionalFact<FactFile>;
  testimonials: Fact<FactFile>;
  postcards: Fact<FactFile>;
  newsOfCities: Fact<FactFile>;
  newsOfAirlines: Fact<FactFile>;
  crateSizes: Fact<FactFile>;
  prices: Fact<FactFile>;
};

/**
 * What only the owner of the firm can supply. To fill in a fact, write its value and delete `isPlaceholder`; to say that
 * there is none, add `isNone: true` to an optional one. Until then, production cannot be deployed.
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
  answerTime: { value: { officeDays: 1 }, isPlaceholder: true },
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
  deliveryTime: { value: null },
  iataProof: { value: null },
  figuresProof: { value: null },
  founder: { value: "app/content/about.ts", isPlaceholder: true },
  team: { value: null },
  caseStories: { value: null },
  testimonials: { value: "app/content/testimonials.ts", isPlaceholder: true },
  postcards: { value: "app/content/gallery.ts", isPlaceholder: true },
  newsOfCities: {
    value: "app/content/blog/service-expansion-kolkata-chennai.mdx",
    isPlaceholder: true,
  },
  newsOfAirlines: {
    value: "app/content/blog/new-airline-partnerships.mdx",
    isPlaceholder: true,
  },
  crateSizes: { value: "app/content/crate-sizes.ts", isPlaceholder: true },
  prices: { value: "app/content/landing-pages.ts", isPlaceholder: true },
};

/** What a fact is, and the pages that show it. Pages below a page, such as articles of the blog, count as that page. */
type FactDescription = { what: string; shownOn: string[] };

export const everyPage = "every page";
const legalPages = ["/privacy-policy", "/terms-and-conditions"];
const proofPages = ["/about", "/services"];

/** Apart from the facts themselves, so that browsers do not load it. */
export const factDescriptions: Record<keyof OwnerFacts, FactDescription> = {
  brand: { what: "The brand, and its short form", shownOn: [everyPage] },
  phone: { what: "The phone number", shownOn: [everyPage] },
  email: { what: "The e-mail address", shownOn: [everyPage] },
  officeHours: { what: "The office hours", shownOn: [everyPage] },
  officeWeek: { what: "The office hours, to reckon with", shownOn: ["/", "/quote", "/contact"] },
  answerTime: { what: "Until when an enquiry is answered", shownOn: ["/", "/quote", "/contact"] },
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
  licences: { what: "Licences and registrations for our trade", shownOn: proofPages },
  memberships: { what: "Memberships in associations", shownOn: proofPages },
  insurer: { what: "The insurer, and what the policy covers", shownOn: proofPages },
  deliveryTime: { what: "How long the shop’s parcels take", shownOn: ["/products"] },
  iataProof: { what: "What proves “IATA certified and insured”", shownOn: ["/"] },
  figuresProof: {
    what: "What proves the years, the pets moved and the destinations",
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
  prices: { what: "The prices on the shop’s landing pages", shownOn: ["/", "/products"] },
};
