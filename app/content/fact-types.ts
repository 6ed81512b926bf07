import type { PictureSource } from "~/pictures/picture-source";
import type { CrateSizeName, MeasuredInside } from "./crate-sizes";

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
/** Days count from Monday, 1, to Sunday, 7; hours are those of India's clock, 9.5 for 9:30. */
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
  replyTime: Fact<{ officeDays: number }>;
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

/** A move that the firm made, told with the owner's consent and a photograph of the pet. */
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
