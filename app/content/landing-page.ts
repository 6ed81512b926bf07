import type { PictureSource } from "~/ui/picture";
import type { FixedPrice } from "./fixed-prices";

/** A product on a landing page, with the display price that the specification fixes (section 9). */
export type Offer = {
  productId: string;
  name: string;
  fixedPrice: FixedPrice;
  /** Of several sizes, the price is the lowest. */
  isLowestOfSizes?: boolean;
  button: "Buy Now" | "View All Sizes";
  note?: string;
};

export type LandingPage = {
  title: string;
  description: string;
  lead: string;
  picture: PictureSource;
  alt: string;
  benefits: string[];
  offers: Offer[];
  /** What to know before buying. */
  details: { title: string; text: string }[];
  readMore: { label: string; path: string }[];
  hasCrateGuide?: boolean;
};
