export type LandingOffer = {
  productId: string;
  name: string;
  /**
   * The fixed display price, all taxes included. It is shown while the store does not respond, or if the store has the
   * same price; otherwise the store's price is shown.
   */
  fixedPrice: FixedPrice;
  /** The price is the lowest of several sizes. */
  isLowestOfSizes?: boolean;
  button: "Buy Now" | "View All Sizes";
  note?: string;
};

export type LandingPage = {
  title: string;
  description: string;
  lead: string;
  /** A file in app/pictures. */
  picture: `landing-${string}`;
  alt: string;
  /** The subject is in the lower part of the picture. */
  isPictureLow?: true;
  benefits: string[];
  offers: LandingOffer[];
  /** Facts for the buyer. */
  details: { title: string; text: string }[];
  readMore: { label: string; path: string }[];
  hasCrateGuide?: boolean;
};

export type FixedPrice = { label: string; cents: number };

/** @throws Error if the amount is not written in the Indian style */
export function rupees(amount: string): FixedPrice {
  if (!/^\d{1,2}(,\d\d)*(,\d{3})(\.\d\d)?$|^\d{1,3}(\.\d\d)?$/.test(amount)) {
    throw new Error(`Not an amount of rupees: ${amount}. Write it like 520.00, 1,499 or 1,24,990.`);
  }
  const cents = Math.round(Number(amount.replaceAll(",", "")) * 100);
  return { label: `₹${amount}`, cents };
}
