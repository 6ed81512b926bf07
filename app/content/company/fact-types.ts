import type { CrateSizeName, MeasuredInside } from "#content/shop/crate-sizes.ts";
import type { PictureSource } from "#pictures/picture-source.ts";

/** A fact that pages always show: an invented value until the owner of the company replaces it. */
type Fact<Value> = { value: Value; isPlaceholder?: true };
/** A fact that the law requires of the company. Hidden while it is null. */
type RequiredFact<Value> = Fact<Value | null>;
/** A fact that may not exist. `isNone` records the owner's answer that the company has none. */
type OptionalFact<Value> = Fact<Value | null> & { isNone?: true };
/** A file of this project that contains the fact, because it has pictures or is long. */
type FactFile = string;

export type GrievanceOfficer = { name: string; designation: string; phone: string; email: string };
/** A company that handles visitors' data for us, such as the form service. */
export type Processor = { name: string; task: string; country: string };
/** Days are 1 for Monday to 7 for Sunday; hours are in India's time zone, such as 9.5 for 9:30. */
export type OfficeWeek = { days: number[]; opensAt: number; closesAt: number };
/** A date such as 2026-12-25, and the name of the holiday. */
export type Holiday = { date: string; name: string };
export type Credential = { name: string; number: string; issuedBy: string };

export type OwnerFacts = {
  brand: Fact<{ name: string; shortName: string }>;
  phone: Fact<string>;
  email: Fact<string>;
  officeHours: Fact<string>;
  /** The office hours as numbers. */
  officeWeek: Fact<OfficeWeek>;
  /** How many office days after its own an enquiry is answered at the latest. */
  replyTime: Fact<{ officeDays: number }>;
  socialNetworks: Fact<{ name: string; url: string | null }[]>;
  reviewsUrl: Fact<string>;
  whatsApp: OptionalFact<string>;
  holidays: OptionalFact<Holiday[]>;
  /** The account in our quotes: its holder and its bank. */
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
  /** When an order leaves the warehouse, such as "the next working day". */
  dispatchTime: OptionalFact<string>;
  deliveryTime: OptionalFact<string>;
  /** The range of our own fees, by the kind of move. */
  ourPrices: OptionalFact<{ move: string; range: string }[]>;
  /** Our promise about a price that changes. */
  pricePledge: Fact<string>;
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
  /** In centimetres, with the day of the measuring; null where the firm has not measured a crate of the size. */
  crateInsides: Fact<Record<CrateSizeName, MeasuredInside | null>>;
  prices: Fact<FactFile>;
};

export type TeamMember = {
  name: string;
  role: string;
  text: string;
  picture: PictureSource;
  alt: string;
};

/** Without a photograph, pages show the initials. */
export type Founder = Omit<TeamMember, "picture" | "alt"> & {
  photo?: Pick<TeamMember, "picture" | "alt">;
};

/** A move by the company, told with the owner's consent and a photograph of the pet. */
export type CaseStory = {
  id: string;
  /** The day of arrival, as `2026-11-23`. */
  arrived: string;
  pet: string;
  origin: string;
  destination: string;
  text: string;
  picture: PictureSource;
  alt: string;
};
